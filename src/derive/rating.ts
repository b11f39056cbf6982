import type { Player, RatingBreakdown, UnratedPlayer } from '../records/player.ts';
import type { RatingModel, ShotsFaced } from '../records/rating-model.ts';
import { fromEntries } from '../records/typed.ts';
import { percentileAmong, roundTo, sum, weightedMean } from './numbers.ts';
import {
  type MeasureMetric,
  measureIn,
  spreadOf,
  type WeightedMetric,
  weightedMetrics,
} from './rating-metrics.ts';
import { type Area, areas, areaWeights, type Position, positions, rules } from './rating-weights.ts';

type Rating = Pick<Player, 'rating' | 'rating_rank' | 'rating_eligible' | 'rating_breakdown'>;

/** What ratings are made from beside the players of the season. */
export interface RatingInputs {
  /** Null where no player can be rated. */
  readonly model: RatingModel | null;
  /** The shots of the players' season, which may be unknown (empty). */
  readonly shotsFaced: readonly ShotsFaced[];
}

type AreaScores = Readonly<Record<Area, number | null>>;

/** A player of whom enough is known for a rating. */
type RatedPlayer = ReturnType<typeof scorePlayers>[number] & { readonly score: number };

/**
 * Rates the players of one season, by id.
 *
 * Each is compared with peers, who are the players of the same position with enough minutes. A rate is shrunk towards the
 * peers' mean by its reliability. Its score is the percentile among the peers, reversed where less is better. The score of
 * an area is the weighted mean of its metrics. The raw rating is the weighted mean of the areas, scaled to one spread for
 * all positions. Few minutes shrink a rating towards the league average, which is that of the eligible players, weighted by
 * minutes: `average + (score - average) × min(1, minutes / 720)`.
 */
export function rateSeason(
  players: readonly UnratedPlayer[],
  { model, shotsFaced }: RatingInputs,
): Map<string, Rating> {
  const scoredPlayers = model
    ? [...metricScores(players, { model, shotsFaced })].flatMap(([position, metrics]) =>
        scorePlayers(playersAt(position, players), position, metrics, model),
      )
    : [];
  const ratedPlayers = scoredPlayers.filter((row): row is RatedPlayer => row.score !== null);
  const eligiblePlayers = ratedPlayers.filter(({ minutes }) => minutes >= rules.eligibleMinutes);
  const average = averageOf(eligiblePlayers) ?? averageOf(ratedPlayers) ?? rules.centre;
  const rankedRatings = eligiblePlayers.map((row) => shrinkToAverage(row, average)).sort((a, b) => b - a);

  const ratings = new Map(ratedPlayers.map((row) => [row.player, shrinkToAverage(row, average)]));
  const areasOf = new Map(scoredPlayers.map((row) => [row.player, row.areas]));
  return new Map(
    players.map((player) => {
      const rating = ratings.get(player) ?? null;
      const isEligible = rating !== null && (player.minutes ?? 0) >= rules.eligibleMinutes;
      return [
        player.full_player_id,
        {
          rating,
          rating_rank: isEligible ? rankedRatings.indexOf(rating) + 1 : null,
          rating_eligible: isEligible,
          rating_breakdown: breakdown(areasOf.get(player)),
        },
      ];
    }),
  );
}

/** A metric that counts for a position, with the rates of players before shrinking and their scores, 0 to 100. */
type MetricScores = ReturnType<typeof scoreMetrics>[number];

/** Scores the players of one season in each metric of their position. Their ratings are made from these scores. */
export function metricScores(
  players: readonly UnratedPlayer[],
  { model, shotsFaced }: RatingInputs & { readonly model: RatingModel },
): Map<Position, MetricScores[]> {
  const measure = measureIn(shotsFaced);
  return new Map(
    positions.map((position) => [
      position,
      scoreMetrics(playersAt(position, players), weightedMetrics(model, position), measure),
    ]),
  );
}

/** Returns the players of a position who have minutes. */
function playersAt(position: Position, players: readonly UnratedPlayer[]): UnratedPlayer[] {
  return players.filter((player) => player.position === position && (player.minutes ?? 0) > 0);
}

function averageOf(players: readonly RatedPlayer[]): number | null {
  return weightedMean(players.map(({ score, minutes }) => [score, minutes]));
}

function shrinkToAverage({ score, minutes }: RatedPlayer, average: number): number {
  return roundTo(average + (score - average) * Math.min(1, minutes / rules.fullMinutes), 2);
}

/** Returns the score of each area as it is published; null where the area, or the player, has none. */
export function breakdown(scores: AreaScores | undefined): RatingBreakdown {
  const entries = areas.map((area) => {
    const score = scores?.[area] ?? null;
    return [area, score === null ? null : roundTo(score, 1)] as const;
  });
  return fromEntries(entries);
}

