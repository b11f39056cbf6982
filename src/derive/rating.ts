import type { Player, RatingBreakdown, Unrated } from '../records/player.ts';
import type { RatingModel } from '../records/rating-model.ts';
import type { ShotsFaced } from '../records/shots-faced.ts';
import { fromEntries } from '../records/typed.ts';
import { roundTo, weightedMean } from './numbers.ts';
import { percentileAmong } from './percentile.ts';
import { type MeasureMetric, measureIn } from './rating-measure.ts';
import { type Area, areas, areaWeights, type Position, positions, rules } from './rating-table.ts';
import { spreadOf, type WeightedMetric, weightedMetrics } from './weighted-metrics.ts';

export type Rating = Pick<Player, 'rating' | 'rating_rank' | 'rating_eligible' | 'rating_breakdown'>;

/** What ratings take beside the players of the season. */
export interface RatingInputs {
  /** Null: no player is rated. */
  readonly model: RatingModel | null;
  /** Of the players' season; may be empty. */
  readonly shotsFaced: readonly ShotsFaced[];
}

type Scores = Readonly<Record<Area, number | null>>;

interface Scored {
  readonly player: Unrated;
  readonly minutes: number;
  readonly areas: Scores;
  /** 0 to 10, every position with the same spread; null where too little is known. */
  readonly score: number | null;
}

interface Rated extends Scored {
  readonly score: number;
}

/**
 * Rates the players of one season, by id.
 *
 * Each is compared with peers: players of the same position with enough minutes. A rate is shrunk towards the
 * peers' mean by its reliability; its score is the percentile among the peers, reversed where less is better. An
 * area is the weighted mean of its metrics, the raw rating that of the areas, scaled to one spread for all positions.
 * Few minutes shrink a rating towards the league average: `average + (score - average) × min(1, minutes / 720)`, where
 * the average is that of the eligible players, weighted by minutes.
 */
export function rateSeason(
  players: readonly Unrated[],
  { model, shotsFaced }: RatingInputs,
): Map<string, Rating> {
  const scored = model
    ? positionsOf(players, { model, shotsFaced }).flatMap((position) => scorePosition(position, model))
    : [];
  const rated = scored.filter((one): one is Rated => one.score !== null);
  const eligible = rated.filter(({ minutes }) => minutes >= rules.eligibleMinutes);
  const average = averageOf(eligible) ?? averageOf(rated) ?? rules.centre;
  const ranked = eligible.map((one) => shrinkToAverage(one, average)).sort((a, b) => b - a);

  const ratings = new Map(rated.map((one) => [one.player, shrinkToAverage(one, average)]));
  const areasOf = new Map(scored.map((one) => [one.player, one.areas]));
  return new Map(
    players.map((player) => {
      const rating = ratings.get(player) ?? null;
      const isEligible = rating !== null && (player.minutes ?? 0) >= rules.eligibleMinutes;
      return [
        player.full_player_id,
        {
          rating,
          rating_rank: isEligible ? ranked.indexOf(rating) + 1 : null,
          rating_eligible: isEligible,
          rating_breakdown: breakdown(areasOf.get(player)),
        },
      ];
    }),
  );
}

/** A metric that counts for a position: the rates of its players before shrinking, and their scores, 0 to 100. */
export interface ScoredMetric {
  readonly metric: WeightedMetric;
  readonly rates: ReadonlyMap<Unrated, number>;
  readonly scores: ReadonlyMap<Unrated, number>;
}

/** The players of a position who have minutes, and the metrics that count for them. */
interface ScoredPosition {
  readonly position: Position;
  readonly played: readonly Unrated[];
  readonly metrics: ScoredMetric[];
}

interface ScoringInputs extends RatingInputs {
  readonly model: RatingModel;
}

/** Scores each metric of each position among the players of one season: what their ratings are made from. */
export function metricScores(
  players: readonly Unrated[],
  inputs: ScoringInputs,
): Map<Position, ScoredMetric[]> {
  return new Map(positionsOf(players, inputs).map(({ position, metrics }) => [position, metrics]));
}

function positionsOf(players: readonly Unrated[], { model, shotsFaced }: ScoringInputs): ScoredPosition[] {
  const measure = measureIn(shotsFaced);
  const withMinutes = players.filter(({ minutes }) => (minutes ?? 0) > 0);
  return positions.map((position) => {
    const played = withMinutes.filter((player) => player.position === position);
    return { position, played, metrics: scoreMetrics(played, position, model, measure) };
  });
}

