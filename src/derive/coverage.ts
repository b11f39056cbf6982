import type { Dataset } from '../records/dataset/index.ts';
import { players as storedPlayers } from '../records/dataset/players.ts';
import type { Match } from '../records/match.ts';
import { numericFields } from '../records/numeric-fields.ts';
import { ofSeason } from '../records/of-season.ts';
import type { Player } from '../records/player.ts';
import type { Coverage } from '../records/season.ts';
import { byName } from '../records/typed.ts';
import { clubsOfMatches } from './clubs-of-matches.ts';
import { clubMinutes } from './minutes.ts';

const playersOnPitch = 11;

/** Counts from the rows how complete each kind of data of a season is. */
export function deriveCoverage(dataset: Dataset, season: number): Coverage {
  const matches = ofSeason(dataset.matches, season);
  const finishedMatches = matches.filter(({ status }) => status === 'FINISHED');
  const clubs = clubsOfMatches(matches);
  const sides = ofSeason(dataset.matchStats, season).length;
  const matchesIn = (rows: readonly { match_id: string }[]) =>
    new Set(rows.map(({ match_id }) => match_id)).size;

  return {
    results: share(finishedMatches.length, matches.length),
    // Without published standings, those that are served are calculated from the finished matches.
    standings: finishedMatches.length > 0 ? 1 : 0,
    match_stats: share(sides / 2, finishedMatches.length),
    ...playerCoverage(matches, ofSeason(dataset.players, season)),
    // A club's statistics are the feed's totals, or added up from its matches.
    team_stats: Math.max(
      share(ofSeason(dataset.teamStats, season).length, clubs.length),
      share(sides / 2, finishedMatches.length),
    ),
    referees: share(ofSeason(dataset.referees, season).length, finishedMatches.length),
    weather: share(ofSeason(dataset.weather, season).length, finishedMatches.length),
    odds: share(matchesIn(ofSeason(dataset.odds, season)), matches.length),
    odds_quotes: share(matchesIn(ofSeason(dataset.oddsQuotes, season)), matches.length),
  };
}

/** The figures that even a squad list or a list of goals gives. */
const basicFigures: ReadonlySet<string> = new Set(['appearances', 'starts', 'minutes', 'goals', 'assists']);

const statistics = numericFields(storedPlayers.row).filter((name) => !basicFigures.has(name));

/**
 * Returns the share of the minutes played that the players' minutes add up to, from 0 to 1, and that of the players with
 * statistics.
 */
export function playerCoverage(
  matches: readonly Pick<Match, 'status' | 'win_reason'>[],
  players: readonly Pick<Player, 'minutes'>[],
): Pick<Coverage, 'players' | 'player_stats'> {
  const finishedMatches = matches.filter(({ status }) => status === 'FINISHED');
  const minutesPlayed = finishedMatches.reduce(
    (sum, match) => sum + 2 * playersOnPitch * clubMinutes(match),
    0,
  );
  const shareOf = (rows: typeof players) =>
    share(
      rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      minutesPlayed,
    );
  return { players: shareOf(players), player_stats: shareOf(players.filter(hasStatistics)) };
}

function hasStatistics(player: object): boolean {
  const values = byName(player);
  return statistics.some((name) => (values[name] ?? null) !== null);
}

const fourDecimals = 10_000;

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.round((part / whole) * fourDecimals) / fourDecimals);
}
