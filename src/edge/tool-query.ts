import type { Query } from '../query/parameter.ts';
import { parseQuery, parseValidQuery } from '../query/parse-query.ts';
import type { Resource } from '../resources/resource.ts';
import type { Tool } from '../resources/tools-of-league.ts';
import { answerQuery, withKnownIds } from './answer.ts';
import type { Env } from './env.ts';
import { loadWorld } from './load-files.ts';

type Texts = Readonly<Record<string, string>>;

/** What an endpoint was asked for a tool, and its answer. */
export interface Asked {
  readonly resource: Resource;
  /** The query as an address has it, without the fields that the tool leaves out by default. */
  readonly search: URLSearchParams;
  /** The query in canonical form: with the season that it is about. */
  readonly query: Query;
  readonly whole: Readonly<Record<string, unknown>>;
  /** The season that had no rows, where the answer is of all seasons in its place. */
  readonly emptySeason?: number;
}

/**
 * Asks the endpoint of a tool. Where a call names no season and the one by default has no rows, the answer is of all seasons:
 * a former club, or a venue of one, has none of the current season.
 *
 * @throws {InvalidQuery} naming the arguments at fault and what the tool offers
 */
export async function askForTool(tool: Tool, given: Texts, env: Env, now: Date): Promise<Asked> {
  // The endpoint takes more parameters than the tool offers.
  parseQuery(tool.offered, Object.entries(given));
  const [, resource = tool.resource] =
    tool.others.find(
      ([argument, { parameters }]) =>
        given[argument] && Object.keys(given).every((name) => Object.hasOwn(parameters, name)),
    ) ?? [];
  const { index } = await loadWorld(env);
  const moment = { season: index.current, nextDay: tool.isOfNextMatches ? await nextDay(env, now) : '' };
  const defaults = Object.entries(tool.defaults(given, moment)).filter(
    ([parameter]) => parameter in resource.parameters && !(parameter in given),
  );
  const texts = { ...Object.fromEntries(defaults), ...given };
  const asked = withGivenFields(await ask(resource, texts, env, now), given);
  const season = yearsOf(asked.query);
  const [emptySeason] = given.season === undefined && isEmpty(asked) ? season : [];
  if (emptySeason === undefined || resource.parameters.season?.schema.type !== 'array') return asked;
  const all = `${index.seasons.map((row) => row.season)}`;
  const ofAll = withGivenFields(await ask(resource, { ...texts, season: all }, env, now), given);
  return isEmpty(ofAll) ? asked : { ...ofAll, emptySeason };
}

/** Returns what was asked, with the address of whole rows where the call names no fields. */
function withGivenFields(asked: Asked, { fields }: Texts): Asked {
  if (fields !== undefined) return asked;
  const search = new URLSearchParams(asked.search);
  search.delete('fields');
  return { ...asked, search };
}

/** Returns the seasons of a query in canonical form; none where it is of all. */
export const yearsOf = ({ season }: Query): number[] =>
  season === undefined ? [] : ([season].flat() as number[]);

const isEmpty = ({ whole }: Asked) => (whole.total ?? whole.count) === 0;

async function ask(resource: Resource, texts: Texts, env: Env, now: Date): Promise<Asked> {
  const known = await withKnownIds(resource, Object.entries(texts), env);
  const search = new URLSearchParams(known.map(([name, value]) => [name, value]));
  const requested = parseValidQuery(resource, search);
  const { body } = await answerQuery(resource, requested, env, now);
  const query = resource.canonical?.(requested, await loadWorld(env)) ?? requested;
  return { resource, search, query, whole: JSON.parse(new TextDecoder().decode(body)) };
}

/** Returns the day of the next match, or of the moment where none is to come. */
async function nextDay(env: Env, now: Date): Promise<string> {
  const { resource } = env.api.tools.find(({ name }) => name === 'matches') as Tool;
  const { whole } = await ask(resource, { next: '1', fields: 'date' }, env, now);
  const [match] = whole.matches as { date: string }[];
  return match?.date ?? dayOf(now);
}

/** Returns the day of a moment, as UTC has it. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 'YYYY-MM-DD'.length);
