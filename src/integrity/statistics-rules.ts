import { inOrderOfPlay, isPlayedBy } from '../derive/matches.ts';
import { sum, sumAll, sumKnown } from '../derive/numbers.ts';
import { gamesPlayed, summedFields } from '../derive/team-stats.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { atMost, breach, type IntegrityRule, matchesById, ofPart, unexpected } from './rule.ts';

/** Two percentages, each rounded to a whole number, can miss 100 by side. */
const roundingTolerance = 1;

/** The percentages of which the other side has the rest. */
const sharedColumns = ['possession', 'aerial_duels_won_percentage'] as const;

/** The counts that must be equal, since the provider does not review what the referee decided. */
const exactFields: ReadonlySet<string> = new Set(['corners', 'offsides', 'yellow_cards', 'red_cards']);

/**
 * The largest difference between the feed's total of a season and the sum over its matches, in matches' worth of the
 * statistic. The provider reviews single events after a match, in the total alone. A match that one of the two lacks or
 * counts twice makes a difference of one.
 */
const toleratedMatches = 0.5;

/** The feed still corrects the current season, totals first. This share of the total and this count add to the tolerance. */
const currentShare = 0.05;

const currentCount = 2;

export const statisticsRules: readonly IntegrityRule[] = [
  {
    name: 'side-statistics-agree',
    description:
      "A side's statistics agree with each other: on target + blocked ≤ shots = inside + outside the box, big " +
      'chances ≤ shots, tackles won ≤ tackles. Both sides have a row, and their possession and their aerial duels ' +
      'won add up to 100.',
    tables: ['matchStats'],
    *check({ matchStats }) {
      for (const row of matchStats) {
        const { shots, shots_on_target, shots_inside_box, shots_outside_box, blocked_shots } = row;
        if (shots !== null && (sumAll([shots_inside_box, shots_outside_box]) ?? shots) !== shots) {
          const together = `${shots_inside_box} inside + ${shots_outside_box} outside the box`;
          yield unexpected('matchStats', row, 'shots', together);
        }
        if (shots !== null && (shots_on_target ?? 0) + (blocked_shots ?? 0) > shots) {
          const expected = `at most ${shots} shots together with the ${blocked_shots} blocked`;
          yield unexpected('matchStats', row, 'shots_on_target', expected);
        }
        yield* atMost('matchStats', row, 'big_chances', shots, 'shots');
        yield* atMost('matchStats', row, 'tackles_won', row.tackles, 'tackles');
      }
      for (const rows of groupBy(matchStats, ({ match_id }) => match_id).values()) {
        const side = rows.find((row) => row.side === 'home') ?? rows[0];
        const otherSide = rows.find((row) => row !== side);
        if (!otherSide) yield unexpected('matchStats', side, 'side', 'a row of the other side too');
        for (const column of sharedColumns) {
          const share = side[column];
          const otherShare = otherSide?.[column] ?? null;
          const together = sumAll([share, otherShare]) ?? 100;
          if (Math.abs(together - 100) <= roundingTolerance) continue;
          const message = `${share} and ${otherShare}; expected 100 together`;
          yield ofPart(column, breach('matchStats', side, column, message));
        }
      }
    },
  },
  {
    name: 'red-cards-agree',
    description:
      'The red cards of a match are those of its statistics; in a past season they are known in both ' +
      'or in neither.',
    tables: ['matches', 'matchStats'],
    *check({ matches, matchStats, snapshot }) {
      const byId = matchesById({ matches });
      for (const row of matchStats) {
        const redCards = byId.get(row.match_id)?.[`${row.side}_red_cards`] ?? null;
        if (row.red_cards === redCards) continue;
        if ((row.red_cards === null || redCards === null) && row.season >= snapshot.season) continue;
        yield unexpected('matchStats', row, 'red_cards', `${redCards ?? 'no value'}, as in the match`);
      }
    },
  },
  {
    name: 'attendance-within-capacity',
    description: "A match's attendance does not exceed the capacity of its venue.",
    tables: ['matches'],
    *check({ matches, venues }) {
      const capacities = new Map(venues.map(({ venue_id, capacity }) => [venue_id, capacity]));
      for (const match of matches) {
        const capacity = capacities.get(match.venue_id ?? '') ?? null;
        yield* atMost('matches', match, 'attendance', capacity, `people that ${match.venue_id} holds`);
      }
    },
  },
  {
    name: 'team-totals-agree',
    description:
      "The feed's totals of a club agree with its results: the same goals for and against in as many " +
      'first matches.',
    tables: ['teamStats'],
    *check({ teamStats, matches }) {
      for (const row of teamStats) {
        const clubMatches = matchesOfClub(row, matches);
        const games = gamesPlayed(row.stats);
        if (games > clubMatches.length) {
          const message = `${games}; expected at most the ${clubMatches.length} matches played`;
          yield breach('teamStats', row, 'Games Played', message);
          continue;
        }
        const goals = clubMatches.slice(0, games).map(({ home_club, home_goals, away_goals }) => {
          const [made, conceded] =
            home_club === row.club ? [home_goals, away_goals] : [away_goals, home_goals];
          return { Goals: made ?? 0, 'Goals Conceded': conceded ?? 0 };
        });
        for (const column of ['Goals', 'Goals Conceded'] as const) {
          const value = row.stats[column] ?? 0;
          const expected = sum(goals.map((match) => match[column]));
          if (value === expected) continue;
          const message = `${value}; expected ${expected} in its first ${games} matches`;
          yield breach('teamStats', row, column, message);
        }
      }
    },
  },
  {
    name: 'team-totals-match-sides',
    description:
      "The feed's totals of a club are the sums of its statistics by match. Corners, offsides and cards are so " +
      'exactly, other counts to within half a match. Where the statistics of a match are unknown, they are not less.',
    tables: ['teamStats', 'matchStats'],
    *check({ teamStats, matchStats, matches, snapshot }) {
      const sides = new Map(matchStats.map((row) => [`${row.match_id} ${row.club}`, row]));
      for (const row of teamStats) {
        const coveredMatches = matchesOfClub(row, matches).slice(0, gamesPlayed(row.stats));
        const clubSides = coveredMatches.flatMap((match) => sides.get(`${match.match_id} ${row.club}`) ?? []);
        for (const { field, feed, column } of summedFields) {
          if (feed.length === 0 || !column || clubSides.some((side) => side[column] === null)) continue;
          const total = sumKnown(feed.map((name) => row.stats[name] ?? null));
          const listed = sumKnown(clubSides.map((side) => side[column]));
          if (total === null || listed === null) continue;
          const reviewed = exactFields.has(field) ? 0 : (toleratedMatches * total) / coveredMatches.length;
          const tolerance = reviewed + (row.season >= snapshot.season ? correctionOf(total) : 0);
          const isComplete = clubSides.length === coveredMatches.length;
          if (listed - total <= tolerance && (!isComplete || total - listed <= tolerance)) continue;
          const message = `${total}; expected ${listed}, the ${column} of its ${clubSides.length} matches with statistics`;
          yield ofPart(field, breach('teamStats', row, feed[0], message));
        }
      }
    },
  },
  {
    name: 'team-totals-match-red-cards',
    description:
      "The red cards of a club's matches do not exceed the feed's total of the club. They equal it where those of " +
      'every match are known. In the current season they may differ by a twentieth and 2.',
    tables: ['teamStats', 'matches'],
    *check({ teamStats, matches, snapshot }) {
      for (const row of teamStats) {
        const total = row.stats['Total Red Cards'] ?? row.stats['red-cards'] ?? null;
        if (total === null) continue;
        const coveredMatches = matchesOfClub(row, matches).slice(0, gamesPlayed(row.stats));
        const cards = coveredMatches.map((match) =>
          match.home_club === row.club ? match.home_red_cards : match.away_red_cards,
        );
        const listed = sumKnown(cards) ?? 0;
        const tolerance = row.season >= snapshot.season ? correctionOf(total) : 0;
        if (listed - total <= tolerance && (cards.includes(null) || total - listed <= tolerance)) continue;
        const message = `${total}; expected ${listed}, the red cards of its ${cards.length} matches`;
        yield breach('teamStats', row, 'Total Red Cards', message);
      }
    },
  },
];

/** Returns by how much a total of the current season may differ, since the feed still corrects it. */
function correctionOf(total: number): number {
  return currentCount + currentShare * total;
}

/** Returns the finished matches of a club in a season, in order of play. */
function matchesOfClub({ season, club }: DatasetRow<'teamStats'>, matches: Dataset['matches']) {
  const finishedMatches = ofSeason(matches, season).filter(({ status }) => status === 'FINISHED');
  return finishedMatches.filter((match) => isPlayedBy(match, club)).sort(inOrderOfPlay);
}
