import { groupBy } from '../records/typed.ts';
import type { Resource } from './resource.ts';

/**
 * Returns which endpoints take several values of a parameter of which others take one, in words: “season on /matches,
 * /goals; team on /live”.
 */
export function severalValues(resources: readonly Resource[]): string {
  const uses = resources.flatMap(({ path, parameters }) =>
    Object.entries(parameters).map(([name, { schema, takesSeveral = schema.type === 'array' }]) => ({
      name,
      path,
      takesSeveral,
    })),
  );
  return [...groupBy(uses, ({ name }) => name)]
    .flatMap(([name, usesOfName]) => {
      const paths = usesOfName.flatMap(({ path, takesSeveral }) => (takesSeveral ? [path] : []));
      const isMixed = paths.length > 0 && paths.length < usesOfName.length;
      return isMixed ? [`${name} on ${paths.join(', ')}`] : [];
    })
    .join('; ');
}
