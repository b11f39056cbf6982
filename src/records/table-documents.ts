import * as z from 'zod/mini';
import { appearance } from './appearance.ts';
import { matchOdds, observation, quote } from './context.ts';
import { clubNames } from './dataset/clubs.ts';
import { corrections, knownExceptions } from './dataset/corrections.ts';
import { people, playerStints, squads } from './dataset/players.ts';
import { snapshot, stages, standings } from './dataset/seasons.ts';
import { honour, refereedMatch, team, venue } from './directory.ts';
import { seasonYear } from './fields.ts';
import { clubStrength, forecast, forecastRecord, projection, stake } from './forecast.ts';
import { goal } from './goal.ts';
import { inPlayConstants } from './in-play-model.ts';
import { match } from './match.ts';
import { matchSide, matchStats } from './match-stats.ts';
import { career, player } from './player.ts';
import { expectedGoalsModel, ratingModel, shotsFaced } from './rating-model.ts';
import { season } from './season.ts';
import { checkResult, datasetSize } from './status.ts';
import { teamSeason } from './team-stats.ts';

const bySeason = { season: seasonYear };

/** @param key the columns that together identify a row: none where rows are not unique */
function table<Row extends z.ZodMiniObject>(row: Row, description: string, ...key: readonly string[]) {
  return { row, description, key };
}

/** The rows of each published table, and what documents say of it. The Worker does not carry them. */
export const tableDocuments = {
  snapshot: table(snapshot, 'The current season, the day its data is from and its source', 'season'),
  seasons: table(season, 'Seasons and the coverage of their data', 'season'),
  stages: table(stages.row, 'The stages of each season, in order of play', 'season', 'stage'),
  clubNames: table(clubNames.row, 'The names of clubs by season', 'club_id', 'from_season'),
  teams: table(team, 'Clubs, present and past', 'club_id'),
  venues: table(venue, 'Venues', 'venue_id'),
  people: table(people.row, 'Personal details of players', 'player_id'),
  matches: table(match, 'Matches, played and to play', 'match_id'),
  matchStats: table(matchStats, 'Statistics and scorers of each match', 'match_id'),
  matchSides: table(
    matchSide,
    'Matches in long form: a row for each side, with its statistics where they are known',
    'match_id',
    'side',
  ),
  goals: table(goal, 'Every goal, with its scorer where known', 'match_id', 'side', 'number'),
  appearances: table(
    appearance,
    'Who played in each match: started or came on, minutes, goals, assists and cards',
    'match_id',
    'player_id',
  ),
  honours: table(honour, 'Champions, winners of tables and awards', 'season', 'honour', 'recipient'),
  stints: table(
    z.object({ ...bySeason, ...playerStints.row.shape }),
    'The clubs of players who had two or more in a season, in order',
    'season',
    'player_id',
    'stint',
  ),
  standings: table(
    z.object({ ...bySeason, ...standings.row.shape }),
    'Tables as published by the league',
    'season',
    'stage',
    'club',
  ),
  players: table(player, 'Players of each season, with statistics and rating', 'season', 'player_id'),
  careers: table(career, 'Players over all seasons', 'player_id'),
  shotsFaced: table(
    shotsFaced,
    'Shots on target and goals that clubs faced, from match statistics',
    'season',
    'club',
  ),
  squads: table(z.object({ ...bySeason, ...squads.row.shape }), 'Shirt numbers', 'season', 'player_id'),
  teamStats: table(teamSeason, 'Statistics of clubs by season and stage', 'season', 'stage', 'club'),
  referees: table(refereedMatch, 'The referee of each match, with its cards', 'match_id'),
  weather: table(observation, 'The weather at matches', 'match_id'),
  odds: table(matchOdds, 'Recorded prices of matches', 'match_id', 'bookmaker'),
  oddsQuotes: table(quote, 'Timestamped bookmaker prices'),
  expectedGoals: table(expectedGoalsModel, 'The model of expected goals'),
  ratingModel: table(ratingModel, 'Parameters of the rating, estimated from past seasons'),
  clubStrength: table(
    clubStrength,
    'The strength of each club before a season and after each of its matches',
    'season',
    'date',
    'club',
  ),
  forecasts: table(forecast, 'The forecast of each match', 'match_id'),
  stakes: table(
    stake,
    'What each match of the 14 days after the last results means for each club',
    'match_id',
    'club',
  ),
  projections: table(
    projection,
    'The expected end of each table, before a season and after each day of it',
    'season',
    'date',
    'club',
  ),
  forecastRecord: table(forecastRecord, 'How well the forecasts have done', 'sample'),
  inPlayModel: table(
    inPlayConstants,
    'Constants of the chances of matches in play, by the first season of each',
    'from_season',
  ),
  checks: table(checkResult, 'Integrity rules and their results on the data', 'name'),
  corrections: table(
    corrections.row,
    'Values that differ from their source, with the reason',
    'table',
    'subject',
    'column',
  ),
  knownExceptions: table(
    knownExceptions.row,
    'Reviewed rows that break an integrity rule',
    'check',
    'subject',
  ),
  datasets: table(datasetSize, 'The tables about the league and their sizes', 'name'),
};
