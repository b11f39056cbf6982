import { median } from 'simple-statistics';
import { checkDataset } from '../../build/check.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { encodeAnswer, encodeText } from '../../src/edge/reply.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { Tables } from '../../src/records/published.ts';
import { noFeed } from '../../src/records/status.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { expectAtMost } from './verdicts.ts';

/** Queries over one season that are not prerendered, as a client would ask them. */
const typicalQueries = ({ examples: { season, club, day } }: League): string[] => [
  `matches?season=${season}&team=${club}&limit=7`,
  `standings?season=${season}&date=${day}`,
  `players?season=${season}&search=mor&sort=minutes`,
  `leaderboards?season=${season}&metric=goals,assists,xg`,
  `goals?season=${season}&team=${club}&limit=7`,
  `match-stats?season=${season}`,
  `team-stats?season=${season}&sort=xg&order=asc`,
];

/** The most expensive queries of a search over thousands, with long lists, every metric, CSV or a text. */
function expensiveQueries({ examples: { season }, first_season }: League): string[] {
  const everySeason = `season=${Array.from({ length: 7 }, (_, index) => first_season + index)}`;
  return [
    `leaderboards?season=${season}&limit=500&metric=${metricNames}`,
    `leaderboards?season=${season}&limit=500&metric=${metricNames}&format=csv`,
    `leaderboards?season=${season}&limit=500&metric=${metricNames}&team=a`,
    `players?season=${season}&sort=name&limit=500`,
    `players?${everySeason}&search=a&sort=name&limit=500`,
    `players?${everySeason}&sort=team&limit=500&format=csv`,
    'matches?limit=500&team=o',
    'goals?limit=500&team=o&format=csv',
    `match-stats?season=${season}&format=csv`,
    'standings?format=csv',
    `team-stats?season=${season}&raw=true&sort=xg`,
  ];
}

/** Measures queries by the CPU of this process, with their tables in memory: typical ones, and the most expensive. */
export async function measureQueries(root: string): Promise<void> {
  const { dataset, locations } = await readDataset(root);
  const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
  const timed = (queries: readonly string[]) =>
    queries.map((query) => ({ query, ms: timeQuery(tables, query) })).sort((a, b) => b.ms - a.ms);
  const typical = timed(typicalQueries(dataset.league));
  const expensive = timed(expensiveQueries(dataset.league));
  console.log('\nQueries that are not prerendered, CPU in this process:');
  for (const { query, ms } of [...typical, ...expensive])
    console.log(`  ${query.slice(0, 90).padEnd(90)} ${ms.toFixed(2).padStart(6)} ms`);
  expectAtMost('the median over one season', median(typical.map(({ ms }) => ms)), 1, ' ms');
  expectAtMost('the most expensive of all', expensive[0]?.ms ?? 0, 5, ' ms');
}

const warmUps = 10;
const repeats = 40;

/** Returns an answer's CPU in this thread, in milliseconds. It is the mean of many, since the system counts CPU in ticks. */
function timeQuery(tables: Tables, text: string): number {
  const [name, query = ''] = text.split('?');
  const resource = resourcesOf(tables.league).find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  const parsed = parseQuery(resource.parameters, new URLSearchParams(query));
  const answer = () => {
    const result = resource.answer(tables, parsed, { now: new Date(), feed: noFeed });
    const csv = csvAnswer(resource, result, parsed);
    return csv ? encodeText(csv.text) : encodeAnswer(result);
  };
  for (let times = 0; times < warmUps; times++) answer();
  const before = process.threadCpuUsage();
  for (let times = 0; times < repeats; times++) answer();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / repeats;
}
