import type { CoachSeason } from '../records/coach.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { nameIn } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { hasResult, isPlayedBy } from './matches.ts';
import { tally } from './ranking.ts';

type Inputs = Pick<Dataset, 'coaches' | 'matches' | 'clubNames' | 'league'>;

/**
 * Derives the known head coaches by season, club and day, with the results of the matches in charge. These are null where
 * the day of a change is not known. A season without a row has no coach, whoever had the seasons before and after it.
 */
export function deriveCoaches({ coaches, matches, clubNames, league }: Inputs): CoachSeason[] {
  return coaches
    .flatMap((row) => {
      const { season, club, coach_id, coach, from, to, confidence, source } = row;
      const played = matches.filter(
        (match) => match.season === season && hasResult(match) && isPlayedBy(match, club),
      );
      const days = played.map(({ date }) => date);
      const isAlone = coaches.every(
        (other) => other === row || other.season !== season || other.club !== club,
      );
      const isKnown =
        (isAlone || from !== null || to !== null) && isDatable(from, days) && isDatable(to, days);
      const inCharge = played.filter(({ date }) => date >= (from ?? date) && (to === null || date < to));
      const team = nameIn(clubNames, club, season).name;
      return tally(league, inCharge, [club]).map(({ played: count, wins, draws, losses, points }) => {
        const results = isKnown ? { matches: count, wins, draws, losses, points } : unknownResults;
        return { season, club, team, coach_id, coach, from, to, ...results, confidence, reference: source };
      });
    })
    .sort((a, b) => a.season - b.season || ascending(a.club, b.club) || ascending(endOf(a), endOf(b)));
}

/** Returns a key by which the coaches of a season follow each other: all but the last are in charge up to a day. */
function endOf({ to }: CoachSeason): string {
  return to ?? '\uffff';
}

const unknownResults = { matches: null, wins: null, draws: null, losses: null, points: null };

/** Returns whether each match was clearly before or after a change, of which perhaps only the year or month is known. */
function isDatable(change: string | null, days: readonly string[]): boolean {
  return change === null || days.every((day) => day === change || !day.startsWith(change));
}
