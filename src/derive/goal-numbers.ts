/** Clock and minutes of one moment may differ by so many minutes: minute 58 begins when 57 are over. */
const tolerance = 1;

/**
 * Returns which goal of a side each listed one is, 1 for the first. The list may lack goals. It is null where more than one
 * goal can be the listed one, or none.
 *
 * @param minutes the minute of each listed goal
 * @param seenAt the minute of play in which each goal was first seen, null where that is not known
 */
export function goalNumbers(
  minutes: readonly number[],
  seenAt: readonly (number | null)[],
): (number | null)[] {
  if (minutes.length === seenAt.length) {
    const inOrder = [...minutes.keys()].sort((a, b) => Number(minutes[a]) - Number(minutes[b]));
    return minutes.map((_, index) => inOrder.indexOf(index) + 1);
  }
  const possible = minutes.map((minute) => possibleNumbers(minute, seenAt));
  const numbers = new Map<number, number>();
  for (;;) {
    const taken = new Set(numbers.values());
    const isFree = (number: number) => !taken.has(number);
    const index = possible.findIndex((set, index) => !numbers.has(index) && set.filter(isFree).length === 1);
    const number = possible[index]?.find(isFree);
    if (number === undefined) return minutes.map((_, index) => numbers.get(index) ?? null);
    numbers.set(index, number);
  }
}

/** Returns the goals that can have been scored in a minute: after the goal before was seen, and before they were. */
function possibleNumbers(minute: number, seenAt: readonly (number | null)[]): number[] {
  return seenAt.flatMap((clock, index) => {
    // Goals that were seen at once can have come in any order.
    const before = seenAt.slice(0, index).findLast((earlier) => earlier !== clock) ?? null;
    const isAfter = before === null || minute >= before - tolerance;
    const isBefore = clock === null || minute <= clock + tolerance;
    return isAfter && isBefore ? [index + 1] : [];
  });
}
