// The words of the page that cannot be read in full as it is now: cut off by what holds them, sticking
// out of their button or card, ending in "…", beyond the window, or broken in the midst of a word.
(allowed) => {
  const SLACK = 1.5; // pixels
  const FRAME = "button, a.button, .card, .panel, .tag, .sheet, summary, select, th, td";
  const SIDEWAYS = ".hand, .moments, .cards, nav"; // meant to be scrolled that way
  const WHOLE = `${FRAME}, .title, h1, h2, h3, h4, b, th`; // in which no word is broken
  const found = new Map();

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  function note(why, element, text) {
    const place = element.closest("[class]")?.getAttribute("class").replace(/ ?svelte-\S+/g, "") ?? "";
    found.set(`${why}: ${element.tagName.toLowerCase()}.${place} “${text.trim().replace(/\s+/g, " ").slice(0, 70)}”`, 1);
  }

  /** What only a screen reader says, or nobody sees. */
  function unseen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let each = element; each; each = each.parentElement)
      if (styleOf(each).clipPath.startsWith("inset(50%")) return true;
    return false;
  }

  /** Its padding box: within it, words can be read. */
  function room(element) {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
  }

  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** Why a line of words is not within what holds it. */
  function lost(element, line) {
    let [acrossIsFree, downIsFree, framed] = [false, false, false];
    for (let each = element; each && each !== document.documentElement; ) {
      const style = styleOf(each);
      const turned = style.transform !== "none" || each.closest(".turned, .clash .card"); // a card seen from behind
      if (style.display !== "inline" && !turned) {
        const { left, right, top, bottom } = room(each);
        const across = line.left < left - SLACK || line.right > right + SLACK;
        const down = line.top < top - SLACK || line.bottom > bottom + SLACK;
        if (across && !acrossIsFree && clips(style.overflowX)) return "cut off";
        if (down && !downIsFree && clips(style.overflowY)) return "cut off";
        if (across && !acrossIsFree && scrolls(style.overflowX) && !each.matches(SIDEWAYS)) return "out of sight";
        acrossIsFree ||= scrolls(style.overflowX);
        downIsFree ||= scrolls(style.overflowY);
        if (!framed && each.matches(FRAME)) {
          framed = true;
          if ((across && !acrossIsFree) || (down && !downIsFree)) return "sticks out";
        }
      }
      if (style.position === "fixed" || each.tagName === "DIALOG") break;
      each = style.position === "absolute" ? each.offsetParent : each.parentElement;
    }
    if (!acrossIsFree && (line.left < -SLACK || line.right > innerWidth + SLACK)) return "beyond the window";
    return null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent;
    if (!text.trim() || element.closest(`svg, script, style, option, textarea, ${allowed}`) || unseen(element)) continue;
    range.selectNodeContents(node);
    const { fontSize, whiteSpace } = styleOf(element);
    const half = 0.32 * parseFloat(fontSize); // of the height of its letters
    const blank = whiteSpace === "pre-wrap" ? 0.3 * parseFloat(fontSize) : 0; // hangs at the end of a line
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (!width) continue;
      const middle = (top + bottom) / 2;
      const why = lost(element, { left, right: right - blank, top: middle - half, bottom: middle + half });
      if (why) note(why, element, text);
    }
    const { textOverflow, overflowX } = styleOf(element);
    if ((textOverflow === "ellipsis" || clips(overflowX)) && element.scrollWidth > element.clientWidth + 1)
      note("cut off", element, text);
    if (element.closest(WHOLE))
      for (const word of text.matchAll(/[\p{L}\p{M}’'\d]+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (lines.some(({ top }) => Math.abs(top - lines[0].top) > 3)) note("broken", element, `${word[0]} (${text})`);
      }
  }

  // A menu shows what is chosen; a field, what could be written there.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    if (unseen(field)) continue;
    const words = field.matches("select") ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    const style = styleOf(field);
    pen.font = style.font;
    const free = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(words).width > free + SLACK) note("cut off", field, words);
  }

  if (document.documentElement.scrollWidth > innerWidth) found.set("the page is wider than its window", 1);
  return [...found.keys()];
};
