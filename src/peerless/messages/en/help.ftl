# What --help says. Names of options and of what stands after them (HERO, FILE, N) stay as they are;
# %(default)s, %s and the like are filled in by argparse.

help-peerless = An open digital edition of Unmatched.
help-language = one of: { $languages } (default: that of your locale, else English)
help-mode = one of: { $modes } (default: %(default)s)
help-content = a folder with content of your own, in folders heroes, battlefields, enemies and discoveries; may be given more than once

## play

help-play = play in the browser, or in the terminal
help-play-terminal = a game in the terminal, against bots, or together against a villain
help-in-the-browser = in the browser
help-in-the-terminal = in the terminal
help-play-host = the address to listen at (default: { $host }: only this machine)
help-play-port = (default: { $port }, or another one if that is taken)
help-no-browser = only print the address of the page
help-play-mode = one of: { $modes } (default: { $usual }; you are asked if you say nothing)
help-players = free-for-all: 3 or 4 (default: 4); team game: 4, or 3, where you command two heroes; adventure: 1 to 4 heroes (default: those that are named)
help-hero = your hero, by id or name (default: you are asked); all, if you command several
help-mate = your team-mate's hero, which a bot leads (likewise); in an adventure also several
help-against = your opponents' heroes (likewise)
help-battlefield = the battlefield, by id or name (likewise)
help-adventure = play together against this villain, by id or name (likewise); the same as --mode adventure
help-minions = of an adventure, as many as there are heroes, by id or name; random: by lot (likewise)
help-discoveries = of an adventure, up to 3 for a harder game, by id or name; random: one by lot; none (likewise)
help-kindest = in an adventure, let the game choose for the enemies what seems kindest to you
help-closed-hands = in an adventure, do not let the players see each other's hands
help-random = choose by lot what is not named, and do not ask
help-draft = ban and pick heroes in turn with your opponents
help-bans = in a draft, of each side (default: 1)
help-first = who goes first: me, them, lot, or a seat: 0 is yours, 1 the opponent's after you, and so on (default: %(default)s)
help-best-of = play until one side has won most of N games (default: %(default)s)
help-bot = one of: { $bots }; or a class of your own, as in my_package:MyBot (default: %(default)s)
help-play-seed = play this very deal (default: any deal)

## table

help-table = serve tables over HTTP and WebSockets
help-host = the address to listen at (default: %(default)s)
help-port = (default: %(default)s)
help-database = sqlite:///FILE or postgresql://... (default: a file in your data folder)
help-most-tables = how many games may run at a time (default: %(default)s)
help-origin = a page of another server that may connect, as https://example.org; may be given more than once
help-workers = processes that serve, on PostgreSQL (default: %(default)s)

## scenario, replay, draw, hint, read, say, check

help-scenario = run scenario files
help-replay = play a record again, in words
help-draw = a battlefield or a position as an SVG picture
help-draw-battlefield = by id, name or file
help-draw-scenario = the position of a scenario
help-draw-record = the game of a record
help-after = after so many decisions (default: none of a scenario's, all of a record's)
help-draw-output = where to (default: standard output)
help-hint = what a bot would do in a position, or thinks of a game
help-hint-file = a scenario (.toml) or the record of a game
help-hint-game = look back on the whole game of a record: the chance to win over time, and where it turned
help-hint-bot = one of: { $levels }; or search:N, with N rounds of search for a decision (default: hard; with --game search:150)
help-hint-best = how many decisions are shown (default: %(default)s)
help-hint-seed = of what is left to chance (default: 0)
help-read = read a text of rules English
help-read-hero = whose names may stand in it: id, name or file of a hero, or of an enemy
help-read-kind = what the text stands on: what has no place there is refused
help-say = say the texts of a hero, an enemy, a battlefield or a discovery
help-say-name = id, name or file
help-say-all = everything, as a page in Markdown
help-check = check every content file, or the files named

## sim and lab

