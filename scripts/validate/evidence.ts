import { mean, sampleCorrelation, standardDeviation } from 'simple-statistics';
import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { deriveMatches } from '../../src/derive/matches.ts';
import { roundTo } from '../../src/derive/numbers.ts';
import { derivePlayers } from '../../src/derive/players.ts';
import { measureIn } from '../../src/derive/rating-measure.ts';
import { type Position, positions, rules } from '../../src/derive/rating-table.ts';
import { deriveShotsFaced } from '../../src/derive/shots-faced.ts';
import { tally } from '../../src/derive/tally.ts';
import { weightedMetrics } from '../../src/derive/weighted-metrics.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { Match } from '../../src/records/match.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import type { ListedPlayer } from '../../src/records/player.ts';
import type { RatingEvidence } from '../../src/records/rating-evidence.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import type { ShotsFaced } from '../../src/records/shots-faced.ts';
import { placeWinners } from './awards.ts';
import { bootstrap } from './bootstrap.ts';
import { countUnrated, findTopPlayers } from './minutes.ts';
import { measureReliability } from './reliability.ts';

/** Measures how well a model rates the finished seasons of the dataset. */
export function measureRating(dataset: Dataset, model: RatingModel): RatingEvidence {
  const matches = deriveMatches(dataset);
  const shotsFaced = deriveShotsFaced(deriveMatchStats(dataset, matches));
  // A season in play would change the evidence with every match.
  const players = derivePlayers(dataset, { model, shotsFaced }).filter(
    ({ season }) => season < dataset.snapshot.season,
  );
  const seasons = [...new Set(players.map(({ season }) => season))].sort((a, b) => a - b);
  const awards = dataset.honours.filter(({ kind }) => kind === 'award');
  const figures = {
    seasons,
    full_minutes: rules.fullMinutes,
    bootstrap,
    reliability: measureReliability(players, Math.max(...model.fit.seasons)),
    spread: measureSpread(players),
    awards: placeWinners(awards, players),
    unrated: countUnrated(players),
    top: seasons.map((season) =>
      findTopPlayers(season, ofSeason(players, season), ofSeason(matches, season)),
    ),
    weight_with_data: seasons.flatMap((season) =>
      positions.map((position) => ({
        season,
        position,
        share: weightWithData(ofSeason(players, season), ofSeason(shotsFaced, season), position, model),
      })),
    ),
    club_dependence: positions.map((position) => clubDependence(players, matches, position)),
  };
  return { ...figures, targets: judge(figures) };
}

function measureSpread(players: readonly ListedPlayer[]): RatingEvidence['spread'] {
  const figures = positions.map((position) => {
    const ratedPlayers = players.filter((player) => player.position === position && player.rating_eligible);
    const ratings = ratedPlayers.map(({ rating }) => rating ?? 0);
    return { position, players: ratings.length, mean: mean(ratings), spread: standardDeviation(ratings) };
  });
  const meanSpread = mean(figures.map(({ spread }) => spread));
  return figures.map(({ spread, ...row }) => ({
    ...row,
    mean: roundTo(row.mean, 2),
    spread: roundTo(spread, 2),
    ratio: roundTo(spread / meanSpread, 3),
  }));
}

/** Returns the share of a position's weights whose metrics some eligible player of the season has. */
function weightWithData(
  players: readonly ListedPlayer[],
  shotsFaced: readonly ShotsFaced[],
  position: Position,
  model: RatingModel,
): number {
  const measure = measureIn(shotsFaced);
  const eligiblePlayers = players.filter((player) => player.position === position && player.rating_eligible);
  const weight = weightedMetrics(model, position)
    .filter((metric) => eligiblePlayers.some((player) => measure(player, metric) !== null))
    .reduce((sum, metric) => sum + metric.weight, 0);
  return roundTo(weight / 100, 3);
}

function clubDependence(players: readonly ListedPlayer[], matches: readonly Match[], position: Position) {
  const differences = new Map(
    [...Map.groupBy(matches, ({ season }) => season)].flatMap(([season, seasonMatches]) => {
      return tally(seasonMatches, clubsOfMatches(seasonMatches)).map(
        (row) => [`${season} ${row.club}`, row.goal_difference / row.played] as const,
      );
    }),
  );
  const pairs = players.flatMap(({ season, club, rating, minutes, position: playerPosition }) => {
    const difference = differences.get(`${season} ${club}`);
    if (playerPosition !== position || rating === null || (minutes ?? 0) < rules.fullMinutes) return [];
    return difference === undefined ? [] : [{ rating, difference }];
  });
  const [ratings, clubDifferences] = [pairs.map((pair) => pair.rating), pairs.map((pair) => pair.difference)];
  const correlation = sampleCorrelation(ratings, clubDifferences);
  return { position, players: pairs.length, correlation: roundTo(correlation, 2) };
}

/** Judges the evidence by what the rating was meant to reach. */
function judge(evidence: Omit<RatingEvidence, 'targets'>): RatingEvidence['targets'] {
  const { reliability, spread, awards, weight_with_data } = evidence;
  const overall = (sample: RatingEvidence['reliability'][number]['sample']) =>
    reliability.find((row) => row.figure === 'rating' && row.sample === sample && row.position === 'All')
      ?.correlation ?? 0;
  const largestDeviation = Math.max(...spread.map(({ ratio }) => Math.abs(ratio - 1)));
  const smallestShare = Math.min(...weight_with_data.map(({ share }) => share));
  const atLeast = (name: string, value: number, target: number) => ({
    name,
    target: `at least ${target}`,
    value,
    is_met: value >= target,
  });
  return [
    atLeast('Correlation with the next season within position, all seasons', overall('all'), 0.55),
    atLeast('Correlation with the next season within position, held-out seasons', overall('held-out'), 0.55),
    atLeast("Award winners' median percentile in their position", awards.median, 86),
    {
      name: "A position's spread over the mean spread, furthest from 1",
      target: 'at most 0.1',
      value: roundTo(largestDeviation, 3),
      is_met: largestDeviation <= 0.1,
    },
    atLeast('Share of the weight that a season has data for, smallest', smallestShare, 1),
  ];
}
