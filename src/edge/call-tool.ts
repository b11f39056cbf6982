import { clubsOf } from '../query/club.ts';
import { badCombination, InvalidQuery, parseValidQuery } from '../query/parse-query.ts';
import { snapshotOf } from '../records/published.ts';
import type { SeasonIndex } from '../records/season.ts';
import { exampleOf } from '../resources/discovery.ts';
import { rowsFor } from '../resources/format.ts';
import { NotFound, type Resource } from '../resources/resource.ts';
import { toolAnswer } from '../resources/tool-answer.ts';
import type { Tool } from '../resources/tools-of-league.ts';
import { answerQuery } from './answer.ts';
import type { Env } from './env.ts';
import { withKnownIds } from './known-ids.ts';
import { loadTables, loadWorld } from './load-files.ts';
import { isFeedOn } from './variables.ts';

type Value = string | number | boolean | null;
/** The arguments of a call: a value, or a list of values, by name. */
export type CallArguments = Readonly<Record<string, Value | readonly Value[]>>;

/** Returns the day of a moment, as UTC has it. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Returns the answer of an endpoint as a model gets it, and its address; or what is wrong, so that it can correct its call. */
export async function callTool(
  name: string,
  callArguments: CallArguments,
  origin: string,
  env: Env,
  now: Date,
): Promise<object> {
  const textOf = (text: string) => ({ type: 'text', text });
  try {
    // The schema of the call has the names of the tools.
    const tool = env.api.tools.find((offered) => offered.name === name) as Tool;
    const { index } = await loadWorld(env);
    const given = withClubId(textsOf(tool, callArguments), index);
    const [, resource = tool.resource] =
      tool.others.find(
        ([argument, { parameters }]) =>
          given[argument] && Object.keys(given).every((name) => Object.hasOwn(parameters, name)),
      ) ?? [];
    // Without the feed, the next matches are those from the day after the known results.
    const { as_of } = snapshotOf(await loadTables([{ table: 'snapshot' }], env));
    const dayAfter = new Date(Date.parse(as_of) + 24 * 60 * 60 * 1000);
    const today = dayOf(isFeedOn(env) ? now : dayAfter);
    const moment = { season: index.current, today };
    const defaults = Object.entries(tool.defaults(given, moment)).filter(
      ([parameter]) => parameter in resource.parameters && !(parameter in given),
    );
    const pairs = [...defaults, ...Object.entries(given)];
    const first = await ask(resource, pairs, env, now);
    const defaultSeason = defaults.find(([parameter]) => parameter === 'season');
    // A former club, or a venue of one, has no rows of the current season.
    const ofAll =
      defaultSeason && first.whole.total === 0
        ? await ask(
            resource,
            pairs.filter((pair) => pair !== defaultSeason),
            env,
            now,
          )
        : undefined;
    const { search, query, whole } = ofAll && ofAll.whole.total !== 0 ? ofAll : first;
    const remark =
      whole === first.whole ? {} : { hint: `no rows of ${defaultSeason?.[1]}; these are of all seasons` };
    const answer = toolAnswer({ ...whole, ...remark }, rowsFor(resource, query)?.name);
    const address = origin + exampleOf(resource.path, `${search}`);
    return {
      content: [textOf(JSON.stringify(answer)), textOf(`Whole: ${address}`)],
      structuredContent: answer,
    };
  } catch (error) {
    if (!(error instanceof InvalidQuery || error instanceof NotFound)) throw error;
    return { content: [textOf(error.message)], isError: true };
  }
}

/** Asks an endpoint. Returns the query, as the search part of its address too, and the answer. */
async function ask(resource: Resource, pairs: readonly [string, string][], env: Env, now: Date) {
  const known = await withKnownIds(resource, pairs, env);
  const search = new URLSearchParams(known.map(([name, value]) => [name, value]));
  const query = parseValidQuery(resource, search);
  if (query.format === 'csv') throw new InvalidQuery([badCombination('a tool answers in JSON', 'format')]);
  const { body } = await answerQuery(resource, query, env, now);
  return { search, query, whole: JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown> };
}

/** Returns the arguments of a call as the values of an address; several are joined by commas. */
function textsOf({ inputSchema }: Tool, callArguments: CallArguments): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(callArguments).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]])),
  );
  const missing = inputSchema.required.find((name) => !given[name]);
  if (missing) throw new InvalidQuery([badCombination(`'${missing}' is missing`, missing)]);
  return given;
}

/** Returns arguments with the id of the club that they name, where a club is the record of which the call is. */
function withClubId(given: Record<string, string>, index: SeasonIndex): Record<string, string> {
  const { club_id } = given;
  if (club_id === undefined) return given;
  const [club, another] = clubsOf(club_id, index);
  return club && !another ? { ...given, club_id: club.club_id } : given;
}