function averageOf(players: readonly Rated[]): number | null {
  return weightedMean(players.map(({ score, minutes }) => [score, minutes]));
}

function shrinkToAverage({ score, minutes }: Rated, average: number): number {
  return roundTo(average + (score - average) * Math.min(1, minutes / rules.fullMinutes), 2);
}

function breakdown(scores: Scores | undefined): RatingBreakdown {
  const shown = areas.map((area) => {
    const score = scores?.[area] ?? null;
    return [area, score === null ? null : roundTo(score, 1)] as const;
  });
  return fromEntries(shown);
}

function scorePosition({ position, played, metrics }: ScoredPosition, model: RatingModel): Scored[] {
  const seasonWeight = weightOf(metrics.filter(({ scores }) => scores.size > 0));
  const scale = rules.spread / spreadOf(model, position);
  return played.map((player) => {
    const known = metrics.flatMap(({ metric, scores }) => {
      const score = scores.get(player);
      return score === undefined ? [] : [{ metric, score }];
    });
    const areaScores: Scores = fromEntries(
      areas.map((area) => [
        area,
        weightedMean(
          known
            .filter(({ metric }) => metric.area === area)
            .map(({ metric, score }) => [score, metric.areaShare]),
        ),
      ]),
    );
    const raw = weightedMean(areas.map((area) => [areaScores[area], areaWeights[area][position]]));
    const isRated = raw !== null && weightOf(known) >= rules.minKnownWeight * seasonWeight;
    return {
      player,
      minutes: player.minutes ?? 0,
      areas: areaScores,
      score: isRated ? Math.min(10, Math.max(0, rules.centre + (raw / 10 - 5) * scale)) : null,
    };
  });
}

function scoreMetrics(
  played: readonly Unrated[],
  position: Position,
  model: RatingModel,
  measure: MeasureMetric,
): ScoredMetric[] {
  const peers = peersAmong(played);
  return weightedMetrics(model, position).map((metric) => {
    const rates = new Map<Unrated, number>();
    for (const player of played) {
      const rate = measure(player, metric);
      if (rate !== null) rates.set(player, rate);
    }
    return { metric, rates, scores: percentiles(rates, peers, metric) };
  });
}

function weightOf(metrics: readonly { readonly metric: WeightedMetric }[]): number {
  return metrics.reduce((sum, { metric }) => sum + metric.weight, 0);
}

/** Returns the players that others of their position and season are compared with. */
function peersAmong(played: readonly Unrated[]): readonly Unrated[] {
  const withAtLeast = (minMinutes: number) => played.filter(({ minutes }) => (minutes ?? 0) >= minMinutes);
  const eligible = withAtLeast(rules.eligibleMinutes);
  if (eligible.length >= rules.fewPeers) return eligible;
  const more = withAtLeast(rules.fewPeersMinutes);
  return more.length >= rules.minPeers ? more : played;
}

/** Scores one metric: 0 to 100, of the players of whom it is known. */
function percentiles(
  rates: ReadonlyMap<Unrated, number>,
  peers: readonly Unrated[],
  metric: WeightedMetric,
): Map<Unrated, number> {
  const mean = weightedMean(peers.map((peer) => [rates.get(peer) ?? null, peer.minutes ?? 0]));
  if (mean === null) return new Map();
  const shrunk = new Map(
    [...rates].map(([player, rate]) => [
      player,
      shrinkRate(rate, mean, player.minutes ?? 0, metric.priorMinutes),
    ]),
  );
  const percentileOf = percentileAmong(peers.flatMap((peer) => shrunk.get(peer) ?? []));
  return new Map(
    [...shrunk].map(([player, rate]) => {
      const score = percentileOf(rate);
      return [player, metric.better === 'more' ? score : 100 - score];
    }),
  );
}

/** Shrinks a rate towards the mean (empirical Bayes): by half where the minutes equal the prior's. */
export function shrinkRate(rate: number, mean: number, minutes: number, priorMinutes: number): number {
  const shrunk = mean + (minutes / (minutes + priorMinutes)) * (rate - mean);
  // Players who are equal must stay so in binary fractions.
  return Math.round(shrunk * 1e9) / 1e9;
}
