import { isPromised } from '../records/complete-since.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const scorersArePlayers: IntegrityRule = {
  name: 'scorers-are-players',
  description:
    'In a past season every scorer with a name is a player of the club in that season, the scorer of an own goal one of ' +
    "the other club; and a player's listed goals do not exceed the player's goals, nor those with a club.",
  tables: ['goals', 'players', 'playerStints'],
  liveRows: 'none',
  *check({ goals, players, playerStints, matches, snapshot }) {
    const rows = new Map(players.map((row) => [`${row.season} ${row.player_id}`, row]));
    const stints = Map.groupBy(playerStints, (row) => `${row.season} ${row.player_id}`);
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    const counts = new Map<string, number>();
    for (const goal of goals) {
      if (goal.season >= snapshot.season || goal.player === null) continue;
      if (!isPromised('players', goal.season)) continue;
      const key = `${goal.season} ${goal.player_id}`;
      const player = rows.get(key);
      if (!player) {
        const message = `"${goal.player}" has no row in data/players/${goal.season}.csv; expected one`;
        yield breach('goals', goal, 'player_id', message);
        continue;
      }
      const match = byId.get(goal.match_id);
      const club = goal.kind === 'own-goal' && match ? otherClub(match, goal.club) : goal.club;
      const clubs = stints.get(key)?.map((stint) => stint.club) ?? [player.club];
      if (!clubs.includes(club)) {
        const message = `"${goal.player}" is of ${clubs.join(' and ')}; expected a player of ${club}`;
        yield breach('goals', goal, 'player_id', message);
      }
      if (goal.kind === 'own-goal') continue;
      for (const countKey of [key, `${key} ${club}`]) counts.set(countKey, (counts.get(countKey) ?? 0) + 1);
    }
    for (const [key, player] of rows) {
      const listedGoals = counts.get(key) ?? 0;
      if (player.goals === null || listedGoals <= player.goals) continue;
      yield breach(
        'players',
        player,
        'goals',
        `${player.goals}; expected at least the ${listedGoals} listed`,
      );
    }
    for (const stint of playerStints) {
      const listedGoals = counts.get(`${stint.season} ${stint.player_id} ${stint.club}`) ?? 0;
      if (stint.goals === null || listedGoals <= stint.goals) continue;
      yield breach(
        'playerStints',
        stint,
        'goals',
        `${stint.goals}; expected at least the ${listedGoals} listed`,
      );
    }
  },
};

function otherClub({ home_club, away_club }: DatasetRow<'matches'>, club: string): string {
  return club === home_club ? away_club : home_club;
}
