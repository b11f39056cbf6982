import type { ListedMatch } from '../read/listed-match.ts';

/**
 * Takes the time from matches that all begin at midnight: programs write a day as `2024-08-16T00:00:00Z`.
 *
 * @returns the matches, and what was decided, or null where nothing was
 */
export function withoutMidnights(matches: readonly ListedMatch[]): {
  matches: readonly ListedMatch[];
  note: string | null;
} {
  const timed = matches.filter(({ time, instant }) => time !== null || instant !== null);
  const isMidnight = ({ time, instant }: ListedMatch) =>
    time === '00:00' || (instant?.endsWith('T00:00:00Z') ?? false);
  if (timed.length < 2 || !timed.every(isMidnight)) return { matches, note: null };
  return {
    matches: matches.map((match) => ({
      ...match,
      date: match.date ?? match.instant?.slice(0, 10) ?? null,
      time: null,
      instant: null,
    })),
    note: 'all times are midnight, and are read as unknown',
  };
}
