import { sumAll, sumKnown } from '../derive/numbers.ts';
import { gamesPlayed, summedFields } from '../derive/team-stats.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { NumericFieldOf } from '../records/schema.ts';
import { groupBy } from '../records/typed.ts';
import { playerMinutesWithinMatches, playersOnPitch, playingTimeByClub } from './playing-time-rules.ts';
import {
  atMost,
  type Breach,
  breach,
  clubSeason,
  type IntegrityRule,
  ofPart,
  playerSeason,
  unexpected,
} from './rule.ts';

export const playerGoalsWithinShots: IntegrityRule = {
  name: 'player-goals-within-shots',
  description:
    "A player's goals do not exceed their shots on target, nor these their shots. The feed counts " +
    'penalties as shots on target.',
  tables: ['players'],
  *check({ players }) {
    for (const player of players) {
      const { shots_unblocked, shots_on_target } = player;
      yield* atMost('players', player, 'goals', shots_on_target, 'shots on target');
      yield* atMost('players', player, 'shots_on_target', shots_unblocked, 'shots that were not blocked');
    }
  },
};

/** The counts of a club that are those of its players, with nothing else in them. */
const fields = [
  'assists',
  'shots_on_target',
  'fouls_committed',
  'yellow_cards',
  'red_cards',
  'tackles_won',
] as const satisfies readonly (keyof DatasetRow<'players'>)[];

export const playerRules: readonly IntegrityRule[] = [
  {
    name: 'people-unique',
    description:
      'A full name with a birth year has one player_id; so has the short name of a player in finished ' +
      'seasons.',
    tables: ['people', 'players'],
    *check({ people, players, snapshot }) {
      const byName = groupBy(people, ({ full_name, birth_year }) => `${full_name} ${birth_year}`);
      for (const [first, ...duplicates] of byName.values()) {
        for (const row of duplicates) {
          const message = `"${row.full_name}", born ${row.birth_year ?? 'in an unknown year'}; expected one player_id, but ${first.player_id} has the same`;
          yield breach('people', row, 'full_name', message);
        }
      }
      // A new player with the name of another must not be rejected in the current season.
      const finishedRows = players.filter(({ season }) => season < snapshot.season);
      for (const [name, rows] of groupBy(finishedRows, (player) => player.name)) {
        const ids = [...new Set(rows.map(({ player_id }) => player_id))];
        const row = rows.find(({ player_id }) => player_id === ids[1]);
        if (!row) continue;
        const message = `"${name}" has ${ids.length} ids: ${ids.join(', ')}; expected one`;
        yield breach('players', row, 'name', message, `${row.season} ${name}`);
      }
    },
  },
  {
    name: 'player-names-agree',
    description:
      'A player has one name in all finished seasons. The feed may rename a player in the current one.',
    tables: ['players'],
    *check({ players, snapshot }) {
      const finishedRows = players.filter(({ season }) => season < snapshot.season);
      for (const rows of groupBy(finishedRows, ({ player_id }) => player_id).values()) {
        const rowsByName = [...groupBy(rows, ({ name }) => name)];
        const [[commonName] = ['']] = rowsByName.toSorted(([, a], [, b]) => b.length - a.length);
        for (const row of rows) {
          if (row.name === commonName) continue;
          yield unexpected('players', row, 'name', `"${commonName}", as in other seasons`);
        }
      }
    },
  },
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  {
    name: 'players-within-club-totals',
    description:
      "In a past season the assists, shots on target, fouls, cards and tackles won of a club's players do not exceed " +
      "the club's. These are the feed's totals, or else the sums over its matches. Players of two clubs are left " +
      'out, since what they did for each is not known.',
    tables: ['players', 'teamStats', 'matchStats'],
    *check({ players, playerStints, teamStats, matchStats, matches, snapshot }) {
      const playersWhoMoved = new Set(playerStints.map(playerSeason));
      const feedTotals = new Map(teamStats.map((row) => [clubSeason(row), row.stats]));
      const sides = Map.groupBy(matchStats, clubSeason);
      const playingTimes = playingTimeByClub(matches);
      for (const [key, squad] of groupBy(players, clubSeason)) {
        const [first] = squad;
        if (first.club === null || first.season >= snapshot.season) continue;
        const rows = squad.filter((player) => !playersWhoMoved.has(playerSeason(player)));
        const clubSides = sides.get(key) ?? [];
        const isComplete = clubSides.length === playingTimes.get(key)?.matches;
        for (const field of fields) {
          const { feed = [], column } = summedFields.find((summed) => summed.field === field) ?? {};
          const total =
            sumAll(feed.map((name) => feedTotals.get(key)?.[name] ?? null)) ??
            (column && isComplete ? sumAll(clubSides.map((side) => side[column])) : null);
          const sum = sumKnown(rows.map((row) => row[field])) ?? 0;
          if (total === null || sum <= total) continue;
          const message = `${sum} ${field} of the players of ${key}; expected at most the club's ${total}`;
          yield breach('players', first, field, message, `${key} ${field}`);
        }
      }
    },
  },
];

