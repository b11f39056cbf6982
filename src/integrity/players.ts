import { sumAll, sumKnown } from '../derive/numbers.ts';
import { summedFields } from '../derive/team-stats.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { playerMinutesWithinMatches, playingTimeByClub } from './playing-time.ts';
import { atMost, breach, clubSeason, type IntegrityRule, playerSeason, unexpected } from './rule.ts';

export const playerGoalsWithinShots: IntegrityRule = {
  name: 'player-goals-within-shots',
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
