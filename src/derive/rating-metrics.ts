import type { UnratedPlayer } from '../records/player.ts';
import type { RatingModel, ShotsFaced } from '../records/rating-model.ts';
import type { MatchStats } from '../records/side-stats.ts';
import { ascending } from '../records/text.ts';
import { groupBy } from '../records/typed.ts';
import { clubMinutes } from './matches.ts';
import { sum } from './numbers.ts';
import {
  areaWeights,
  type MetricName,
  type Position,
  type RatedMetric,
  ratedMetrics,
  rules,
  unratedMetrics,
} from './rating-weights.ts';

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
    .map(([, rows]) => ({
      season: rows[0].season,
      club: rows[0].club,
      matches: rows.length,
      minutes: sum(rows.map(({ minutes }) => minutes)),
      shots_on_target: sum(rows.map(({ opponent }) => opponent.shots_on_target ?? 0)),
      goals: sum(rows.map(({ side, opponent }) => opponent.goals - (side.own_goals ?? 0))),
      own_goals: sum(rows.map(({ side }) => side.own_goals ?? 0)),
    }));
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
  const shots = sum(shotsFaced.map((row) => row.shots_on_target));
  const goals = sum(shotsFaced.map((row) => row.goals));
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

/** What a metric weighs for one position, and how far its rates are shrunk. */
export type WeightedMetric = ReturnType<typeof weightedMetrics>[number];

/** Returns the minutes at which a rate of the metric is shrunk by half; undefined where the metric does not count. */
export function priorMinutes(
  { prior_minutes }: RatingModel,
  position: Position,
  metric: MetricName,
): number | undefined {
  return prior_minutes.find((row) => row.position === position && row.metric === metric)?.minutes;
}

/** Returns the metrics of the table that count for a position; without a model all. */
export function countingMetrics(model: RatingModel | null): readonly RatedMetric[] {
  const isCounted = ({ metric }: RatedMetric) => model?.prior_minutes.some((row) => row.metric === metric);
  return model ? ratedMetrics.filter(isCounted) : ratedMetrics;
}

/** Returns the metrics that do not count, with the reason; those that wait for data last. */
export function uncountedMetrics(model: RatingModel | null): typeof unratedMetrics {
  const counting = countingMetrics(model);
  const waiting = ratedMetrics.filter((row) => !counting.includes(row)).map(({ metric }) => metric);
  if (waiting.length === 0) return unratedMetrics;
  const reason =
    'The seasons that the rating is fitted on do not have them. Whether they repeat cannot be measured yet, and ratings ' +
    'must compare across seasons; they count from the fit that finds them there';
  return [...unratedMetrics, { metric: waiting.join(', '), reason }];
}

/**
 * Returns the standard deviation of the raw ratings of a position.
 *
 * @throws {Error} if the model does not have the position
 */
export function spreadOf({ spread }: RatingModel, position: Position): number {
  const row = spread.find((candidate) => candidate.position === position);
  if (!row) throw new Error(`rating-model.json has no spread for ${position}`);
  return row.spread;
}

/** Returns the metrics that count for a position, in the order of the table. */
export function weightedMetrics(model: RatingModel, position: Position) {
  const metricsWithValue = ratedMetrics.flatMap((metric) => {
    const prior = priorMinutes(model, position, metric.metric);
    if (prior === undefined || metric.worth[position] === 0) return [];
    // The share, 0 to 1, of the differences between players' rates over a full season that is not chance.
    const reliability = rules.reliabilityMinutes / (rules.reliabilityMinutes + prior);
    return [{ ...metric, priorMinutes: prior, reliability, value: metric.worth[position] * reliability }];
  });
  return metricsWithValue.map(({ value, ...metric }) => {
    const ofArea = metricsWithValue.filter(({ area }) => area === metric.area);
    // Of its area from 0 to 1, and of the rating in percent.
    const areaShare = value / sum(ofArea.map((other) => other.value));
    return { ...metric, areaShare, weight: areaShare * areaWeights[metric.area][position] };
  });
}
