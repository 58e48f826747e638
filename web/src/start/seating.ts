// From players to seats, as peerless.match does it: seat 0 goes first, and two teams take turns. In
// a cooperative game all players are one side.
//
// Players are numbered as if the first of them led: 0 and 1 are the first of each team, 2 and 3
// the second. Whoever really leads, these numbers stay with them.

export const TEAM = "team";
export const ADVENTURE = "adventure";

export function sidesOf(mode: string, count: number): number {
  if (mode === ADVENTURE) return 1;
  return mode === TEAM ? 2 : count;
}

export const sideOf = (mode: string, count: number, player: number): number => player % sidesOf(mode, count);

/** The player of each seat when `first` leads. */
export function seating(mode: string, count: number, first: number): number[] {
  const sides = sidesOf(mode, count);
  const leader = { side: first % sides, member: Math.floor(first / sides) };
  const members = count / sides;
  return Array.from({ length: count }, (_, seat) => {
    const side = (leader.side + seat) % sides;
    const turn = Math.floor(seat / sides) + (side === leader.side ? leader.member : 0);
    return (turn % members) * sides + side;
  });
}
