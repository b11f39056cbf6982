import { isPlayedBy } from '../derive/matches.ts';
import { sumKnown } from '../derive/numbers.ts';
import { inOrderOfPlay } from '../derive/order.ts';
import { gamesPlayed } from '../derive/team-stats.ts';
import { summedFields } from '../derive/team-stats-table.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

/** Two percentages, each rounded to a whole number, can miss 100 by side. */
const roundingTolerance = 1;

/** The percentages of which the other side has the rest. */
const sharedColumns = ['possession', 'aerial_duels_won_percentage'] as const;

const sideStatisticsAgree: IntegrityRule = {
  name: 'side-statistics-agree',
  description:
    "A side's statistics agree with each other: on target + blocked ≤ shots = inside + outside the box, big chances ≤ " +
    'shots, tackles won ≤ tackles; both sides have a row, and their possession and their aerial duels won add ' +
    'up to 100.',
  tables: ['matchStats'],
  *check({ matchStats }) {
    for (const row of matchStats) {
      const { shots, shots_on_target, shots_inside_box, shots_outside_box, blocked_shots, big_chances } = row;
      if (shots !== null) {
        if (
          shots_inside_box !== null &&
          shots_outside_box !== null &&
          shots_inside_box + shots_outside_box !== shots
        ) {
          const sum = `${shots_inside_box} inside + ${shots_outside_box} outside the box`;
          yield unexpected('matchStats', row, 'shots', sum);
        }
        if ((shots_on_target ?? 0) + (blocked_shots ?? 0) > shots) {
          const attempts = `${shots_on_target} with ${blocked_shots} blocked`;
          const message = `${attempts}; expected at most ${shots} shots together`;
          yield breach('matchStats', row, 'shots_on_target', message);
        }
        if ((big_chances ?? 0) > shots) {
          yield unexpected('matchStats', row, 'big_chances', `at most the ${shots} shots`);
        }
      }
      if (row.tackles !== null && (row.tackles_won ?? 0) > row.tackles) {
        yield unexpected('matchStats', row, 'tackles_won', `at most the ${row.tackles} tackles`);
      }
    }
    for (const rows of groupBy(matchStats, ({ match_id }) => match_id).values()) {
      const side = rows.find((row) => row.side === 'home') ?? rows[0];
      const otherSide = rows.find((row) => row !== side);
      if (!otherSide) {
        const message = `only the ${side.side} side has a row; expected both sides of the match`;
        yield breach('matchStats', side, 'side', message);
      } else {
        for (const column of sharedColumns) {
          const [share, otherShare] = [side[column], otherSide[column]];
          if (share === null || otherShare === null) continue;
          if (Math.abs(share + otherShare - 100) <= roundingTolerance) continue;
          const message = `${share} and ${otherShare}; expected 100 together`;
          const fault = breach('matchStats', side, column, message);
          yield { ...fault, subject: `${fault.subject} ${column}` };
        }
      }
    }
  },
};

const redCardsAgree: IntegrityRule = {
  name: 'red-cards-agree',
  description:
    'The red cards of a match are those of its statistics; in a past season they are known in both or in neither.',
  tables: ['matches', 'matchStats'],
  *check({ matches, matchStats, snapshot }) {
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    for (const row of matchStats) {
      const redCards = byId.get(row.match_id)?.[`${row.side}_red_cards`] ?? null;
      if (row.red_cards === redCards) continue;
      if ((row.red_cards === null || redCards === null) && row.season >= snapshot.season) continue;
      yield unexpected('matchStats', row, 'red_cards', `${redCards ?? 'no value'}, as in the match`);
    }
  },
};

const attendanceWithinCapacity: IntegrityRule = {
  name: 'attendance-within-capacity',
  description: "A match's attendance does not exceed the capacity of its venue.",
  tables: ['matches'],
  *check({ matches, venues }) {
    const capacities = new Map(venues.map(({ venue_id, capacity }) => [venue_id, capacity]));
    for (const match of matches) {
      const capacity = capacities.get(match.venue_id) ?? null;
      if (match.attendance === null || capacity === null || match.attendance <= capacity) continue;
      const expected = `at most ${capacity}, the capacity of ${match.venue_id}`;
      yield unexpected('matches', match, 'attendance', expected);
    }
  },
};

