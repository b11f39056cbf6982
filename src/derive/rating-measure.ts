import type { MatchStats } from '../records/match-stats.ts';
import type { UnratedPlayer } from '../records/player.ts';
import type { ShotsFaced } from '../records/rating-model.ts';
import { groupBy } from '../records/typed.ts';
import { clubMinutes } from './minutes.ts';
import { ascending } from './order.ts';
import type { RatedMetric } from './rating-weights.ts';

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

/** Measures a metric of a player as it is compared, before shrinking. Null where it is unknown. */
export type MeasureMetric = (player: UnratedPlayer, metric: RatedMetric) => number | null;

/** Returns how to measure metrics in a season. Counts and differences are for each 90 minutes, shares as they are. */
export function measureIn(shotsFaced: readonly ShotsFaced[]): MeasureMetric {
  const byClub = new Map<string | null, ShotsFaced>(shotsFaced.map((row) => [row.club, row]));
  const conversion = conversionOf(shotsFaced);
  return (player, { metric, measure }) => {
    if (metric === 'goals_prevented') {
      const clubShots = byClub.get(player.club);
      return clubShots && conversion !== null ? goalsPrevented(player, clubShots, conversion) : null;
    }
    const value = player[metric];
    if (value === null || measure === 'share') return value;
    return player.minutes ? (value * 90) / player.minutes : null;
  };
}

/** Returns the share of a season's shots on target that are goals; null without shots. */
function conversionOf(shotsFaced: readonly ShotsFaced[]): number | null {
  const shots = shotsFaced.reduce((sum, row) => sum + row.shots_on_target, 0);
  const goals = shotsFaced.reduce((sum, row) => sum + row.goals, 0);
  return shots === 0 ? null : goals / shots;
}

/**
 * Returns the goals that the shots on target faced by the club would give, less those conceded, for each 90 minutes.
 * Line-ups are unknown, so shots and own goals are those of all the club's matches.
 */
function goalsPrevented(
  { goals_conceded, minutes }: UnratedPlayer,
  clubShots: ShotsFaced,
  conversion: number,
) {
  if (goals_conceded === null || !minutes || clubShots.minutes === 0) return null;
  const goalsExpected = clubShots.shots_on_target * conversion + clubShots.own_goals;
  return (goalsExpected * 90) / clubShots.minutes - (goals_conceded * 90) / minutes;
}
