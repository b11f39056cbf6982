import * as z from 'zod/mini';
import { findStandingsSource } from '../derive/agreement.ts';
import { isInPlay } from '../derive/matches.ts';
import {
  computeStandings,
  type StandingsInputs,
  type StandingsScope,
  seasonStages,
  stagesWithStandings,
  standingsInputs,
} from '../derive/standings.ts';
import { hintOf } from '../query/hint.ts';
import type { Query } from '../query/parameter.ts';
import { calendarDay, choice, flag, integer } from '../query/parameter-kinds.ts';
import { badCombination } from '../query/parse-query.ts';
import { type Filters, filterRows } from '../query/rows.ts';
import { hasMatches, readingsOf, seasonOn } from '../query/selector.ts';
import { season, stageList } from '../query/shared-parameters.ts';
import { side } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import type { Reading, Tables, World } from '../records/published.ts';
import { withMeta } from '../records/schema.ts';
import {
  allStandings,
  datedStanding,
  type Standing,
  seasonStandings,
  standing,
  standingRow,
} from '../records/standing.ts';
import { lifetimes } from './lifetimes.ts';
import { type AnswerRows, defineResource } from './resource.ts';

const parameters = {
  season: {
    ...season,
    description: `${season.description}; left out, that of the date, or all`,
  },
  date: calendarDay({
    description:
      'The table at the end of this day; without a season, that of the latest season that has begun',
    example: '{day}',
  }),
  stage: stageList(
    'Only the matches of this stage, or of several joined by commas: standings counts them together, stages each alone; ' +
      'requires a season or a date',
  ),
  side: choice({
    description:
      'Only the home or away matches of each club, not those at neutral venues; requires a season or a date',
    example: 'home',
    values: side.options,
  }),
  last: integer({
    description: 'Only the last so many matches of each club, a form table; requires a season or a date',
    example: '5',
    min: 1,
    max: 40,
  }),
  matchday: integer({
    description:
      'The table after this matchday: its matches and those of earlier ones, whenever they were played; requires a season ' +
      'or a date. A match of an unknown matchday does not count',
    example: '1',
    min: 1,
  }),
  in_play: flag(
    'Whether matches in play count too, each with its score so far: the table as it stands; requires a season or a date',
  ),
};

// The kind of an answer follows from its query, and each kind has rows.
const rowsOf = (answer: object) => (answer as z.infer<typeof seasonStandings>).standings;

/** The rows of the table of one season, with those of its stages, or of the tables of every season. */
const tableRows: AnswerRows = {
  name: 'standings',
  schema: standing,
  answerSchema: standingRow,
  order: { ties: ['season', 'position'] },
  of: rowsOf,
  map(answer, change) {
    const { stages } = answer as Partial<z.infer<typeof seasonStandings>>;
    const changedStages = stages?.map((stage) => ({ ...stage, standings: stage.standings.map(change) }));
    return { ...answer, standings: rowsOf(answer).map(change), ...(stages && { stages: changedStages }) };
  },
};

export const standings = defineResource({
  name: 'standings',
  path: '/standings',
  tag: 'Matches',
  summary: 'League tables by season, stage and day',
  description:
    'The league table{play-offs: , excluding play-offs}: the published one, or computed from results ' +
    '(several stages together; the current season; any date). Ties are broken by {tie_breaks}. ' +
    'Without season and date: the table of every season.',
  parameters,
  responseSchema: withMeta(z.union([seasonStandings, allStandings]), {
    id: 'Standings',
    description: 'The tables of one season, or the table of every season',
  }),
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matches', 'standings'], lifetime: lifetimes.current },
  examples: ['season={season}', ''],
  rows: [{ ...tableRows, schema: datedStanding, isFor: ({ date }) => date !== undefined }, tableRows],
  validate({ season, date, ...query }) {
    if (season !== undefined || date !== undefined) return undefined;
    const name = (['stage', 'side', 'last', 'matchday', 'in_play'] as const).find(
      (parameter) => query[parameter] !== parameters[parameter].defaultValue,
    );
    return (
      name && badCombination(`parameter '${name}' is given alone; expected 'season' or 'date' with it`, name)
    );
  },
  tablesNeeded(query, world) {
    return tablesOfStandings(seasonOf(query, world));
  },
  answer(tables, query) {
    const season = seasonOf(query, tables);
    return season === undefined ? answerAll(tables) : answerSeason(tables, season, query);
  },
  *prerenderedQueries(tables) {
    yield {};
    for (const { season, current } of tables.rows('seasons').filter(hasMatches)) {
      yield { season };
      for (const stage of stagesWithStandings(standingsInputs(tables, season)))
        yield { season, stage: [stage] };
      if (!current) continue;
      for (const date of new Set(tables.rows('matches', season).map((match) => match.date)))
        yield { season, date };
    }
  },
});

