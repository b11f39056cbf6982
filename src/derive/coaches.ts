import type { Dataset } from '../records/dataset/index.ts';
import type { CoachInSeason } from '../records/directory.ts';
import { isPlayedBy } from './matches.ts';
import { ascending } from './order.ts';
import { hasResult, tally } from './tally.ts';

/**
 * Returns the known head coaches of a club by season, with the results of the matches in charge. These are null where the
 * day of a change is not known. A season without a row has no coach, whoever had the seasons before and after it.
 */
export function deriveCoaches(
  { coaches, matches, league }: Pick<Dataset, 'coaches' | 'matches' | 'league'>,
  club: string,
): CoachInSeason[] {
  const rows = coaches.filter((row) => row.club === club);
  return rows
    .flatMap((row) => {
      const { season, coach, from, to, confidence, source } = row;
      const played = matches.filter(
        (match) => match.season === season && hasResult(match) && isPlayedBy(match, club),
      );
      const days = played.map(({ date }) => date);
      const isAlone = rows.every((other) => other === row || other.season !== season);
      const isKnown =
        (isAlone || from !== null || to !== null) && isDatable(from, days) && isDatable(to, days);
      const inCharge = played.filter(({ date }) => date >= (from ?? date) && (to === null || date < to));
      return tally(league, inCharge, [club]).map(({ played: count, wins, draws, losses, points }) => {
        const results = isKnown ? { matches: count, wins, draws, losses, points } : unknownResults;
        return { season, coach, from, to, ...results, confidence, reference: source };
      });
    })
    .sort((a, b) => a.season - b.season || ascending(a.from ?? '', b.from ?? ''));
}

const unknownResults = { matches: null, wins: null, draws: null, losses: null, points: null };

/** Returns whether each match was clearly before or after a change, of which perhaps only the year or month is known. */
function isDatable(change: string | null, days: readonly string[]): boolean {
  return change === null || days.every((day) => day === change || !day.startsWith(change));
}
