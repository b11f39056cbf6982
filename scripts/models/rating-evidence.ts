import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  mean,
  median,
  quantile,
  sampleCorrelation,
  sampleWithReplacement,
  standardDeviation,
} from 'simple-statistics';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { percentileAmong, roundTo, weightedMean } from '../../src/derive/numbers.ts';
import { derivePlayers } from '../../src/derive/players.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { deriveShotsFaced } from '../../src/derive/rating-metrics.ts';
import { positions, rules } from '../../src/derive/rating-weights.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { ListedPlayer } from '../../src/records/player.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { groupBy, keysOf } from '../../src/records/typed.ts';

export const bootstrap = { resamples: 2000, seed: 2023 } as const;

/**
 * Estimates the 95 % interval of a figure, and its standard error, by drawing the items anew with replacement. The same
 * items give the same interval.
 *
 * @param figure of a draw, or null where it has none
 */
function bootstrapInterval<Item>(
  items: readonly Item[],
  figure: (sample: readonly Item[]) => number | null,
  digits: number,
) {
  const generator = xoroshiro128plus(bootstrap.seed);
  const random = () => uniformFloat64(generator);
  const draws = Array.from({ length: bootstrap.resamples }, () =>
    figure(sampleWithReplacement([...items], items.length, random)),
  );
  const figures = draws.filter((draw) => draw !== null);
  const [low, high] = quantile(figures, [0.025, 0.975]);
  return {
    standard_error: roundTo(standardDeviation(figures), digits),
    low: roundTo(low ?? 0, digits),
    high: roundTo(high ?? 0, digits),
  };
}

/** Two consecutive rated seasons of a player at one position. */
type SeasonPair = ReturnType<typeof pairSeasons>[number];

/** The correlation of fewer pairs says too little. */
const minPairs = 8;

const hasFullMinutes = ({ minutes }: ListedPlayer) => (minutes ?? 0) >= rules.fullMinutes;

/** The samples of pairs, by what the document calls them. */
const samples: Readonly<Record<string, (pair: SeasonPair, lastFittedSeason: number) => boolean>> = {
  'All seasons': ({ first }) => hasFullMinutes(first),
  Fitted: ({ first, second }, lastFittedSeason) => hasFullMinutes(first) && second.season <= lastFittedSeason,
  'Held out': ({ first, second }, lastFittedSeason) =>
    hasFullMinutes(first) && second.season > lastFittedSeason,
  [`${rules.eligibleMinutes} to ${rules.fullMinutes} minutes, then more`]: ({ first }) =>
    !hasFullMinutes(first) && first.rating_eligible,
};

/** The rating, and simple figures that it is compared with, by what the document calls them; null where one is unknown. */
const figures = {
  Rating: ({ rating }: ListedPlayer) => rating,
  'Pass accuracy': ({ pass_accuracy }: ListedPlayer) => pass_accuracy,
  'Goals and assists per 90 minutes': ({ goal_involvements, minutes }: ListedPlayer) =>
    goal_involvements === null || !minutes ? null : (90 * goal_involvements) / minutes,
};

/**
 * Measures how well ratings repeat, by their correlation with the next season's within a position. Simple figures of the
 * same pairs stand beside that of all.
 *
 * @param lastFittedSeason pairs that end later are held out
 */
function measureReliability(players: readonly ListedPlayer[], lastFittedSeason: number) {
  return keysOf(figures).flatMap((figure) => {
    const pairs = pairSeasons(players, figures[figure]);
    const samplesOfFigure = figure === 'Rating' ? keysOf(samples) : ['All seasons'];
    return samplesOfFigure.flatMap((sample) => {
      const samplePairs = pairs.filter((pair) => samples[sample]?.(pair, lastFittedSeason));
      return [...positions, 'All' as const].map((position) => {
        const pairsOfPosition = samplePairs.filter(
          (pair) => position === 'All' || pair.position === position,
        );
        return {
          figure,
          sample,
          position,
          pairs: pairsOfPosition.length,
          ...summarise(pairsOfPosition, position === 'All' ? meanCorrelation : correlation),
        };
      });
    });
  });
}

function summarise(pairs: readonly SeasonPair[], measure: (pairs: readonly SeasonPair[]) => number | null) {
  const figure = measure(pairs);
  if (figure === null) return { correlation: null, standard_error: null, low: null, high: null };
  // A player's pairs are alike: they are drawn together.
  const byPlayer = [...Map.groupBy(pairs, ({ player }) => player).values()];
  const interval = bootstrapInterval(byPlayer, (resample) => measure(resample.flat()), 3);
  return { correlation: roundTo(figure, 3), ...interval };
}

