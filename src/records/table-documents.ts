import { type PublishedTable, publishedTables, type TableName } from './published.ts';
import { tableRows } from './table-rows.ts';

/** What each published table has, and the columns that together identify a row: none where rows are not unique. */
const documents: Readonly<Record<TableName, Pick<PublishedTable, 'description' | 'key'>>> = {
  snapshot: { description: 'The current season, the day its data is from and its source', key: ['season'] },
  seasons: { description: 'Seasons and the coverage of their data', key: ['season'] },
  stages: { description: 'The stages of each season, in order of play', key: ['season', 'stage'] },
  clubNames: { description: 'The names of clubs by season', key: ['club_id', 'from_season'] },
  teams: { description: 'Clubs, present and past', key: ['club_id'] },
  venues: { description: 'Venues', key: ['venue_id'] },
  people: { description: 'Personal details of players', key: ['player_id'] },
  matches: { description: 'Matches, played and to play', key: ['match_id'] },
  matchStats: { description: 'Statistics and scorers of each match', key: ['match_id'] },
  matchSides: {
    description: 'Matches in long form: a row for each side, with its statistics where they are known',
    key: ['match_id', 'side'],
  },
  goals: { description: 'Every goal, with its scorer where known', key: ['match_id', 'side', 'number'] },
  appearances: {
    description: 'Who played in each match: started or came on, minutes, goals, assists and cards',
    key: ['match_id', 'player_id'],
  },
  honours: { description: 'Champions, winners of tables and awards', key: ['season', 'honour', 'recipient'] },
  stints: {
    description: 'The clubs of players who had two or more in a season, in order',
    key: ['season', 'player_id', 'stint'],
  },
  standings: { description: 'Tables as published by the league', key: ['season', 'stage', 'club'] },
  players: {
    description: 'Players of each season, with statistics and rating',
    key: ['season', 'player_id'],
  },
  careers: { description: 'Players over all seasons', key: ['player_id'] },
  shotsFaced: {
    description: 'Shots on target and goals that clubs faced, from match statistics',
    key: ['season', 'club'],
  },
  squads: { description: 'Shirt numbers', key: ['season', 'player_id'] },
  teamStats: { description: 'Statistics of clubs by season and stage', key: ['season', 'stage', 'club'] },
  referees: { description: 'The referee of each match, with its cards', key: ['match_id'] },
  weather: { description: 'The weather at matches', key: ['match_id'] },
  odds: { description: 'Recorded prices of matches', key: ['match_id', 'bookmaker'] },
  oddsQuotes: { description: 'Timestamped bookmaker prices', key: [] },
  expectedGoals: { description: 'The model of expected goals', key: [] },
  ratingModel: { description: 'Parameters of the rating, estimated from past seasons', key: [] },
  clubStrength: {
    description: 'The strength of each club before a season and after each of its matches',
    key: ['season', 'date', 'club'],
  },
  forecasts: { description: 'The forecast of each match', key: ['match_id'] },
  stakes: {
    description: 'What each match of the 14 days after the last results means for each club',
    key: ['match_id', 'club'],
  },
  projections: {
    description: 'The expected end of each table, before a season and after each day of it',
    key: ['season', 'date', 'club'],
  },
  forecastRecord: { description: 'How well the forecasts have done', key: ['sample'] },
  inPlayModel: {
    description: 'Constants of the chances of matches in play, by the first season of each',
    key: ['from_season'],
  },
  checks: { description: 'Integrity rules and their results on the data', key: ['name'] },
  corrections: {
    description: 'Values that differ from their source, with the reason',
    key: ['table', 'subject', 'column'],
  },
  knownExceptions: { description: 'Reviewed rows that break an integrity rule', key: ['check', 'subject'] },
  datasets: { description: 'The tables about the league and their sizes', key: ['name'] },
};

/** Returns a published table with what documents say of it. */
export function documentedTable(name: TableName): PublishedTable {
  return { ...publishedTables[name], ...documents[name], row: tableRows[name] };
}
