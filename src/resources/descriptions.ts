import { runs } from '../derive/simulate.ts';
import { textIn } from '../records/in-league.ts';
import type { League } from '../records/league-schema.ts';
import { maxAgeHours } from './health.ts';

/** What each endpoint answers, in words, by its name. They are for documents alone: the Worker does not carry them. */
const descriptions: Readonly<Record<string, string>> = {
  appearances:
    'One row for each player who was on the pitch in a match, newest match first. A side is in the order of a line-up: the ' +
    'eleven from goalkeeper to forwards, then the others by the minute they came on. started is null where it is not ' +
    'known. Which seasons have line-ups is said by /seasons.',
  discovery: 'Lists every endpoint with its parameters and an example, and links to documents and downloads.',
  forecasts:
    'The probabilities of the results after 90 minutes. A forecast knows the results up to the day before ' +
    'the match, and nothing of squads, injuries or travel. Results of the live feed count from the next refresh.',
  'forecast-record':
    'Scores and calibration of the published forecasts by season, beside those of other forecasts. An interval of a ' +
    'difference that contains 0 shows none.',
  goals:
    'Every goal of the finished matches, newest match first. The scorer of an own ' +
    'goal is of the other club; player is null where the scorer is not known.',
  'head-to-head':
    'The matches of two clubs against each other and their sums from the side of team: overall, at home, away and ' +
    'at neutral venues. Both ' +
    'parameters are required and must each match one club.',
  health:
    `Always answers 200. degraded: the current season's data is older than ${maxAgeHours} hours although matches were ` +
    "due, the feed's last call failed, or some of its values were rejected or are missing. Lists the integrity rules with " +
    'their results on the published data.',
  records:
    'The matches and runs that stand out over all seasons{play-offs: , play-offs included}: what the page of records shows. A run is the ' +
    'longest of its club.',
  honours: 'Every champion, table winner and award of a season, each with a reference.',
  leaderboards:
    'One leaderboard per metric, best first. Rating and pass accuracy rank eligible players only; equal values share ' +
    "a rank. A metric that the season's data does not have gives an empty leaderboard. All matches count, knock-outs " +
    'included; the Golden Boot of most seasons counts those of the table alone, as the goals do with stage=season, and ' +
    'its note in /honours says where it counted others. With team, a leaderboard has what was done for that club. A player ' +
    'whose value is not known exactly has no rank: omitted has the least and the most the value can be, and rank_certain ' +
    'says whether that could change a rank. Of a season whose list of players is not known yet, goals alone are ranked, as far as ' +
    'their scorers are known.',
  live:
    'Matches in play, and those of the current season with a kick-off within the window either side of now; all=true gives ' +
    'the whole current schedule. From the live feed; while it fails, from its last good answer, or else from the last ' +
    'refresh: see source and stale. A match without a known kick-off, such as a postponed one, counts for the whole of its day, UTC.',
  'live-events':
    'Kick-offs, goals with their scorers where the feed names them, red cards, half-time, full time, corrections and changes of ' +
    'the table, found by comparing each good answer of the live feed with the one before. An event never changes: a goal that ' +
    'is taken back is an event of its own. With the header Accept: text/event-stream the same, as it happens: a stream begins ' +
    'now, or after since, and ends after a quarter of an hour; Last-Event-ID or since resumes it.',
  'match-stats':
    'Possession, shots, expected goals, passes, duels, cards, scorers and attendance of one match, by one match_id, with the ' +
    'line-ups; or of the finished matches of a season or of several ids, page by page. One of match_id and season is ' +
    'required. Where a match has no statistics, has_data is false.',
  matches:
    'Every match since {first_season} in order of play. ' +
    'Clubs have the name of that season; club_id is the same in all seasons.',
  odds:
    'Decimal prices before a match, with their margin and the probabilities they imply, newest match first. ' +
    'Not every match has a recorded price.',
  'odds-quotes':
    "A bookmaker's prices at a moment, latest capture first. " +
    'available_seasons lists the seasons that have quotes.',
  match:
    'A match by its id, with its goals, statistics, line-ups, referee, weather, odds and forecast. /matches finds ids.',
  player:
    'A player by their id: totals over all seasons as in /people, every season as in /players, matches and honours. /people ' +
    'finds ids by name.',
  team: 'A club by its club_id, with its venue, coaches, honours and the statistics of the current season. /teams lists the ids.',
  people:
    'One row a player, with seasons, clubs and totals over all seasons as of the last refresh. ' +
    'A total adds up the seasons that have the figure.',
  players:
    'A row per player and season with statistics, a rating of 0 to 10 and its five areas. A statistic that the season’s ' +
    'data does not have is null, and unavailable_metrics lists it. shots includes blocked ones; where the source leaves ' +
    'them out, only shots_unblocked is known. With team: the players who had the club in that season. Figures are of the ' +
    'whole season; clubs has those of a player who moved for each club, as far as they are known. With player_id and ' +
    'without season: every season of that player. Of a season whose list of players is not known yet, the scorers of its ' +
    'goals are listed, with what is known of them.',
  projections:
    'The points each club can expect at the end of a season, and the probability of each place, from ' +
    `${runs.toLocaleString('en')} runs of the remaining matches. A probability is 0 or 1 only where that is certain, ` +
    'which the best and the worst place say that the club can reach. They follow from points; a tie that goals would decide is open. A season without one table, ' +
    'such as a cup, has none. Results of the live feed count from the next refresh.',
  referees:
    'The referee of each match, newest match first; with summary=true each referee of those matches, with cards per match.',
  seasons:
    'Every season with its format, its champion and the coverage of each kind of data, counted from the data.',
  stages: 'The stages of each season, with the number of matches of the format and the table they count for.',
  standings:
    'The league table{play-offs: , excluding play-offs}: the published one, or computed from results (several stages together; the ' +
    'current season; any date). Ties are broken by {tie_breaks}. Without season and date: ' +
    'the table of every season.',
  strength:
    'The strength of each club by the Elo formula, from results alone: before each season and after each match, newest ' +
    'first. With date, the last of each club up to that day, in the season that had begun by then. Results of the live ' +
    'feed count from the next refresh.',
  'team-matches':
    'Two rows a match, one for each club: the opponent, the result, the form after it and the statistics of that side.',
  'team-stats':
    'All figures of a row describe the same matches: those of the league table (stage=season, the default), of ' +
    'all stages (stage=all) or of one stage. Statistics are summed from match statistics where every match has them; ' +
    "otherwise they are the feed's season totals where these cover the same matches for every club, which the feed may " +
    'have corrected later than single matches. summed lists the fields that are sums, over matches_with_stats matches. ' +
    'Percentages are weighted by their base.',
  teams:
    'Every club that has played in the league, with its names, home venue and seasons. status and current_season are as ' +
    'of the current season.',
  venues: 'Every venue of a played or scheduled match, and its home clubs.',
  weather:
    'Temperature, wind and precipitation at the venue of a match, newest match first. Not every match has a record.',
};

/** Returns what an endpoint answers, as it is in a league. @throws {Error} for an endpoint without a description */
export function descriptionOf(league: League, { name }: { readonly name: string }): string {
  const description = descriptions[name];
  if (description === undefined) throw new Error(`${name} has no description; add it to descriptions.ts`);
  return textIn(league, description);
}
