import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { examples } from '../../src/records/examples.ts';
import { publishedTables, type Reading, type Row, tableAddress } from '../../src/records/published.ts';
import { resources } from '../../src/resources/index.ts';
import { encode, noFeed } from '../../src/resources/resource.ts';

const { season, club, day } = examples;

/** Queries over one season that are not prerendered, as a client would ask them. */
export const typicalQueries = [
  ['matches', `season=${season}&team=${club}&limit=7`],
  ['standings', `season=${season}&date=${day}`],
  ['players', `season=${season}&search=mor&sort=minutes`],
  ['leaderboards', `season=${season}&metric=goals,assists,xg`],
] as const;

/** The most expensive queries there are: long lists, every metric, text over many rows. */
export const expensiveQueries = [
  [
    'leaderboards',
    `season=${season}&limit=500&metric=rating,goals,assists,goal_involvements,shots,shots_on_target,key_passes,successful_dribbles,tackles,interceptions,recoveries,clearances,saves,pass_accuracy`,
  ],
  ['players', `season=${season}&sort=name&limit=500`],
  ['players', `season=${season}&search=a&limit=500`],
  ['matches', 'limit=500&team=o'],
  ['matches', 'limit=500&venue=a&order=desc'],
  ['match-stats', `season=${season}`],
  ['standings', `date=${day}`],
  ['team-stats', `season=${season}&raw=true&sort=xg`],
  ['referees', 'limit=500&referee=a'],
  ['weather', 'limit=500&team=o'],
  ['odds', 'limit=500&team=o'],
] as const;

const repeats = 50;

export interface Timing {
  readonly query: string;
  /** Milliseconds to parse the tables and answer once. */
  readonly coldMs: number;
  /** Milliseconds to answer again, the median of many. */
  readonly warmMs: number;
}

/** Measures an answer's CPU in this process. */
export async function timeQuery(dist: string, name: string, text: string): Promise<Timing> {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const query = parseQuery(resource.parameters, new URLSearchParams(text));
  const contents = await Promise.all(
    resource.tablesNeeded(query).map(async (reading) => [reading, await contentOf(dist, reading)] as const),
  );
  const start = performance.now();
  const tables = new InMemoryTables();
  for (const [{ table, season }, content] of contents) {
    const rows: Row<typeof table>[] = JSON.parse(content);
    tables.set(
      table,
      rows,
      publishedTables[table].seasonal && season !== undefined ? Number(season) : undefined,
    );
  }
  const answer = () => encode(resource.answer(tables, query, { now: new Date(), feed: noFeed }));
  answer();
  const coldMs = performance.now() - start;
  const times = Array.from({ length: repeats }, () => {
    const before = performance.now();
    answer();
    return performance.now() - before;
  }).sort((a, b) => a - b);
  return { query: `${name}?${text}`, coldMs, warmMs: times[repeats / 2] ?? 0 };
}

function contentOf(dist: string, { table, season }: Reading): Promise<string> {
  const isOfSeason = publishedTables[table].seasonal && season !== undefined;
  return readFile(path.join(dist, tableAddress(table, isOfSeason ? Number(season) : undefined)), 'utf8');
}
