import { mean, median } from 'simple-statistics';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { percentileAmong, roundTo } from '../../src/derive/numbers.ts';
import { derivePlayers } from '../../src/derive/players.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { deriveShotsFaced } from '../../src/derive/rating-metrics.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { ListedPlayer } from '../../src/records/player.ts';
import type { RatingModel } from '../../src/records/rating-model.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { groupBy } from '../../src/records/typed.ts';
import { bootstrapInterval, measureReliability } from './reliability.ts';

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
    players: winners.length,
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