/** Returns players of a position with the score of each area, and of all together. */
function scorePlayers(
  players: readonly UnratedPlayer[],
  position: Position,
  metrics: readonly MetricScores[],
  model: RatingModel,
) {
  const seasonWeight = weightOf(metrics.filter(({ scores }) => scores.size > 0));
  const scale = rules.spread / spreadOf(model, position);
  return players.map((player) => {
    const scoresOfPlayer = metrics.flatMap(({ metric, scores }) => {
      const score = scores.get(player);
      return score === undefined ? [] : [{ metric, score }];
    });
    const scoreOf = (area: Area) => {
      const scoresOfArea = scoresOfPlayer.filter(({ metric }) => metric.area === area);
      return weightedMean(scoresOfArea.map(({ metric, score }) => [score, metric.areaShare]));
    };
    const areaScores: AreaScores = fromEntries(areas.map((area) => [area, scoreOf(area)]));
    const raw = weightedMean(areas.map((area) => [areaScores[area], areaWeights[area][position]]));
    const isRated = raw !== null && weightOf(scoresOfPlayer) >= rules.minKnownWeight * seasonWeight;
    return {
      player,
      minutes: player.minutes ?? 0,
      areas: areaScores,
      /** From 0 to 10, with the same spread for every position; null where too little is known. */
      score: isRated ? Math.min(10, Math.max(0, rules.centre + (raw / 10 - 5) * scale)) : null,
    };
  });
}

function scoreMetrics(
  players: readonly UnratedPlayer[],
  metrics: readonly WeightedMetric[],
  measure: MeasureMetric,
) {
  const peers = peersAmong(players);
  return metrics.map((metric) => {
    const measured = players.map((player) => [player, measure(player, metric)] as const);
    const rates = new Map(measured.flatMap(([player, rate]) => (rate === null ? [] : [[player, rate]])));
    const scores = isKnownOfEnough(rates, players)
      ? scoreRates(rates, peers, metric)
      : new Map<UnratedPlayer, number>();
    return { metric, rates, scores };
  });
}

/**
 * Returns whether a metric is known of enough players of a season to count. The leaders of a list alone would be compared
 * with each other.
 */
function isKnownOfEnough(
  rates: ReadonlyMap<UnratedPlayer, number>,
  players: readonly UnratedPlayer[],
): boolean {
  const eligiblePlayers = players.filter(({ minutes }) => (minutes ?? 0) >= rules.eligibleMinutes);
  const known = eligiblePlayers.filter((player) => rates.has(player)).length;
  return eligiblePlayers.length === 0 || known / eligiblePlayers.length >= rules.minKnownShare;
}

function weightOf(metrics: readonly { readonly metric: WeightedMetric }[]): number {
  return sum(metrics.map(({ metric }) => metric.weight));
}

/** Returns the players that others of their position and season are compared with. */
function peersAmong(players: readonly UnratedPlayer[]): readonly UnratedPlayer[] {
  const withAtLeast = (minMinutes: number) => players.filter(({ minutes }) => (minutes ?? 0) >= minMinutes);
  const eligiblePlayers = withAtLeast(rules.eligibleMinutes);
  if (eligiblePlayers.length >= rules.fewPeers) return eligiblePlayers;
  const peers = withAtLeast(rules.fewPeersMinutes);
  return peers.length >= rules.minPeers ? peers : players;
}

/** Scores the players of whom a metric is known, 0 to 100. */
function scoreRates(
  rates: ReadonlyMap<UnratedPlayer, number>,
  peers: readonly UnratedPlayer[],
  metric: WeightedMetric,
): Map<UnratedPlayer, number> {
  const mean = weightedMean(peers.map((peer) => [rates.get(peer) ?? null, peer.minutes ?? 0]));
  if (mean === null) return new Map();
  const shrunkRates = new Map(
    [...rates].map(([player, rate]) => {
      const minutes = player.minutes ?? 0;
      // Towards the mean (empirical Bayes), by half where the minutes equal the prior's.
      const shrunkRate = mean + (minutes / (minutes + metric.priorMinutes)) * (rate - mean);
      // Players with equal rates must stay equal in binary fractions.
      return [player, Math.round(shrunkRate * 1e9) / 1e9];
    }),
  );
  const percentileOf = percentileAmong(peers.flatMap((peer) => shrunkRates.get(peer) ?? []));
  return new Map(
    [...shrunkRates].map(([player, rate]) => {
      const score = percentileOf(rate);
      return [player, metric.better === 'more' ? score : 100 - score];
    }),
  );
}
