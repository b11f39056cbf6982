import { encodeAnswer, encodeText } from '../../src/edge/reply.ts';
import type { Parameter } from '../../src/query/parameter.ts';
import { InvalidQuery, parseValidQuery } from '../../src/query/parse-query.ts';
import type { Tables } from '../../src/records/published.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { resourcesOf } from '../../src/resources/index.ts';
import { NotFound, type Resource } from '../../src/resources/resource.ts';

/** How often a query is answered before it is measured, and then. */
const [warmUps, repeats] = [5, 40];
/** Of so many queries that took longest at first sight, the CPU is measured. */
const maxMeasured = 10;
/** So many values of a parameter are tried. */
const maxValues = 12;

/** Returns the query whose answer takes the most CPU, of all endpoints with every parameter, once the tables are in memory. */
export function findDearestQuery(tables: Tables): { query: string; seconds: number } {
  const candidates = resourcesOf(tables.league).flatMap((resource) =>
    queriesOf(resource, tables).flatMap((query) => {
      const answer = answerer(resource, tables, query);
      return answer ? [{ query: `${resource.name}?${query}`, answer, ms: fastestOf(answer) }] : [];
    }),
  );
  const [dearest] = candidates
    .sort((a, b) => b.ms - a.ms)
    .slice(0, maxMeasured)
    .map(({ query, answer }) => ({ query, seconds: cpuOf(answer) }))
    .sort((a, b) => b.seconds - a.seconds);
  if (!dearest) throw new Error('the league has no endpoint that answers');
  return dearest;
}

/** Returns queries of a resource: its examples and its longest page, each alone and with each value of each parameter. */
function queriesOf({ examples, parameters }: Resource, tables: Tables): string[] {
  const longest = parameters.limit ? `limit=${parameters.limit.schema.maximum}` : '';
  const seasons = `season=${tables.index.seasons.map(({ season }) => season).slice(-7)}`;
  const bases = [...examples, '', ...('season' in parameters ? [seasons] : [])];
  const queries = bases.flatMap((base) =>
    Object.entries(parameters).flatMap(([name, parameter]) =>
      valuesOf(parameter, name === 'season' ? tables : undefined).map((value) => {
        const query = new URLSearchParams(`${longest}&${base}`);
        query.set(name, value);
        return `${query}`;
      }),
    ),
  );
  return [...new Set([...bases, ...queries])];
}

/** Returns values of a parameter, the largest that it has among them. */
function valuesOf({ schema, example }: Parameter, tables: Tables | undefined): string[] {
  const { type, maximum, items } = schema as { type?: string; maximum?: number; items?: { enum?: string[] } };
  const options = (schema.enum ?? items?.enum ?? []) as readonly unknown[];
  const all = items?.enum ? [items.enum.join()] : [];
  const last = tables ? [`${tables.index.current}`] : [];
  const bounds = type === 'boolean' ? ['true', 'false'] : maximum === undefined ? [] : [`${maximum}`];
  return [...new Set([example, ...last, ...all, ...bounds, ...options.map(String)])].slice(0, maxValues);
}

/** Returns a function that answers a query in bytes, or null where the query is not valid or selects no record. */
function answerer(resource: Resource, tables: Tables, text: string): (() => unknown) | null {
  try {
    const parsed = parseValidQuery(resource, new URLSearchParams(text));
    const query = resource.canonical?.(parsed, tables) ?? parsed;
    const answer = () => {
      const result = resource.answer(tables, query, { now: new Date(), feed: noFeed });
      const csv = csvAnswer(resource, result, query);
      return csv ? encodeText(csv.text) : encodeAnswer(result);
    };
    answer();
    return answer;
  } catch (error) {
    if (error instanceof InvalidQuery || error instanceof NotFound) return null;
    throw error;
  }
}

/** Returns the shortest time of a few answers, in milliseconds: another process can only make one longer. */
function fastestOf(answer: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    answer();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Returns the CPU of an answer in this thread, in seconds: the mean of many, since the system counts CPU in ticks. */
function cpuOf(answer: () => unknown): number {
  for (let times = 0; times < warmUps; times += 1) answer();
  const before = process.threadCpuUsage();
  for (let times = 0; times < repeats; times += 1) answer();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6 / repeats;
}
