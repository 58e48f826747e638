// The arrow keys on the battlefield: from what has the focus to the nearest choice that way.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function nearest(event: KeyboardEvent & { currentTarget: Element }): void {
  const way = WAYS[event.key];
  const from = event.target as Element;
  if (!way || from === event.currentTarget) return;
  event.preventDefault();
  const here = middle(from);
  let best: { choice: SVGElement; cost: number } | null = null;
  for (const choice of event.currentTarget.querySelectorAll<SVGElement>('[role="button"]')) {
    const there = middle(choice);
    const [x, y] = [there[0] - here[0], there[1] - here[1]];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    const cost = ahead + 2 * aside; // what lies straight ahead is nearer than what lies askew
    if (choice !== from && ahead > 4 && (!best || cost < best.cost)) best = { choice, cost };
  }
  best?.choice.focus();
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
