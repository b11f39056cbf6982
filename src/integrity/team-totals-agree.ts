import { inOrderOfPlay } from '../derive/order.ts';
import { gamesPlayed } from '../derive/team-stats.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const teamTotalsAgree: IntegrityRule = {
  name: 'team-totals-agree',
  description:
    "The feed's totals of a club agree with its results: the same goals for and against in as many first matches.",
  tables: ['teamStats'],
  liveRows: 'none',
  *check({ teamStats, matches }) {
    const finishedMatches = [...matches].sort(inOrderOfPlay).filter(({ status }) => status === 'FINISHED');
    for (const row of teamStats) {
      const clubMatches = finishedMatches.filter(
        ({ season, home_club, away_club }) =>
          season === row.season && (home_club === row.club || away_club === row.club),
      );
      const games = gamesPlayed(row.stats);
      if (games > clubMatches.length) {
        yield breach(
          'teamStats',
          row,
          'Games Played',
          `${games}; expected at most the ${clubMatches.length} matches played`,
        );
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
        yield breach(
          'teamStats',
          row,
          column,
          `${value}; expected ${expected} in its first ${games} matches`,
        );
      }
    }
  },
};
