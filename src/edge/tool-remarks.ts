import { snapshotOf } from '../records/published.ts';
import { withToolNames } from '../resources/tool-words.ts';
import type { Tool } from '../resources/tools-of-league.ts';
import type { Env } from './env.ts';
import { loadTables, loadWorld } from './load-files.ts';
import { type Asked, dayOf, yearsOf } from './tool-query.ts';

/**
 * Returns what a model has to know before it reads the rows of an answer: the season, up to which day results are known,
 * and what is unusual.
 */
export async function remarksOn(
  tool: Tool,
  { resource, query, whole, emptySeason }: Asked,
  env: Env,
  now: Date,
): Promise<Record<string, unknown>> {
  const { index } = await loadWorld(env);
  const years = yearsOf(query);
  const isOfAll = emptySeason !== undefined || years.length === 0;
  const season = whole.season ?? (isOfAll ? 'all' : (years.length === 1 && years[0]) || years);
  const isOfCurrent = isOfAll || season === index.current || years.includes(index.current);
  const isStored = tool.isOfNow && isOfCurrent && whole.source !== 'official-live';
  const { as_of } = snapshotOf(await loadTables([{ table: 'snapshot' }], env));
  const hint = [
    emptySeason === undefined ? null : `no rows of ${emptySeason}; these are of all seasons`,
    whole.hint ?? null,
    isStored ? overdueHint(whole.matches, as_of, dayOf(now)) : null,
  ]
    .filter((clause) => clause !== null)
    .join('; ');
  return {
    ...('season' in resource.parameters && { season }),
    ...(isStored && { results_until: as_of }),
    ...(hint !== '' && { hint: withToolNames(hint, env.api.tools) }),
  };
}

/** Says why matches of days that are past are still to play. */
function overdueHint(rows: unknown, asOf: string, today: string): string | null {
  const matches = Array.isArray(rows) ? (rows as { status?: string; date?: string }[]) : [];
  const isOverdue = matches.some(({ status, date = today }) => status === 'UPCOMING' && date < today);
  return isOverdue
    ? `today is ${today}: a match after ${asOf} is UPCOMING until its result is known here`
    : null;
}
