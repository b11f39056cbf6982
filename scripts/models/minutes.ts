import { clubsOfMatches } from '../../src/derive/matches.ts';
import { rules } from '../../src/derive/rating-weights.ts';
import { tally } from '../../src/derive/tally.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { Match } from '../../src/records/match.ts';
import type { ListedPlayer } from '../../src/records/player.ts';

export const topPlaces = 20;
const matchMinutes = 90;

/** Counts the players with the minutes for the leaderboard and without a rating, by season. */
export function countUnrated(players: readonly ListedPlayer[]) {
  const unratedPlayers = players.filter(
    ({ rating, minutes }) => rating === null && (minutes ?? 0) >= rules.eligibleMinutes,
  );
  return [...Map.groupBy(unratedPlayers, ({ season }) => season)].map(([season, rows]) => ({
    season,
    players: rows.length,
    clubs: new Set(rows.map(({ club }) => club)).size,
  }));
}

/** Finds those of the best rated of a season who have few minutes, and less than a third of its minutes. */
export function findTopPlayers(
  { league }: Pick<Dataset, 'league'>,
  season: number,
  players: readonly ListedPlayer[],
  matches: readonly Match[],
) {
  const played = tally(league, matches, clubsOfMatches(matches)).map((row) => row.played);
  const regularMinutes = Math.round((Math.max(...played) * matchMinutes) / 3);
  const topPlayers = players
    .filter(({ rating_eligible }) => rating_eligible)
    .sort((a, b) => (a.rating_rank ?? 0) - (b.rating_rank ?? 0))
    .slice(0, topPlaces);
  return {
    season,
    regularMinutes,
    fewMinutes: topPlayers.filter(({ minutes }) => (minutes ?? 0) < rules.fullMinutes).length,
    irregularPlayers: topPlayers.filter(({ minutes }) => (minutes ?? 0) < regularMinutes),
  };
}
