import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { median } from 'simple-statistics';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { encodeAnswer, encodeText } from '../../src/edge/reply.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import type { League } from '../../src/records/league-schema.ts';
import { publishedTables, type Reading, type Row, tableAddress } from '../../src/records/published.ts';
import { type SeasonIndex, seasonIndexAddress } from '../../src/records/season.ts';
import { noFeed } from '../../src/records/status.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import type { Verdicts } from './verdicts.ts';

type NamedQuery = readonly [resource: string, query: string];

/** Queries over one season that are not prerendered, as a client would ask them. */
const typicalQueries = ({ examples: { season, club, day } }: League): NamedQuery[] => [
  ['matches', `season=${season}&team=${club}&limit=7`],
  ['standings', `season=${season}&date=${day}`],
  ['players', `season=${season}&search=mor&sort=minutes`],
  ['leaderboards', `season=${season}&metric=goals,assists,xg`],
  ['goals', `season=${season}&team=${club}&limit=7`],
  ['match-stats', `season=${season}`],
  ['team-stats', `season=${season}&sort=xg&order=asc`],
];

/** The most expensive queries of a search over thousands, with long lists, every metric, CSV or a text. */
function expensiveQueries({ examples: { season }, first_season }: League): NamedQuery[] {
  const everySeason = `season=${Array.from({ length: 7 }, (_, index) => first_season + index)}`;
  return [
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
}

/** Measures queries by the CPU of this process: typical ones, and the most expensive. */
export async function measureQueries(root: string, league: League, verdicts: Verdicts): Promise<void> {
  const dist = path.join(root, 'dist');
  const typicalTimings = await timeQueries(dist, league, typicalQueries(league));
  const expensiveTimings = await timeQueries(dist, league, expensiveQueries(league));
  console.log('\nQueries that are not prerendered, CPU in this process; the ten most expensive:');
  const inMs = (ms: number) => `${ms.toFixed(2).padStart(6)} ms`;
  for (const { query, coldMs, warmMs } of expensiveTimings.slice(0, 10))
    console.log(`  ${query.slice(0, 90).padEnd(90)} cold ${inMs(coldMs)}  warm ${inMs(warmMs)}`);
  const medianMs = median(typicalTimings.map(({ warmMs }) => warmMs));
  verdicts.atMost('the median over one season, warm', medianMs, 1, ' ms');
  verdicts.atMost('the most expensive of all, warm', expensiveTimings[0]?.warmMs ?? 0, 5, ' ms');
  const slowestColdMs = Math.max(...typicalTimings.map(({ coldMs }) => coldMs));
  verdicts.atMost('the slowest over one season, cold', slowestColdMs, 10, ' ms');
}

const warmUps = 10;
const repeats = 40;
const coldRepeats = 5;

/** Measures an answer's CPU in this process. It is the mean of many, since the system counts CPU in ticks. */
async function timeQuery(dist: string, league: League, [name, text]: NamedQuery) {
  const resource = resourcesOf(league).find((candidate) => candidate.name === name);
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
async function timeQueries(dist: string, league: League, queries: readonly NamedQuery[]) {
  const timings: Awaited<ReturnType<typeof timeQuery>>[] = [];
  for (const query of queries) timings.push(await timeQuery(dist, league, query));
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
