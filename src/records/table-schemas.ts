import * as z from 'zod/mini';
import { appearance } from './appearance.ts';
import { coachSeason } from './coach.ts';
import { corrections, knownExceptions } from './dataset/correction-rows.ts';
import { providers, retiredIds } from './dataset/id-rows.ts';
import { people, playerStints, squads } from './dataset/player-rows.ts';
import { snapshot, stages, standings } from './dataset/season-rows.ts';
import { honour, publishedClubName, team, venue } from './directory.ts';
import { seasonYear } from './fields.ts';
import { clubStrength, forecast, forecastRecord, projection, stake } from './forecast.ts';
import { inPlayConstants } from './forecast-model.ts';
import { goal } from './goal.ts';
import { publishedId } from './id.ts';
import { match } from './match.ts';
import { matchOdds, quote } from './match-odds.ts';
import { observation } from './observation.ts';
import { career, player } from './player.ts';
import { expectedGoalsModel, ratingModel, shotsFaced } from './rating-model.ts';
import { refereedMatch } from './referee.ts';
import { season } from './season.ts';
import { checkResult, datasetSize } from './service-status.ts';
import { matchSide, matchStats } from './side-stats.ts';
import { teamSeason } from './team-season.ts';

const bySeason = { season: seasonYear };

/** What documents say of a published table. */
export interface TableSchema {
  readonly row: z.ZodMiniObject;
  readonly description: string;
  /** The columns that together identify a row. It is empty where rows are not unique. */
  readonly key: readonly string[];
}

/** The schema of the rows of each published table, with its description. The Worker does not carry them. */
export const tableSchemas = {
  snapshot: {
    row: snapshot,
    description: 'The current season, the day its data is from and its source',
    key: ['season'],
  },
  seasons: {
    row: season,
    description: 'Seasons and the coverage of their data',
    key: ['season'],
  },
  stages: {
    row: stages.row,
    description: 'The stages of each season, in order of play',
    key: ['season', 'stage'],
  },
  clubNames: {
    row: publishedClubName,
    description: 'The names of clubs by season, with the acronym, colours and mark of their time',
    key: ['club_id', 'from_season'],
  },
  teams: {
    row: team,
    description: 'Clubs, present and past',
    key: ['club_id'],
  },
  coaches: {
    row: coachSeason,
    description: 'Head coaches of clubs by season, with their results',
    key: ['season', 'club', 'coach_id'],
  },
  venues: {
    row: venue,
    description: 'Venues',
    key: ['venue_id'],
  },
  people: {
    row: people.row,
    description: 'Personal details of players',
    key: ['player_id'],
  },
  matches: {
    row: match,
    description: 'Matches, played and to play',
    key: ['match_id'],
  },
  matchStats: {
    row: matchStats,
    description: 'Statistics and scorers of each match',
    key: ['match_id'],
  },
  matchSides: {
    row: matchSide,
    description: 'Matches in long form: a row for each side, with its statistics where they are known',
    key: ['match_id', 'side'],
  },
  goals: {
    row: goal,
    description: 'Every goal, with its scorer where known',
    key: ['match_id', 'side', 'number'],
  },
  appearances: {
    row: appearance,
    description: 'Who played in each match: started or came on, minutes, goals, assists and cards',
    key: ['match_id', 'player_id'],
  },
  honours: {
    row: honour,
    description: 'Champions, winners of tables and awards',
    key: ['season', 'honour', 'recipient'],
  },
  stints: {
    row: z.object({ ...bySeason, ...playerStints.row.shape }),
    description: 'The clubs of players who had two or more in a season, in order',
    key: ['season', 'player_id', 'stint'],
  },
  standings: {
    row: z.object({ ...bySeason, ...standings.row.shape }),
    description: 'Tables as published by the league',
    key: ['season', 'stage', 'club'],
  },
  players: {
    row: player,
    description: 'Players of each season, with statistics and rating',
    key: ['season', 'player_id'],
  },
  careers: {
    row: career,
    description: 'Players over all seasons',
    key: ['player_id'],
  },
  shotsFaced: {
    row: shotsFaced,
    description: 'Shots on target and goals that clubs faced, from match statistics',
    key: ['season', 'club'],
  },
  squads: {
    row: z.object({ ...bySeason, ...squads.row.shape }),
    description: 'Shirt numbers',
    key: ['season', 'player_id'],
  },
  teamStats: {
    row: teamSeason,
    description: 'Statistics of clubs by season and stage',
    key: ['season', 'stage', 'club'],
  },
  referees: {
    row: refereedMatch,
    description: 'The referee of each match, with its cards',
    key: ['match_id'],
  },
  weather: {
    row: observation,
    description: 'The weather at matches',
    key: ['match_id'],
  },
  odds: {
    row: matchOdds,
    description: 'Recorded prices of matches',
    key: ['match_id', 'bookmaker'],
  },
  oddsQuotes: {
    row: quote,
    description: 'Timestamped bookmaker prices',
    key: [],
  },
  providers: {
    row: providers.row,
    description: 'Registers whose ids are known, with the shape of an id',
    key: ['provider', 'entity'],
  },
  ids: {
    row: publishedId,
    description: 'Ids that other registers have for clubs, players, matches, venues and others',
    key: ['entity', 'provider', 'provider_id'],
  },
  retiredIds: {
    row: retiredIds.row,
    description: 'Ids that are no longer used, and those that they lead to',
    key: ['entity', 'retired_id'],
  },
  expectedGoals: {
    row: expectedGoalsModel,
    description: 'The model of expected goals',
    key: [],
  },
  ratingModel: {
    row: ratingModel,
    description: 'Parameters of the rating, estimated from past seasons',
    key: [],
  },
  clubStrength: {
    row: clubStrength,
    description: 'The strength of each club before a season and after each of its matches',
    key: ['season', 'date', 'club'],
  },
  forecasts: {
    row: forecast,
    description: 'The forecast of each match',
    key: ['match_id'],
  },
  stakes: {
    row: stake,
    description: 'What each match of the 14 days after the last results means for each club',
    key: ['match_id', 'club'],
  },
  projections: {
    row: projection,
    description: 'The expected end of each table, before a season and after each day of it',
    key: ['season', 'date', 'club'],
  },
  forecastRecord: {
    row: forecastRecord,
    description: 'How well the forecasts have done',
    key: ['sample'],
  },
  inPlayModel: {
    row: inPlayConstants,
    description: 'Constants of the chances of matches in play, by the first season of each',
    key: ['from_season'],
  },
  checks: {
    row: checkResult,
    description: 'Integrity rules and their results on the data',
    key: ['name'],
  },
  corrections: {
    row: corrections.row,
    description: 'Values that differ from their source, with the reason',
    key: ['table', 'subject', 'column'],
  },
  knownExceptions: {
    row: knownExceptions.row,
    description: 'Reviewed rows that break an integrity rule',
    key: ['check', 'subject'],
  },
  datasets: {
    row: datasetSize,
    description: 'The tables about the league and their sizes',
    key: ['name'],
  },
} satisfies Readonly<Record<string, TableSchema>>;