/** Pairs each rated season with the player's next one, with full minutes there and at the same position. */
function pairSeasons(players: readonly ListedPlayer[], figureOf: (player: ListedPlayer) => number | null) {
  const ratedPlayers = players.filter(({ rating }) => rating !== null);
  const bySeason = new Map(ratedPlayers.map((player) => [`${player.season} ${player.player_id}`, player]));
  return ratedPlayers.flatMap((first) => {
    const second = bySeason.get(`${first.season + 1} ${first.player_id}`);
    if (!second || second.position !== first.position || !hasFullMinutes(second)) return [];
    const [before, after] = [figureOf(first), figureOf(second)];
    if (before === null || after === null) return [];
    return [{ player: first.player_id, position: first.position, first, second, before, after }];
  });
}

function correlation(pairs: readonly SeasonPair[]): number | null {
  if (pairs.length < minPairs) return null;
  const coefficient = sampleCorrelation(
    pairs.map(({ before }) => before),
    pairs.map(({ after }) => after),
  );
  return Number.isFinite(coefficient) ? coefficient : null;
}

/** Averages the positions' correlations by Fisher's transformation, each weighted by its pairs less three. */
function meanCorrelation(pairs: readonly SeasonPair[]): number | null {
  const transformed = positions.map((position) => {
    const pairsOfPosition = pairs.filter((pair) => pair.position === position);
    const coefficient = correlation(pairsOfPosition);
    return [coefficient === null ? null : Math.atanh(coefficient), pairsOfPosition.length - 3] as const;
  });
  const mean = weightedMean(transformed);
  return mean === null ? null : Math.tanh(mean);
}

type Award = Pick<DatasetRow<'honours'>, 'season' | 'honour' | 'winner' | 'player_id'>;
type Winner = ReturnType<typeof placeOf>;

/** Places award winners among the eligible players of their season and position. A player has one place a season. */
export function placeWinners(awards: readonly Award[], players: readonly ListedPlayer[]) {
  const toPlayers = awards.filter(({ player_id }) => player_id !== null);
  const bySeasonAndPlayer = groupBy(toPlayers, ({ season, player_id }) => `${season} ${player_id}`);
  const winners: Winner[] = [];
  const unrated: string[] = [];
  for (const [, awardsOfPlayer] of bySeasonAndPlayer) {
    const [{ season, player_id, winner }] = awardsOfPlayer;
    const player = players.find((row) => row.season === season && row.full_player_id === player_id);
    if (player?.rating_eligible) winners.push(placeOf(player, players, awardsOfPlayer));
    else unrated.push(`${winner} ${season}`);
  }
  const percentiles = winners.map(({ percentile }) => percentile);
  const { low, high } = bootstrapInterval(percentiles, (sample) => median([...sample]), 1);
  return {
    median: roundTo(median(percentiles), 1),
    low,
    high,
    mean: roundTo(mean(percentiles), 1),
    unrated,
    winners,
  };
}

function placeOf(player: ListedPlayer, players: readonly ListedPlayer[], awardsOfPlayer: readonly Award[]) {
  const rating = player.rating ?? 0;
  const { season, position } = player;
  const eligiblePlayers = players.filter((peer) => peer.rating_eligible && peer.position === position);
  const peers = ofSeason(eligiblePlayers, season).map((peer) => peer.rating ?? 0);
  return {
    season,
    name: player.name,
    position,
    awards: awardsOfPlayer.map(({ honour }) => honour),
    rating,
    place: peers.filter((peer) => peer > rating).length + 1,
    peers: peers.length,
    percentile: roundTo(percentileAmong(peers)(rating), 1),
  };
}

export type RatingEvidence = ReturnType<typeof measureRating>;

/** Measures how well a model rates the finished seasons of the dataset. */
export function measureRating(dataset: Dataset, model: RatingModel) {
  const shotsFaced = deriveShotsFaced(deriveMatchStats(dataset, deriveMatches(dataset)));
  // A season in play would change the evidence with every match.
  const players = derivePlayers(dataset, { model, shotsFaced }).filter(
    ({ season }) => season < dataset.snapshot.season,
  );
  const seasons = [...new Set(players.map(({ season }) => season))].sort((a, b) => a - b);
  const awards = dataset.honours.filter(({ kind }) => kind === 'award');
  return {
    seasons,
    reliability: measureReliability(players, Math.max(...model.fit.seasons)),
    awards: placeWinners(awards, players),
  };
}
