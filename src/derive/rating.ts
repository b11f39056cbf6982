import type { Player, RatingBreakdown } from '../records/player.ts';
import { roundTo, weightedMean } from './numbers.ts';
import { percentile } from './percentile.ts';
import {
  type Area,
  areas,
  areaWeights,
  positions,
  type RatedMetric,
  ratedMetrics,
  rules,
} from './rating-table.ts';

/** A player's season without its rating. */
export type Unrated = Omit<Player, 'rating' | 'rating_rank' | 'rating_eligible' | 'rating_breakdown'>;
export type Rating = Pick<Player, 'rating' | 'rating_rank' | 'rating_eligible' | 'rating_breakdown'>;

type Scores = Readonly<Record<Area, number | null>>;

interface Scored {
  readonly player: Unrated;
  readonly minutes: number;
  readonly areas: Scores;
  /** 0 to 10; null where no area is known. */
  readonly raw: number | null;
}

/**
 * Rates the players of one season against each other, by id.
 *
 * Each is scored against his peers: the same position, with enough minutes. A metric's score is its percentile, turned
 * round where less is better; an area is the mean of its metrics by weight, the raw rating that of the areas. Weights of
 * what the season does not have are shared out among the rest. Few minutes draw a rating towards the league's average:
 * `average + (raw - average) × min(1, minutes / 720)`, the average being that of the eligible by minutes.
 */
export function rateSeason(players: readonly Unrated[]): Map<string, Rating> {
  // In one order, so that sums of fractions do not depend on that of the players.
  const ordered = [...players].sort((a, b) => (a.full_player_id < b.full_player_id ? -1 : 1));
  const scored = positions.flatMap((position) =>
    scorePosition(ordered.filter((player) => player.position === position)),
  );
  const eligible = scored.filter(({ minutes }) => minutes >= rules.eligibleMinutes);
  const average =
    weightedMean(eligible.map(({ raw, minutes }) => [raw, minutes])) ??
    weightedMean(scored.map(({ raw, minutes }) => [raw, minutes]));

  const ratings = new Map(scored.map((one) => [one.player.full_player_id, shrunk(one, average)]));
  const ranked = eligible
    .map(({ player }) => ratings.get(player.full_player_id) ?? null)
    .filter((rating) => rating !== null)
    .sort((a, b) => b - a);

  return new Map(
    ordered.map((player) => {
      const one = scored.find((candidate) => candidate.player === player);
      const rating = ratings.get(player.full_player_id) ?? null;
      const isEligible = (player.minutes ?? 0) >= rules.eligibleMinutes && rating !== null;
      return [
        player.full_player_id,
        {
          rating,
          rating_rank: isEligible ? ranked.indexOf(rating) + 1 : null,
          rating_eligible: isEligible,
          rating_breakdown: breakdown(one?.areas),
        },
      ];
    }),
  );
}

function shrunk({ raw, minutes }: Scored, average: number | null): number | null {
  if (raw === null || average === null) return null;
  return roundTo(average + (raw - average) * Math.min(1, minutes / rules.fullMinutes), 2);
}

function breakdown(scores: Scores | undefined): RatingBreakdown {
  const shown = areas.map((area) => {
    const score = scores?.[area] ?? null;
    return [area, score === null ? null : roundTo(score, 1)];
  });
  return Object.fromEntries(shown) as RatingBreakdown;
}

/** Scores the players of one position who have minutes. */
function scorePosition(players: readonly Unrated[]): Scored[] {
  const played = players.filter(({ minutes }) => (minutes ?? 0) > 0);
  const peers = peersAmong(played);
  const measured = ratedMetrics.map((metric) => ({
    metric,
    values: peers.map((peer) => measure(peer, metric)).filter((value) => value !== null),
  }));
  return played.map((player) => {
    const scores = measured.map(({ metric, values }) => ({ metric, score: scoreOf(player, metric, values) }));
    const areaScores = Object.fromEntries(
      areas.map((area) => [
        area,
        weightedMean(
          scores
            .filter(({ metric }) => metric.area === area)
            .map(({ metric, score }) => [score, metric.weights[player.position]]),
        ),
      ]),
    ) as Scores;
    const raw = weightedMean(areas.map((area) => [areaScores[area], areaWeights[area][player.position]]));
    return { player, minutes: player.minutes ?? 0, areas: areaScores, raw: raw === null ? null : raw / 10 };
  });
}

function peersAmong(played: readonly Unrated[]): readonly Unrated[] {
  const withAtLeast = (least: number) => played.filter(({ minutes }) => (minutes ?? 0) >= least);
  const eligible = withAtLeast(rules.eligibleMinutes);
  if (eligible.length >= rules.fewPeers) return eligible;
  const more = withAtLeast(rules.fewPeersMinutes);
  return more.length >= rules.leastPeers ? more : played;
}

/** A metric as it is compared: for each 90 minutes, or as it is. */
function measure(player: Unrated, { metric, per90 }: RatedMetric): number | null {
  const value = (player as Partial<Record<RatedMetric['metric'], number | null>>)[metric] ?? null;
  if (value === null || !per90) return value;
  return (value * 90) / (player.minutes ?? 0);
}

function scoreOf(player: Unrated, metric: RatedMetric, peers: readonly number[]): number | null {
  const value = measure(player, metric);
  if (value === null || peers.length === 0) return null;
  const score = percentile(value, peers);
  return metric.better === 'more' ? score : 100 - score;
}
