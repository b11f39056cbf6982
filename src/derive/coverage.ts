import type { Dataset } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Player } from '../records/player.ts';
import type { Coverage } from '../records/season.ts';
import { clubsOfMatches } from './clubs-of-matches.ts';
import { clubMinutes } from './minutes.ts';

const playersOnPitch = 11;

/** Counts from the rows how complete each kind of data of a season is. */
export function deriveCoverage(dataset: Dataset, season: number): Coverage {
  const matches = ofSeason(dataset.matches, season);
  const finished = matches.filter(({ status }) => status === 'FINISHED');
  const clubs = clubsOfMatches(matches);
  const sides = ofSeason(dataset.matchStats, season).length;
  const matchesIn = (rows: readonly { match_id: string }[]) =>
    new Set(rows.map(({ match_id }) => match_id)).size;

  return {
    results: share(finished.length, matches.length),
    // Without a published table the one that is served is calculated, from as many matches as are finished.
    standings: finished.length > 0 ? 1 : 0,
    match_stats: share(sides / 2, finished.length),
    players: playerCoverage(matches, ofSeason(dataset.players, season)),
    // A club's statistics are the feed's totals, or added up from its matches.
    team_stats: Math.max(
      share(ofSeason(dataset.teamStats, season).length, clubs.length),
      share(sides / 2, finished.length),
    ),
    referees: share(ofSeason(dataset.referees, season).length, finished.length),
    weather: share(ofSeason(dataset.weather, season).length, finished.length),
    odds: share(matchesIn(ofSeason(dataset.odds, season)), matches.length),
    odds_quotes: share(matchesIn(ofSeason(dataset.oddsQuotes, season)), matches.length),
  };
}

/** Returns the minutes listed of players over the minutes played, from 0 to 1. */
export function playerCoverage(
  matches: readonly Pick<Match, 'status' | 'win_reason'>[],
  players: readonly Pick<Player, 'minutes'>[],
): number {
  const finished = matches.filter(({ status }) => status === 'FINISHED');
  const played = finished.reduce((sum, match) => sum + 2 * playersOnPitch * clubMinutes(match), 0);
  const listed = players.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return share(listed, played);
}

const fourDecimals = 10_000;

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.round((part / whole) * fourDecimals) / fourDecimals);
}
