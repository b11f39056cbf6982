import { clubsOf } from '../query/club.ts';
import { badCombination, InvalidQuery } from '../query/parse-query.ts';
import type { SeasonIndex } from '../records/season.ts';
import { exampleOf } from '../resources/discovery.ts';
import { rowsFor } from '../resources/format.ts';
import { NotFound } from '../resources/resource.ts';
import { toolAnswer } from '../resources/tool-answer.ts';
import { withToolNames } from '../resources/tool-words.ts';
import type { Tool } from '../resources/tools-of-league.ts';
import type { Env } from './env.ts';
import { loadWorld } from './load-files.ts';
import { askForTool } from './tool-query.ts';
import { remarksOn } from './tool-remarks.ts';

type Value = string | number | boolean | null;
/** The arguments of a call: a value, or a list of values, by name. */
export type CallArguments = Readonly<Record<string, Value | readonly Value[]>>;

/**
 * Returns the answer of an endpoint as a model gets it, and its address; or what is wrong, so that it can correct its call.
 * The answer is text alone. Structured content beside it would be the same once more, and a client may give a model both.
 */
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
    const asked = await askForTool(tool, withClubId(textsOf(tool, callArguments), index), env, now);
    const { resource, search, query, whole } = asked;
    const remarks = await remarksOn(tool, asked, env, now);
    // The remarks come first, and in place of what the answer itself says.
    const answer = toolAnswer(
      { ...remarks, ...whole, ...remarks },
      { rowsName: rowsFor(resource, query)?.name, parts: tool.parts },
    );
    const address = origin + exampleOf(resource.path, `${search}`);
    return { content: [textOf(JSON.stringify(answer)), textOf(`Whole: ${address}`)] };
  } catch (error) {
    if (!(error instanceof InvalidQuery || error instanceof NotFound)) throw error;
    return { content: [textOf(withToolNames(error.message, env.api.tools))], isError: true };
  }
}

/** Returns the arguments of a call as the values of an address; several are joined by commas. */
function textsOf({ required }: Tool, callArguments: CallArguments): Record<string, string> {
  const given = Object.fromEntries(
    Object.entries(callArguments).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]])),
  );
  const missing = required.find((name) => !given[name]);
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
