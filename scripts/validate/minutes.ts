import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';
import { rules } from '../../src/derive/rating-table.ts';
import { tally } from '../../src/derive/tally.ts';
import type { Match } from '../../src/records/match.ts';
import type { ListedPlayer } from '../../src/records/player.ts';
import type { RatingEvidence } from '../../src/records/rating-evidence.ts';

const topPlaces = 20;
const matchMinutes = 90;

/** Counts the players with the minutes for the leaderboard and without a rating, by season and club. */
export function countUnrated(players: readonly ListedPlayer[]): RatingEvidence['unrated'] {
  const unratedPlayers = players.filter(
    ({ rating, minutes }) => rating === null && (minutes ?? 0) >= rules.eligibleMinutes,
  );
  return [...Map.groupBy(unratedPlayers, ({ season, club }) => `${season} ${club}`).values()].flatMap(
    ([first, ...others]) =>
      first ? [{ season: first.season, club: first.club, players: others.length + 1 }] : [],
  );
}

/** Returns the best rated of a season, how many have few minutes, and their ranks among those with a third of its minutes. */
export function findTopPlayers(
  season: number,
  players: readonly ListedPlayer[],
  matches: readonly Match[],
): RatingEvidence['top'][number] {
  const played = tally(matches, clubsOfMatches(matches)).map((row) => row.played);
  const regularMinutes = Math.round((Math.max(...played) * matchMinutes) / 3);
  const rankedPlayers = players
    .filter(({ rating_eligible }) => rating_eligible)
    .sort((a, b) => (a.rating_rank ?? 0) - (b.rating_rank ?? 0));
  const isRegular = ({ minutes }: ListedPlayer) => (minutes ?? 0) >= regularMinutes;
  const regularRatings = rankedPlayers.filter(isRegular).map(({ rating }) => rating);
  const top = rankedPlayers.slice(0, topPlaces);
  return {
    season,
    regular_minutes: regularMinutes,
    few_minutes: top.filter(({ minutes }) => (minutes ?? 0) < rules.fullMinutes).length,
    players: top.map((player) => ({
      player_id: player.full_player_id,
      name: player.name,
      position: player.position,
      minutes: player.minutes ?? 0,
      rating: player.rating ?? 0,
      rank: player.rating_rank ?? 0,
      rank_of_regulars: isRegular(player) ? regularRatings.indexOf(player.rating) + 1 : null,
    })),
  };
}
