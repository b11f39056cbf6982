import type { Dataset } from '../records/dataset/index.ts';
import { generalInPlayModel, generalModel } from '../records/forecast-model.ts';
import type { Match } from '../records/match.ts';
import type { MatchOdds } from '../records/match-odds.ts';
import { publishedTables, type Row, type TableName, tableNames } from '../records/published.ts';
import type { Season } from '../records/season.ts';
import { ofSeason } from '../records/season-rules.ts';
import type { CheckResult, DatasetSize } from '../records/service-status.ts';
import { pick } from '../records/typed.ts';
import { deriveAppearances, withLineUpFigures } from './appearances.ts';
import { deriveClubNames } from './club-names.ts';
import { deriveCoaches } from './coaches.ts';
import { deriveIds } from './entity-ids.ts';
import { deriveForecastRecord } from './forecast-record.ts';
import { deriveClubStrength, deriveForecasts } from './forecasts.ts';
import { deriveGoals, withDecidedGoals } from './goals.ts';
import { deriveHonours } from './honours.ts';
import { InMemoryTables } from './in-memory-tables.ts';
import { replay, replayableMatches } from './in-play-record.ts';
import { deriveMatchSides, deriveMatchStats } from './match-stats.ts';
import { deriveOdds, deriveQuotes } from './odds.ts';
import { deriveCareers, derivePlayers, deriveScorers } from './players.ts';
import { deriveProjections } from './projections.ts';
import { deriveMatches } from './published-matches.ts';
import { deriveShotsFaced } from './rating-metrics.ts';
import { deriveReferees } from './referees.ts';
import { identifyScorers, idsByName } from './scorer-ids.ts';
import { deriveSeasons } from './seasons.ts';
import { computeStrengths } from './strength.ts';
import { deriveTeamStats } from './team-stats.ts';
import { deriveTeams, deriveVenues } from './teams.ts';
import { deriveWeather } from './weather.ts';

/** Derives the published tables, from which all answers are computed. */
export function deriveTables(storedDataset: Dataset, checks: readonly CheckResult[]): InMemoryTables {
  const knownIds = idsByName(storedDataset.players);
  const goals = identifyScorers(storedDataset, knownIds);
  const dataset = { ...storedDataset, goals };
  const matches = deriveMatches(dataset);
  const ids = deriveIds(dataset);
  const seasons = deriveSeasons(dataset);
  const matchStats = deriveMatchStats(dataset, matches);
  const shotsFaced = deriveShotsFaced(matchStats);
  const coaches = deriveCoaches(dataset);
  const odds = deriveOdds(dataset, matches);
  const publishedGoals = deriveGoals(dataset, matches);
  const ratedPlayers = derivePlayers(dataset, { model: dataset.ratingModel, shotsFaced });
  const players = [
    ...withDecidedGoals(withLineUpFigures(ratedPlayers, dataset), publishedGoals, dataset.league),
    ...deriveScorers(dataset, knownIds, matches),
  ];
  return tablesOf(storedDataset, {
    ...pick(dataset, [
      'stages',
      'people',
      'corrections',
      'knownExceptions',
      'standings',
      'squads',
      'providers',
      'retiredIds',
    ]),
    snapshot: [dataset.snapshot],
    // Without the document, its table is empty.
    expectedGoals: [dataset.expectedGoals].filter((model) => model !== null),
    ratingModel: [dataset.ratingModel].filter((model) => model !== null),
    seasons,
    honours: deriveHonours(dataset),
    ids,
    clubNames: deriveClubNames(dataset),
    teams: deriveTeams(dataset, coaches, ids),
    coaches,
    venues: deriveVenues(dataset, matches, ids),
    checks,
    careers: deriveCareers(players, dataset.clubNames, ids),
    matches,
    matchSides: deriveMatchSides(matches, matchStats),
    goals: publishedGoals,
    appearances: deriveAppearances(dataset, matches),
    stints: dataset.playerStints,
    matchStats,
    shotsFaced,
    players,
    teamStats: deriveTeamStats(dataset, matches),
    referees: deriveReferees(dataset, matches),
    weather: deriveWeather(dataset, matches),
    odds,
    oddsQuotes: deriveQuotes(dataset, matches),
    ...deriveExpectations(dataset, matches, odds),
  });
}

/** All rows of each table but `datasets`, which follows from the others. */
type DerivedRows = { readonly [Name in Exclude<TableName, 'datasets'>]: readonly Row<Name>[] };

/** Returns tables with these rows, in the order in which they are published. */
function tablesOf(dataset: Dataset, derivedRows: DerivedRows): InMemoryTables {
  const tables = new InMemoryTables(dataset);
  for (const [name, rows] of Object.entries(derivedRows)) {
    // Each table's rows are of the type it was derived with.
    const table = name as 'matches';
    tables.set(table, inPublishedOrder(table, rows as readonly Match[], derivedRows.seasons));
  }
  tables.set('datasets', sizesOf(tables));
  return tables;
}

/** Returns rows as they are published: those of a table with a file for each season, season by season. */
function inPublishedOrder(table: 'matches', rows: readonly Match[], seasons: readonly Season[]) {
  if (!publishedTables[table].seasonal) return rows;
  return seasons.flatMap(({ season }) => ofSeason(rows, season));
}

/** Derives the tables about results to come, and of how earlier forecasts have done. */
function deriveExpectations(dataset: Dataset, matches: readonly Match[], odds: readonly MatchOdds[]) {
  const { constants } = dataset.forecastModel ?? generalModel(dataset.league);
  const inPlay = (dataset.inPlayModel ?? generalInPlayModel(dataset.league)).constants;
  const forecastInputs = {
    league: dataset.league,
    matches,
    constants,
    history: computeStrengths(matches, constants),
    names: dataset.clubNames,
    asOf: dataset.snapshot.as_of,
    stages: dataset.stages,
    standings: dataset.standings,
  };
  const { projections, stakes, movedBy, tableEnds } = deriveProjections(forecastInputs);
  const forecasts = deriveForecasts(forecastInputs, movedBy);
  const moments = replayableMatches(matches, dataset.goals, forecasts).flatMap((match) =>
    replay(match, inPlay),
  );
  return {
    inPlayModel: inPlay,
    forecastRecord: deriveForecastRecord({ forecasts, projections, tableEnds, odds, constants, moments }),
    clubStrength: deriveClubStrength(forecastInputs),
    forecasts,
    stakes,
    projections,
  };
}

/** Returns the sizes of the tables that describe the league, under the names of the resources where they have one. */
function sizesOf(tables: InMemoryTables): DatasetSize[] {
  const seasons = tables.rows('seasons').map(({ season }) => season);
  return tableNames
    .filter((table) => !publishedTables[table].isOfService)
    .map((table) => {
      const { file, seasonal } = publishedTables[table];
      return {
        // The published tables beside those that are computed.
        name: table === 'standings' ? table : file,
        rows: tables.rows(table).length,
        seasons: seasonal ? seasons.filter((season) => tables.rows(table, season).length > 0) : null,
      };
    });
}
