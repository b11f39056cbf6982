/** Formats a share in whole per cent, of which only 0 and 1 themselves become 0 and 100. */
export function notRoundedAway(share: number, percent: (share: number) => string): string {
  if (share > 0 && share < 0.005) return `<\u00a0${percent(0.01)}`;
  if (share < 1 && share >= 0.995) return `>\u00a0${percent(0.99)}`;
  return percent(share);
}

/** Returns per cent as a whole number. */
export function percentFigure(percent: number): string {
  return notRoundedAway(percent / 100, (value) => `${Math.round(value * 100)}`);
}

/** Returns a chance as a figure in whole per cent, with a dot for what cannot be. A cell has no room for the space in `< 1`. */
export function chanceFigure(share: number): string {
  return share === 0 ? '·' : percentFigure(100 * share).replace('\u00a0', '');
}

/** Returns what a row says of first place, of the play-offs and of each other zone of the table, in this order. */
export function chancesOf<Chance>(row: {
  readonly first: Chance;
  readonly play_offs: Chance | null;
  readonly zones: readonly { readonly chance: Chance }[];
}): (Chance | null)[] {
  return [row.first, row.play_offs, ...row.zones.map(({ chance }) => chance)];
}

/** Returns the index of the largest number, the first of equal ones. */
export function indexOfLargest(numbers: readonly number[]): number {
  return numbers.indexOf(Math.max(...numbers));
}

/** Shares from which a cell has a darker shade, the first shade from any. */
const shadeLimits = [0, 0.1, 0.25, 0.45];

/** Returns how dark the cell of a chance is, from 0 to 4. */
export function shadeOf(share: number): number {
  return share === 0 ? 0 : shadeLimits.filter((limit) => share >= limit).length;
}

/** Returns the places that a club can end on, such as `2–5`. */
export function placesText(best: number, worst: number): string {
  return best === worst ? `${best}` : `${best}–${worst}`;
}