help-sim = play many games and count
help-sim-heroes = the heroes, by id or name: two; in a team game two of one team, then two of the other; in a free-for-all three or four; in a cooperative game one to four
help-sim-more-heroes = the same
help-sim-battlefield = the battlefield, by id or name (default: %(default)s)
help-sim-bots = a bot for all sides, or one for each side with commas between them, of: { $bots }; or a class of your own, as in my_package:MyBot (default: %(default)s)
help-sim-games = how many (default: %(default)s)
help-sim-seed = of the first game (default: %(default)s)
help-sim-json = print the figures as JSON
help-cooperative-games = cooperative games
help-sim-adventure = the villain, by id or name; a HERO can then be random: drawn by lot for each game
help-sim-minions = as many as there are heroes, by id or name; random: by lot for each game (default: random)
help-sim-discoveries = up to 3 for a harder game, by id or name (default: none)
help-processes = how many games are played at a time (default: one on each core)
help-lab = the laboratory: which heroes and which bots win, with evidence

## lab

help-lab-matchups = every hero against every hero, on every battlefield
help-lab-ladder = bots against each other, with mixed heroes and battlefields
help-lab-adventures = cooperative games: teams of bots against every villain
help-lab-report = one page of HTML with heat maps and plots of what was played
help-lab-train = learn what positions are worth, from games of search bots with themselves
help-lab-by-name = by id or name (default: all)
help-lab-team-sizes = how many there are in a team, drawn by lot for each game (default: 1 2 3 4)
help-lab-team-bots = each leads all heroes of a team; all of them get the same games, and are compared with the first (default: greedy)
help-lab-cell-games = of each cell (default: %(default)s)
help-lab-seed = of the first deal (default: %(default)s)
help-lab-scale = every search bot thinks X times as long: 0.1 for a tenth (default: %(default)s)
help-lab-folder = where the results lie; games that are there are not played again, so a run that was stopped goes on (default: %(default)s)
help-lab-ray = play on a Ray cluster; { $local }: on a Ray of this machine (pip install peerless[ray])
help-lab-ladder-bots = from the weakest to the strongest (default: { $bots })
help-lab-against = each meets this one (default: each meets the next)
help-lab-everyone = each meets each other
help-lab-ladder-games = of each two bots that meet; in two games that share a deal they change places (default: %(default)s)
help-lab-matchup-bots = one that leads all heroes, or two: the first against the second (default: greedy)
help-lab-matchup-games = of each pair of heroes on each battlefield; in every second one the other side begins (default: %(default)s)
help-lab-mirror = each hero against itself alone, led by two bots
help-lab-folders = results of a run
help-lab-page = the page (default: report.html in the first folder)
help-lab-document = a text in Markdown, whose tables of these results are written anew
help-lab-growth = draw the plot of strength and budget as SVG
help-lab-train-games = duels in a generation (default: %(default)s)
help-lab-train-adventures = cooperative games in a generation (default: %(default)s)
help-lab-train-rounds = of search for each decision; 0 plays what looks good at a glance (default: %(default)s)
help-lab-train-generations = each plays with what the one before has learned (default: %(default)s)
help-lab-train-seed = of the first game (default: %(default)s)
help-lab-train-processes = how many games are played at a time; the weights are the same (default: %(default)s)
help-lab-begin = weights to begin with (default: those set by hand)
help-lab-weights = where the weights go (default: %(default)s)

## argparse's own words

argparse-usage = { "usage: " }
argparse-positionals = positional arguments
argparse-options = options
argparse-subcommands = subcommands
argparse-help = show this help message and exit
argparse-version = show program's version number and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized = unrecognized arguments: %s
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-type = invalid %(type)s value: %(value)r
argparse-parser = unknown parser %(parser_name)r (choices: %(choices)s)
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-expected = { $n ->
    [one] expected %s argument
   *[other] expected %s arguments
  }
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-not-with = not allowed with argument %s
argparse-ignored = ignored explicit argument %r
argparse-unexpected = unexpected option string: %s
