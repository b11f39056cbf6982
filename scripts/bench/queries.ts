import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { encodeAnswer, encodeText } from '../../src/edge/reply.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { examples } from '../../src/records/examples.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import { league } from '../../src/records/league.ts';
import { publishedTables, type Reading, type Row, tableAddress } from '../../src/records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../../src/records/season.ts';
import { noFeed } from '../../src/records/status.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { resources } from '../../src/resources/index.ts';

const { season, club, day } = examples;

type NamedQuery = readonly [resource: string, query: string];

/** Queries over one season that are not prerendered, as a client would ask them. */
export const typicalQueries: readonly NamedQuery[] = [
  ['matches', `season=${season}&team=${club}&limit=7`],
  ['standings', `season=${season}&date=${day}`],
  ['players', `season=${season}&search=mor&sort=minutes`],
  ['leaderboards', `season=${season}&metric=goals,assists,xg`],
  ['goals', `season=${season}&team=${club}&limit=7`],
  ['match-stats', `season=${season}`],
  ['team-stats', `season=${season}&sort=xg&order=asc`],
];

const everySeason = `season=${Array.from({ length: 7 }, (_, index) => league.first_season + index)}`;

/** The most expensive queries of a search over thousands, with long lists, every metric, CSV or a text. */
export const expensiveQueries: readonly NamedQuery[] = [
  ['leaderboards', `season=${season}&limit=500&metric=${metricNames}`],
  ['leaderboards', `season=${season}&limit=500&metric=${metricNames}&format=csv`],
  ['leaderboards', `season=${season}&limit=500&metric=${metricNames}&team=a`],
  ['players', `season=${season}&sort=name&limit=500`],
  ['players', `season=${season}&sort=team&limit=500&format=csv`],
  ['players', `season=${season}&search=a&limit=500`],
  ['players', `${everySeason}&search=a&sort=name&limit=500`],
  ['players', `${everySeason}&sort=team&limit=500&format=csv`],
  ['matches', 'limit=500&team=o'],
  ['matches', 'limit=500&venue=a&order=desc'],
  ['goals', 'limit=500&team=o&format=csv'],
  ['match-stats', `season=${season}&format=csv`],
  ['standings', 'format=csv'],
  ['team-stats', `season=${season}&raw=true&sort=xg`],
  ['referees', 'limit=500&referee=a'],
];

const warmUps = 10;
const repeats = 40;
const coldRepeats = 5;

/** Measures an answer's CPU in this process. It is the mean of many, since the system counts CPU in ticks. */
async function timeQuery(dist: string, name: string, text: string) {
  const resource = resources.find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const query = parseQuery(resource.parameters, new URLSearchParams(text));
  const index: SeasonIndex = JSON.parse(await readFile(path.join(dist, seasonIndexAddress), 'utf8'));
  const readings = resource.tablesNeeded(query, { league, index });
  const files = await Promise.all(readings.map((reading) => readTable(dist, reading)));
  const parse = () =>
    files.map(({ table, season, content }) => {
      const rows: Row<typeof table>[] = JSON.parse(content);
      return { table, season, rows };
    });
  const answer = (parsedTables: ReturnType<typeof parse>) => {
    // The Worker puts the tables together for each request: nothing that is kept of them helps the next.
    const tables = new InMemoryTables({ league, index });
    for (const { table, season, rows } of parsedTables) tables.set(table, rows, season);
    const result = resource.answer(tables, query, { now: new Date(), feed: noFeed });
    const csv = csvAnswer(resource, result, query);
    return csv ? encodeText(csv.text) : encodeAnswer(result);
  };
  const parsedTables = parse();
  for (let times = 0; times < warmUps; times++) answer(parsedTables);
  return {
    query: `${name}?${text}`,
    /** The time to parse the tables and answer once. */
    coldMs: cpuMs(coldRepeats, () => answer(parse())),
    /** The time to answer again. */
    warmMs: cpuMs(repeats, () => answer(parsedTables)),
  };
}

/** Measures queries one by one, the most expensive first. */
export async function timeQueries(dist: string, queries: readonly NamedQuery[]) {
  const timings: Awaited<ReturnType<typeof timeQuery>>[] = [];
  for (const [name, text] of queries) timings.push(await timeQuery(dist, name, text));
  return timings.sort((a, b) => b.warmMs - a.warmMs);
}

/** Returns the CPU of this thread for one run of a task, in milliseconds. */
function cpuMs(times: number, run: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < times; count++) run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

/** Reads the published file of a table, or of one season of it. A season without a file has no rows. */
async function readTable(dist: string, { table, season: requestedSeason }: Reading) {
  const season =
    publishedTables[table].seasonal && requestedSeason !== undefined ? Number(requestedSeason) : undefined;
  const file = path.join(dist, tableAddress(table, season));
  const content = season === undefined || existsSync(file) ? await readFile(file, 'utf8') : '[]';
  return { table, season, content };
}