const teamTotalsAgree: IntegrityRule = {
  name: 'team-totals-agree',
  description:
    "The feed's totals of a club agree with its results: the same goals for and against in as many first matches.",
  tables: ['teamStats'],
  *check({ teamStats, matches }) {
    const finishedMatches = [...matches].sort(inOrderOfPlay).filter(({ status }) => status === 'FINISHED');
    for (const row of teamStats) {
      const clubMatches = finishedMatches.filter(
        ({ season, home_club, away_club }) =>
          season === row.season && (home_club === row.club || away_club === row.club),
      );
      const games = gamesPlayed(row.stats);
      if (games > clubMatches.length) {
        const message = `${games}; expected at most the ${clubMatches.length} matches played`;
        yield breach('teamStats', row, 'Games Played', message);
        continue;
      }
      const firstMatches = clubMatches.slice(0, games);
      const sum = (byClub: boolean) =>
        firstMatches.reduce((total, match) => {
          const goals = (match.home_club === row.club) === byClub ? match.home_goals : match.away_goals;
          return total + (goals ?? 0);
        }, 0);
      for (const [column, expected] of [
        ['Goals', sum(true)],
        ['Goals Conceded', sum(false)],
      ] as const) {
        const value = row.stats[column] ?? 0;
        if (value === expected) continue;
        const message = `${value}; expected ${expected} in its first ${games} matches`;
        yield breach('teamStats', row, column, message);
      }
    }
  },
};

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

const teamTotalsMatchSides: IntegrityRule = {
  name: 'team-totals-match-sides',
  description:
    "The feed's totals of a club are the sums of its statistics by match: corners, offsides and cards exactly, other " +
    'counts to within half a match. Where the statistics of a match are unknown, they are not less.',
  tables: ['teamStats', 'matchStats'],
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

/** Statistics that the feed gives under several names. They are equal over all clubs and seasons. */
const synonyms: readonly (readonly [string, ...string[]])[] = [
  ['games-played', 'Games Played'],
  ['goals', 'Goals'],
  ['goals-against', 'Goals Conceded'],
  ['passes-accuracy', 'accurate-pass-percentage'],
  ['penalty-kick-taken', 'Penalties Taken', 'Foul Won Penalty'],
  ['penalty-kick-goals', 'Penalty Goals'],
  ['penalty-conceded', 'Penalty Goals Conceded'],
  ['fouls-committed', 'Total Fouls Conceded'],
  ['fouls-suffered', 'Total Fouls Won'],
  ['total-offside', 'Offsides'],
  ['yellow-cards', 'Yellow Cards'],
  ['red-cards', 'Total Red Cards'],
  ['yellow-red-cards', 'Red Card - 2nd Yellow'],
  ['corners', 'corner-taken', 'Corners Taken (incl short corners)', 'Corners Won'],
  ['assists', 'total-attacking-assist', 'Goal Assists'],
  ['accurate-long-balls', 'long-passes-successful', 'Successful Long Passes'],
  ['total-scoring-attempts', 'Total Shots'],
  ['on-target-scoring-attempts', 'Shots On Target ( inc goals )'],
  ['tackle', 'Tackles Won'],
  ['tackles-won-perc', 'Tackle Success'],
  ['interception', 'Interceptions'],
  ['chances-created', 'Key Passes (Attempt Assists)'],
  ['goalkeeper-saves', 'Catches'],
  ['headed-goals', 'Headed Goals'],
  ['shots-faced', 'Total Shots Conceded'],
  ['accurate-pass', 'Total Successful Passes ( Excl Crosses & Corners ) '],
  ['crosses-complete-percentage', 'Crossing Accuracy'],
];

const teamSynonymsAgree: IntegrityRule = {
  name: 'team-synonyms-agree',
  description:
    "The feed's totals of a club are equal where the feed gives one statistic under several names.",
  tables: ['teamStats'],
  *check({ teamStats }) {
    for (const row of teamStats) {
      for (const [name, ...otherNames] of synonyms) {
        const value = row.stats[name] ?? null;
        if (value === null) continue;
        for (const otherName of otherNames) {
          const otherValue = row.stats[otherName] ?? null;
          if (otherValue === null || otherValue === value) continue;
          yield unexpected('teamStats', row, otherName, `${value}, the ${name} of the club`);
        }
      }
    }
  },
};

export const statisticsRules: readonly IntegrityRule[] = [
  sideStatisticsAgree,
  redCardsAgree,
  attendanceWithinCapacity,
  teamTotalsAgree,
  teamTotalsMatchSides,
  teamSynonymsAgree,
];
