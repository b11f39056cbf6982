import * as z from 'zod/mini';
import { described, enumeration } from './schema.ts';

/** Expected goals, their source, and how they were made. */
export const xgFields = {
  xg: described(
    z.nullable(z.number().check(z.gte(0))),
    'Expected goals, an estimate by xg_method, own goals excluded; null where the attempts are not known by kind',
    'goals',
  ),
  xg_source: described(
    z.nullable(enumeration('XgSource', 'The source of xg: the feed, or our model', ['feed', 'model'])),
    'The source of xg: the feed, or our model; null where xg is null',
  ),
  xg_method: described(
    z.nullable(enumeration('XgMethod', 'How xg was made', ['attempts-by-kind', 'unstated'])),
    'How xg was made. attempts-by-kind is an estimate from the numbers of big chances and other attempts. It ' +
      'explains about a third of the variance of goals. unstated is that of a feed. Null where xg is null',
  ),
};

/** Returns what is said beside expected goals, of our model alone so far. */
export function xgFieldsOf(xg: number | null) {
  const isKnown = xg !== null;
  return {
    xg,
    xg_source: isKnown ? ('model' as const) : null,
    xg_method: isKnown ? ('attempts-by-kind' as const) : null,
  };
}
