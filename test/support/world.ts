import { checkDataset } from '../../build/check-dataset.ts';
import { messageOf } from '../../build/errors.ts';
import type { Project } from '../../build/project.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { Parameters } from '../../src/query/parameter.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import type { Tables } from '../../src/records/published.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { type AnswerContext, type Resource, resourceIn } from '../../src/resources/resource.ts';
import { standings } from '../../src/resources/standings.ts';
import { the } from './the.ts';

/** A league with its dataset, what is derived from it, and examples from it: all that a test of any league needs. */
export type TestWorld = Awaited<ReturnType<typeof readTestWorld>>;

/**
 * Reads the dataset of a league, and derives its tables.
 *
 * @throws {Error} with the folder and the faults of its dataset
 */
export async function readTestWorld(project: Project) {
  try {
    const { dataset, locations } = await readDataset(project);
    const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
    const { league } = dataset;
    const current = dataset.snapshot.season;

    const pastTables = new Map<string, Tables>();

    /** Returns the tables as a refresh would have left them at a moment of a season, derived once for all tests. */
    function tablesAt(moment: string, season: number): Tables {
      const known = pastTables.get(moment);
      if (known) return known;
      const past = rewind(dataset, new Date(moment), season);
      // Projections are most of a derivation. Those of earlier seasons are what they are in the tables of all matches.
      const derived = deriveTables({ ...past, stages: ofSeason(past.stages, season) }, tables.rows('checks'));
      derived.set('stages', past.stages);
      const earlier = <Row extends { season: number }>(rows: readonly Row[]) =>
        rows.filter((row) => row.season < season);
      for (const name of ['projections', 'teamStats'] as const)
        derived.set<typeof name>(name, [...earlier(tables.rows(name)), ...derived.rows(name, season)]);
      pastTables.set(moment, derived);
      return derived;
    }

    return {
      name: league.name,
      project,
      dataset,
      /** Where each row of the dataset is. */
      places: locations,
      league,
      tables,
      resources: resourcesOf(league),
      /** The current season. A refresh changes its figures, so tests take them from the data and name none. */
      current,
      ...answersOf(tables, dataset.snapshot.as_of),
      tablesAt,
      ...examplesOf(tables, current),
    };
  } catch (error) {
    throw new Error(`in ${project.data}: ${messageOf(error)}`, { cause: error });
  }
}

/** A resource of whatever parameters. */
interface Answering<A> {
  readonly parameters: Parameters;
  canonical?(query: never, tables: Tables): object;
  answer(tables: Tables, query: never, context: AnswerContext): A;
}

const tenDays = 10 * 24 * 60 * 60 * 1000;

function answersOf(tables: Tables, asOf: string) {
  /** A moment for answers that carry a time: ten days after the snapshot. */
  const context: AnswerContext = { now: new Date(Date.parse(asOf) + tenDays), feed: noFeed };

  /** Returns the answer to a query, of these tables or of others; what is left out is its default. */
  function answer<A>({ parameters, ...resource }: Answering<A>, given: object = {}, of = tables): A {
    const texts = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    const inLeague = resourceIn(of.league, { ...resource, parameters } as unknown as Resource);
    const query = parseQuery(inLeague.parameters, texts) as never;
    return resource.answer(of, (inLeague.canonical?.(query, of) ?? query) as never, context);
  }

  /** Returns the answer of /standings about one season. @throws {Error} if it is of every season */
  function seasonStandings(query: object, of = tables) {
    const found = answer(standings, query, of);
    if (!('stages' in found)) throw new Error('expected the standings of one season');
    return found;
  }

  return { context, answer, seasonStandings };
}

function examplesOf(tables: Tables, current: number) {
  const { season, club, opponent, stage, match_id: exampleId } = tables.league.examples;
  const seasons = tables.rows('seasons');
  const matches = tables.rows('matches');
  const played = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');
  const days = [...new Set(played.map(({ date }) => date))].sort();
  const tabled = tables.rows('stages').filter((row) => row.season === season && row.table !== null);
  const tableStage = String((tabled.find(({ table }) => table === 'season') ?? tabled[0])?.stage);
  const hasSeasonTable = tabled.some(({ table }) => table === 'season');
  return {
    /** The examples of `data/league.json`, from which tests that are true of any league take theirs. */
    season,
    club,
    opponent,
    stage,
    /** The other seasons, oldest first. */
    otherSeasons: seasons.map((row) => row.season).filter((one) => one !== season),
    /** The finished matches of the example season, in order of play. */
    played,
    /** The example match. */
    match: the(matches, { match_id: matches.find(({ match_id }) => match_id.endsWith(exampleId))?.match_id }),
    /** The days on which matches of the example season were played, in order. */
    days,
    /** The day by which half of those days have passed. */
    midSeason: String(days[Math.floor(days.length / 2)]),
    /** The season before the current one; undefined in a league of one season. */
    earlier: seasons.findLast((row) => row.season < current)?.season,
    /** A stage of the example season with a table: one that counts for the table of the season, if there is one. */
    tableStage,
    /** Whether the example season has a table of the season; a cup has only those of its groups, if any. */
    hasSeasonTable,
    /** A query of /standings that finds a table: of the example season, or of a stage where that has none. */
    tableQuery: hasSeasonTable ? `season=${season}` : `season=${season}&stage=${tableStage}`,
    /** A season after all others. */
    unknownSeason: Math.max(...seasons.map((row) => row.season)) + 24,
  };
}

/** Returns a function that makes something from a world once, for all tests that ask for it. */
export function perWorld<Made>(make: (world: TestWorld) => Made): (world: TestWorld) => Made {
  const made = new Map<TestWorld, Made>();
  return (world) => {
    const known = made.get(world) ?? make(world);
    made.set(world, known);
    return known;
  };
}
