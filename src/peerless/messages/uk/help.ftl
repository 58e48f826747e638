# Що каже --help. Назви параметрів і того, що за ними стоїть (HERO, FILE, N), лишаються як є.

help-peerless = Відкрита цифрова версія Unmatched.
help-language = одна з: { $languages } (типово — мова вашої системи, інакше англійська)
help-mode = один із: { $modes } (типово: %(default)s)
help-content = тека з вашими матеріалами: у ній теки heroes, battlefields, enemies і discoveries; можна вказати кілька разів

## play

help-play = грати в браузері або в терміналі
help-play-terminal = гра в терміналі: проти ботів або разом проти лиходія
help-in-the-browser = у браузері
help-in-the-terminal = у терміналі
help-play-host = адреса сервера (типово: { $host }, лише ця машина)
help-play-port = (типово: { $port } або інший, якщо цей зайнято)
help-no-browser = лише надрукувати адресу сторінки
help-play-mode = один із: { $modes } (типово: { $usual }; якщо нічого не вказати, вас спитають)
help-players = кожен сам за себе: 3 або 4 (типово: 4); гра командами: 4 або 3, тоді ви керуєте двома героями; пригода: від 1 до 4 героїв (типово: скільки названо)
help-hero = ваш герой, ідентифікатор або ім’я (інакше вас спитають); усі, якщо ви керуєте кількома
help-mate = герой члена вашої команди, ним керує бот (так само); у пригоді їх може бути кілька
help-against = герої ваших суперників (так само)
help-battlefield = поле бою, ідентифікатор або назва (так само)
help-adventure = грати разом проти цього лиходія, ідентифікатор або ім’я (так само); те саме, що --mode adventure
help-minions = у пригоді, стільки ж, скільки героїв, ідентифікатори або імена; random: за жеребом (так само)
help-discoveries = у пригоді, до 3 для складнішої гри, ідентифікатори або назви; random: одне за жеребом; none: жодного (так само)
help-kindest = у пригоді за ворогів вибирає гра: те, що для вас милосердніше
help-closed-hands = у пригоді гравці не бачать карт одне одного
help-random = вибрати за жеребом те, що не названо, і не питати
help-draft = забороняти й вибирати героїв по черзі із суперниками
help-bans = у драфті, заборон у кожної сторони (типово: 1)
help-first = хто ходить першим: me (ви), them (вони), lot (жереб) або місце: 0 — ваше, 1 — наступного суперника й так далі (типово: %(default)s)
help-best-of = грати, доки одна сторона не виграє більшість із N ігор (типово: %(default)s)
help-bot = один із: { $bots }; або ваш власний клас, наприклад my_package:MyBot (типово: %(default)s)
help-play-seed = зіграти саме цю роздачу (типово: будь-яку)

## table

help-table = сервер столів через HTTP і WebSockets
help-host = адреса сервера (типово: %(default)s)
help-port = (типово: %(default)s)
help-database = sqlite:///FILE або postgresql://... (типово: файл у вашій теці даних)
help-most-tables = скільки ігор може йти одночасно (типово: %(default)s)
help-origin = сторінка іншого сервера, якій можна під’єднуватися, наприклад https://example.org
help-workers = скільки процесів обслуговує, на PostgreSQL (типово: %(default)s)

## scenario, replay, draw, hint, read, say, check

help-scenario = виконати файли сценаріїв
help-replay = переказати записану гру
help-draw = поле бою або позиція як картинка SVG
help-draw-battlefield = ідентифікатор, назва або файл
help-draw-scenario = позиція зі сценарію
help-draw-record = гра із запису
help-after = після стількох рішень (типово: у сценарії — жодного, у записі — після всіх)
help-draw-output = куди записати (типово: стандартний вивід)
help-hint = що зробив би бот у цій позиції або що він думає про гру
help-hint-file = сценарій (.toml) або запис гри
help-hint-game = розібрати всю записану гру: як змінювалися шанси на перемогу й де був перелом
help-hint-bot = один із: { $levels }; або search:N, з N кроками пошуку на рішення (типово: hard; з --game search:150)
help-hint-best = скільки рішень показати (типово: %(default)s)
help-hint-seed = зерно для всього випадкового (типово: 0)
help-read = прочитати текст англійською мовою правил
help-read-hero = чиї імена в ньому можуть бути: ідентифікатор, ім’я або файл героя чи ворога
help-read-kind = на чому стоїть текст: чому там не місце, те не приймається
help-say = сказати тексти героя, ворога, поля бою або відкриття
help-say-name = ідентифікатор, ім’я або файл
help-say-all = усе, однією сторінкою Markdown
help-check = перевірити всі файли з матеріалами або лише названі

## sim, lab

