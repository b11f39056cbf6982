import { sumAll, sumKnown } from '../derive/numbers.ts';
import { summedFields } from '../derive/team-stats-table.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { playingTimeByClub } from './playing-time.ts';
import { breach, type IntegrityRule } from './rule.ts';

/** The counts of a club that are those of its players, with nothing else in them. */
const fields = [
  'assists',
  'shots_on_target',
  'fouls_committed',
  'yellow_cards',
  'red_cards',
  'tackles_won',
] as const satisfies readonly (keyof DatasetRow<'players'>)[];

export const playersWithinClubTotals: IntegrityRule = {
  name: 'players-within-club-totals',
  description:
    "In a past season the assists, shots on target, fouls, cards and tackles won of a club's players do not exceed the club's: " +
    "the feed's total, or without it the sum over its matches. Players of two clubs are left out, since what they did for each " +
    'is not known.',
  tables: ['players', 'teamStats', 'matchStats'],
  liveRows: 'none',
  *check({ players, playerStints, teamStats, matchStats, matches, snapshot }) {
    const playersWhoMoved = new Set(playerStints.map(({ season, player_id }) => `${season} ${player_id}`));
    const feedTotals = new Map(teamStats.map(({ season, club, stats }) => [`${season} ${club}`, stats]));
    const sides = Map.groupBy(matchStats, ({ season, club }) => `${season} ${club}`);
    const playingTimes = playingTimeByClub(matches);
    for (const [key, squad] of groupBy(players, ({ season, club }) => `${season} ${club}`)) {
      const [first] = squad;
      if (first.club === null || first.season >= snapshot.season) continue;
      const rows = squad.filter(({ season, player_id }) => !playersWhoMoved.has(`${season} ${player_id}`));
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
        yield { ...breach('players', first, field, message), subject: `${key} ${field}` };
      }
    }
  },
};
