import { median } from 'simple-statistics';
import { checkDataset } from '../../build/check.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { encodeAnswer, encodeText } from '../../src/edge/reply.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { metricNames } from '../../src/records/leaderboard.ts';
import type { Tables } from '../../src/records/published.ts';
import { noFeed } from '../../src/records/status.ts';
import { pick } from '../../src/records/typed.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { fillTemplate } from '../cli/template.ts';
import queries from './queries.json' with { type: 'json' };
import { expectAtMost } from './verdicts.ts';

/**
 * Measures queries that are not prerendered, by the CPU of this process with their tables in memory: typical ones over one
 * season, and the most expensive of a search over thousands, with long lists, every metric, CSV or a text.
 */
export async function measureQueries(root: string): Promise<void> {
  const { dataset, locations } = await readDataset(root);
  const tables = deriveTables(dataset, checkDataset(dataset, locations, integrityRules));
  const { examples, first_season } = dataset.league;
  const values = {
    ...pick(examples, ['season', 'club', 'day']),
    seasons: `${Array.from({ length: 7 }, (_, index) => first_season + index)}`,
    metrics: `${metricNames}`,
  };
  const timed = (kind: keyof typeof queries) =>
    queries[kind]
      .map((query) => `${fillTemplate(query, values)}`)
      .map((query) => ({ query, ms: timeQuery(tables, query) }))
      .sort((a, b) => b.ms - a.ms);
  const [typical, expensive] = [timed('typical'), timed('expensive')];
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