help-sim = зіграти багато ігор і порахувати
help-sim-heroes = герої, ідентифікатори або імена: двоє; у грі командами двоє з однієї команди, потім двоє з іншої; «кожен сам за себе» — троє або четверо; у кооперативній грі — від одного до чотирьох
help-sim-more-heroes = те саме
help-sim-battlefield = поле бою, ідентифікатор або назва (типово: %(default)s)
help-sim-bots = один бот на всі сторони або по одному на кожну через кому, з: { $bots }; або ваш власний клас, наприклад my_package:MyBot (типово: %(default)s)
help-sim-games = скільки ігор (типово: %(default)s)
help-sim-seed = зерно першої гри (типово: %(default)s)
help-sim-json = надрукувати цифри в JSON
help-cooperative-games = кооперативні ігри
help-sim-adventure = лиходій, ідентифікатор або ім’я; тоді замість HERO можна написати random: за жеребом для кожної гри
help-sim-minions = стільки ж, скільки героїв, ідентифікатори або імена; random: за жеребом для кожної гри (типово: random)
help-sim-discoveries = до 3 для складнішої гри, ідентифікатори або назви (типово: жодного)
help-processes = скільки ігор іде одночасно (типово: по одній на ядро)
help-lab = лабораторія: які герої та які боти перемагають, із доказами

## lab

help-lab-matchups = кожен герой проти кожного, на кожному полі бою
help-lab-ladder = боти один проти одного, з різними героями й полями бою
help-lab-adventures = кооперативні ігри: команди ботів проти кожного лиходія
help-lab-report = сторінка HTML з тепловими картами й графіками зіграного
help-lab-train = дізнатися, чого варті позиції, з ігор ботів із пошуком проти самих себе
help-lab-by-name = ідентифікатори або імена (типово: усі)
help-lab-team-sizes = скільки їх у команді, за жеребом для кожної гри (типово: 1 2 3 4)
help-lab-team-bots = кожен керує всіма героями команди; усі грають ті самі ігри й порівнюються з першим (типово: greedy)
help-lab-cell-games = ігор на кожну клітинку таблиці (типово: %(default)s)
help-lab-seed = зерно першої роздачі (типово: %(default)s)
help-lab-scale = кожен бот із пошуком думає в X разів довше: 0.1 — десята частина (типово: %(default)s)
help-lab-folder = де лежать результати; ігри, які там уже є, не граються знову, тож перервана серія триває далі (типово: %(default)s)
help-lab-ray = грати на кластері Ray; { $local }: на Ray цієї машини (pip install peerless[ray])
help-lab-ladder-bots = від найслабшого до найсильнішого (типово: { $bots })
help-lab-against = кожен зустрічається з цим (типово: кожен із наступним)
help-lab-everyone = кожен зустрічається з кожним
help-lab-ladder-games = ігор на кожну пару ботів; у двох іграх з однією роздачею вони міняються місцями (типово: %(default)s)
help-lab-matchup-bots = один, який керує всіма героями, або два: перший проти другого (типово: greedy)
help-lab-matchup-games = ігор на кожну пару героїв на кожному полі бою; у кожній другій починає інша сторона (типово: %(default)s)
help-lab-mirror = кожен герой лише проти самого себе, під керуванням двох ботів
help-lab-folders = результати серії
help-lab-page = сторінка (типово: report.html у першій теці)
help-lab-document = текст у Markdown, у якому таблиці цих результатів записуються заново
help-lab-growth = намалювати графік сили й бюджету в SVG
help-lab-train-games = дуелей у поколінні (типово: %(default)s)
help-lab-train-adventures = кооперативних ігор у поколінні (типово: %(default)s)
help-lab-train-rounds = кроків пошуку на рішення; 0 — грати те, що добре на перший погляд (типово: %(default)s)
help-lab-train-generations = поколінь: кожне грає з тим, чого навчилося попереднє (типово: %(default)s)
help-lab-train-seed = зерно першої гри (типово: %(default)s)
help-lab-train-processes = скільки ігор іде одночасно; ваги від цього не змінюються (типово: %(default)s)
help-lab-begin = початкові ваги (типово: задані вручну)
help-lab-weights = куди записати ваги (типово: %(default)s)

## Слова самого argparse

argparse-usage = { "використання: " }
argparse-positionals = аргументи
argparse-options = параметри
argparse-subcommands = команди
argparse-help = показати цю довідку й вийти
argparse-version = показати версію програми й вийти
argparse-argument = аргумент %(argument_name)s: %(message)s
argparse-unrecognized = невідомі аргументи: %s
argparse-ambiguous = неоднозначний параметр: %(option)s може означати %(matches)s
argparse-choice = недопустиме значення: %(value)r (можна: %(choices)s)
argparse-type = недопустиме значення (%(type)s): %(value)r
argparse-parser = невідома команда %(parser_name)r (є: %(choices)s)
argparse-one = потрібен один аргумент
argparse-at-most-one = потрібен щонайбільше один аргумент
argparse-at-least-one = потрібен хоча б один аргумент
argparse-expected = { $n ->
    [one] потрібен %s аргумент
    [few] потрібно %s аргументи
   *[many] потрібно %s аргументів
  }
argparse-required = бракує аргументів: %s
argparse-one-required = потрібен один з аргументів %s
argparse-not-with = не можна разом з аргументом %s
argparse-ignored = зайвий аргумент %r
argparse-unexpected = неочікуваний параметр: %s