type Player = DatasetRow<'players'>;

/** Nobody plays as long without a pass, a touch or a duel. */
const busyMinutes = 450;
const busyColumns = ['total_passes', 'touches', 'duels_total'] as const;

/** A sum may miss its total by this share of it and by so many standard deviations of a count of its size. */
const toleratedShare = 0.1;
const toleratedDeviations = 3;

export const zerosPossible: IntegrityRule = {
  name: 'zeros-possible',
  description:
    'A 0 of a player can be: pass accuracy is known of those with passes, and 450 minutes have passes, touches and ' +
    "duels. The players of a club have 11 starts a match. Their counts add up to the club's, in proportion to the " +
    'minutes of the players of whom they are known. A tenth and three standard deviations may differ.',
  tables: ['players', 'teamStats'],
  *check(dataset) {
    for (const player of dataset.players) yield* impossibleZeros(player);
    yield* clubFaults(dataset);
  },
};

function* impossibleZeros(player: Player): Iterable<Breach> {
  const { minutes, pass_accuracy } = player;
  const isBusy = (minutes ?? 0) >= busyMinutes;
  for (const column of busyColumns) {
    if (player[column] !== 0) continue;
    const isAccurate = column === 'total_passes' && pass_accuracy !== null;
    if (!isBusy && !isAccurate) continue;
    const reason = isAccurate ? `a pass accuracy of ${pass_accuracy} %` : `${minutes} minutes`;
    yield ofColumn(player, column, `0 with ${reason}; expected more, or no value`);
  }
}

type CountColumn = NumericFieldOf<Player>;

function* clubFaults({ players, teamStats, matches }: Dataset): Iterable<Breach> {
  const playingTimes = playingTimeByClub(matches);
  const feedTotals = new Map(teamStats.map((row) => [clubSeason(row), row.stats]));
  for (const [key, squad] of Map.groupBy(players, clubSeason)) {
    const { matches: played = 0 } = playingTimes.get(key) ?? {};
    yield* sumFaults(key, squad, 'starts', playersOnPitch * played, played);
    const stats = feedTotals.get(key) ?? {};
    for (const { field, feed } of summedFields) {
      const total = sumAll(feed.map((name) => stats[name] ?? null));
      if (total !== null && isOfPlayers(field, squad))
        yield* sumFaults(key, squad, field, total, gamesPlayed(stats));
    }
  }
}

function isOfPlayers(field: string, [player]: readonly Player[]): field is CountColumn {
  return player !== undefined && field in player;
}

/** Compares the players' sum with the club's total of some matches; those who have 0 are to blame where it is too small. */
function* sumFaults(
  key: string,
  squad: readonly Player[],
  column: CountColumn,
  total: number,
  matches: number,
): Iterable<Breach> {
  const counted = squad.filter((player) => player[column] !== null);
  const [first] = counted;
  if (!first || matches === 0) return;
  const sum = sumKnown(counted.map((player) => player[column])) ?? 0;
  const minutes = sumKnown(counted.map((player) => player.minutes)) ?? 0;
  const expected = (total * minutes) / (matches * playersOnPitch * 90);
  const tolerance = toleratedShare * total + toleratedDeviations * Math.sqrt(total);
  if (Math.abs(sum - expected) <= tolerance) return;
  const zeros = sum < expected ? counted.filter((player) => player[column] === 0) : [];
  const message = `${sum} of the players of ${key}; expected about ${Math.round(expected)} of the club's ${total}`;
  for (const player of zeros.length > 0 ? zeros : [first]) yield ofColumn(player, column, message);
}

function ofColumn(player: Player, column: CountColumn, message: string): Breach {
  return ofPart(column, breach('players', player, column, message));
}
