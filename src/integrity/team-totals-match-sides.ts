import { isPlayedBy } from '../derive/clubs-of-matches.ts';
import { sumKnown } from '../derive/numbers.ts';
import { inOrderOfPlay } from '../derive/order.ts';
import { gamesPlayed } from '../derive/team-stats.ts';
import { summedFields } from '../derive/team-stats-table.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** The counts that must be equal, since the provider does not review what the referee decided. */
const exactFields: ReadonlySet<string> = new Set(['corners', 'offsides', 'yellow_cards', 'red_cards']);

/**
 * How many matches' worth the feed's total of a season may be from the sum over its matches. The provider reviews single
 * events after a match, in the total alone. A match that one of the two lacks or counts twice makes a difference of one.
 */
const toleratedMatches = 0.5;

/** The feed still corrects the current season, totals first. This share of the total and this count add to the tolerance. */
const currentShare = 0.05;
const currentCount = 2;

export const teamTotalsMatchSides: IntegrityRule = {
  name: 'team-totals-match-sides',
  description:
    "The feed's totals of a club are the sums of its statistics by match: corners, offsides and cards exactly, other " +
    'counts to within half a match. Where the statistics of a match are unknown, they are not less.',
  tables: ['teamStats', 'matchStats'],
  liveRows: 'none',
  *check({ teamStats, matchStats, matches, snapshot }) {
    const sides = new Map(matchStats.map((row) => [`${row.match_id} ${row.club}`, row]));
    const finishedMatches = [...matches].sort(inOrderOfPlay).filter(({ status }) => status === 'FINISHED');
    for (const row of teamStats) {
      const coveredMatches = finishedMatches
        .filter((match) => match.season === row.season && isPlayedBy(match, row.club))
        .slice(0, gamesPlayed(row.stats));
      const clubSides = coveredMatches.flatMap(({ match_id }) => sides.get(`${match_id} ${row.club}`) ?? []);
      for (const { field, feed, column } of summedFields) {
        if (!feed || !column || clubSides.some((side) => side[column] === null)) continue;
        const total = sumKnown(feed.map((name) => row.stats[name] ?? null));
        const sum = sumKnown(clubSides.map((side) => side[column]));
        if (total === null || sum === null) continue;
        const correction = row.season >= snapshot.season ? currentCount + currentShare * total : 0;
        const reviewed = exactFields.has(field) ? 0 : (toleratedMatches * total) / coveredMatches.length;
        const tolerance = reviewed + correction;
        const isComplete = clubSides.length === coveredMatches.length;
        if (sum - total <= tolerance && (!isComplete || total - sum <= tolerance)) continue;
        const message = `${total}; expected ${sum}, the ${column} of its ${clubSides.length} matches with statistics`;
        const fault = breach('teamStats', row, feed[0], message);
        yield { ...fault, subject: `${fault.subject} ${field}` };
      }
    }
  },
};
