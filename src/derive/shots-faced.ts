import type { MatchStats } from '../records/match-stats.ts';
import type { ShotsFaced } from '../records/shots-faced.ts';
import { groupBy } from '../records/typed.ts';
import { clubMinutes } from './minutes.ts';
import { ascending } from './order.ts';

/** Counts what each club's goalkeepers faced, from matches with the statistics of both sides, by season and club. */
export function deriveShotsFaced(matchStats: readonly MatchStats[]): ShotsFaced[] {
  const sides = matchStats.flatMap(({ season, home_club, away_club, team_stats, win_reason }) => {
    if (!team_stats || team_stats.home.shots_on_target === null || team_stats.away.shots_on_target === null)
      return [];
    const { home, away } = team_stats;
    const minutes = clubMinutes({ win_reason });
    return [
      { season, club: home_club, minutes, side: home, opponent: away },
      { season, club: away_club, minutes, side: away, opponent: home },
    ];
  });
  const bySeasonAndClub = groupBy(sides, ({ season, club }) => `${season} ${club}`);
  return [...bySeasonAndClub]
    .sort(([a], [b]) => ascending(a, b))
    .map(([, rows]) => {
      const sum = (count: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + count(row), 0);
      return {
        season: rows[0].season,
        club: rows[0].club,
        matches: rows.length,
        minutes: sum(({ minutes }) => minutes),
        shots_on_target: sum(({ opponent }) => opponent.shots_on_target ?? 0),
        goals: sum(({ side, opponent }) => opponent.goals - (side.own_goals ?? 0)),
        own_goals: sum(({ side }) => side.own_goals ?? 0),
      };
    });
}