/** Returns the seasons that have a table; a season to come may not have matches yet. */
function seasonsOf(tables: Tables): number[] {
  return tables
    .rows('seasons')
    .filter(hasMatches)
    .map(({ season }) => season);
}

function seasonOf({ season, date }: Query<typeof parameters>, world: World): number | undefined {
  return season ?? (date === undefined ? undefined : seasonOn(date, world));
}

/** Returns a match in play as if it ended with its score so far. Any other match is returned as it is. */
function asItStands(match: Match): Match {
  return isInPlay(match.status) ? { ...match, status: 'FINISHED' } : match;
}

/** Returns the table of a season in which matches in play count with their score so far. It is empty where there is none. */
export function tableAsItStands(tables: Tables, season: number): Standing[] {
  const { matches, ...seasonData } = standingsInputs(tables, season);
  const counted = { ...seasonData, matches: matches.map(asItStands) };
  return computeStandings(counted, seasonStages(counted)).map(withoutCertainty);
}

/** Returns a row without what is certain: what an unfinished match decides is not. */
function withoutCertainty(row: Standing): Standing {
  return { ...row, certain: null };
}

/** The tables that a season's table is made from. */
export function tablesOfStandings(season: number | undefined): Reading[] {
  return [
    ...readingsOf(['seasons', 'stages', 'clubNames']),
    { table: 'matches', season },
    { table: 'standings', season },
  ];
}

/** Returns the table of some stages and its source. */
function tableWithSource(seasonData: StandingsInputs, stages: readonly string[], scope: StandingsScope = {}) {
  const table = computeStandings(seasonData, stages, scope);
  const isWhole = Object.values(scope).every((value) => value === undefined);
  return { table, source: isWhole ? findStandingsSource(seasonData, stages) : ('calculated' as const) };
}

function answerSeason(tables: Tables, season: number, query: Query<typeof parameters>) {
  const { date, stage, side, last, matchday, in_play } = query;
  const storedData = standingsInputs(tables, season);
  const seasonData = in_play ? { ...storedData, matches: storedData.matches.map(asItStands) } : storedData;
  const { matches } = seasonData;
  const stageNames = stagesWithStandings(seasonData);
  const filters: Filters<Match> = {
    stage:
      stage && ((row) => row.stage !== null && stageNames.includes(row.stage) && stage.includes(row.stage)),
    matchday: matchday === undefined ? undefined : (row) => row.matchday !== null,
  };
  const hasCounted = filterRows(matches, filters).length > 0;
  const scope = { until: date, matchday, side, last };
  const shown = (rows: Standing[]) => {
    const table = in_play ? rows.map(withoutCertainty) : rows;
    return date === undefined ? table : table.map((row) => ({ ...row, date }));
  };
  const selectedStages = stageNames.filter((name) => hasCounted && (stage?.includes(name) ?? true));
  const { table, source } = tableWithSource(
    seasonData,
    stage ? selectedStages : seasonStages(seasonData),
    scope,
  );
  const standings = hasCounted ? shown(table) : [];
  const stages = selectedStages.map((name) => ({
    stage: name,
    standings: shown(tableWithSource(seasonData, [name], scope).table),
  }));
  const hint = hintOf(
    tables.index,
    {
      name: 'standings',
      table: 'matches',
      query,
      count: hasCounted ? matches.length : 0,
      select: () => ({ rows: matches, filters }),
    },
    stage && !hasCounted ? `stages of ${season} with a table: ${stageNames.join(', ') || 'none'}` : null,
    matchday !== undefined && !hasCounted && matches.length > 0
      ? "'date' gives the table of a day, where matches have no matchday"
      : null,
    hasCounted && standings.length === 0
      ? `${season} has no table of all its matches; 'stages' has those of ${stageNames.join(', ')}`
      : null,
  );
  return {
    season,
    standings,
    source: hasCounted ? source : null,
    stages,
    hint,
  };
}

function answerAll(tables: Tables) {
  const seasons = seasonsOf(tables);
  const each = seasons.map((season) => {
    const seasonData = standingsInputs(tables, season);
    return { season, ...tableWithSource(seasonData, seasonStages(seasonData)) };
  });
  const standings = each.flatMap(({ table }) => table);
  return {
    count: seasons.length,
    seasons,
    standings,
    sources: each.map(({ season, source }) => ({ season, source })),
    hint:
      standings.length > 0
        ? null
        : "no season has a table of all its matches; with 'season', 'stages' has those of its stages",
  };
}
