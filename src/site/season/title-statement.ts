import type { TieState } from '../../derive/tie-states.ts';
import type { TranslateOfBoth } from '../words.ts';

interface TitleNow {
  readonly season: number;
  /** The ties of the play-offs, the final last; none before the table is complete. */
  readonly ties: readonly Pick<TieState, 'clubs' | 'order'>[];
  /** The chance of each club to win the title. */
  readonly rows: readonly { readonly club: string; readonly champion: number | null }[];
  nameOf(club: string): string;
  percent(share: number): string;
}

/**
 * Returns who is the champion, who is in the final, or else who is the favourite for the title. It is undefined outside the
 * play-offs.
 */
export function titleStatement(
  t: TranslateOfBoth,
  { season, ties, rows, nameOf, percent }: TitleNow,
): string | undefined {
  const final = ties.at(-1);
  if (!final) return undefined;
  const [champion] = final.order ?? [];
  if (champion !== undefined)
    return t('{club} are the champions of {season}', { club: nameOf(champion), season });
  const [first, second] = final.clubs.filter((club) => club !== undefined);
  if (first && second)
    return t('{first} meet {second} in the final', { first: nameOf(first), second: nameOf(second) });
  if (first) return t('{club} are in the final', { club: nameOf(first) });
  const [favourite] = rows.toSorted((a, b) => (b.champion ?? 0) - (a.champion ?? 0));
  if (!favourite?.champion) return undefined;
  const values = { club: nameOf(favourite.club), chance: percent(favourite.champion) };
  return t('{club} are the favourites for the title, at {chance}', values);
}
