import { takesSeveral } from '../query/parse-query.ts';
import { groupBy } from '../records/typed.ts';
import type { Resource } from './resource.ts';

/** Returns the order of each kind of rows in words: “Order of goals: date, in the direction of order; then side.” */
export function describeOrders({ rows = [], parameters }: Resource): string[] {
  const listed = (fields: readonly string[]) =>
    fields
      .map((field) => {
        if (field === 'sort') return 'the field that sort names';
        return field.startsWith('-') ? `${field.slice(1)} descending` : field;
      })
      .join(', ');
  const texts = rows.flatMap(({ name, order }) => {
    if (!order) return [];
    const { fields = [], ties = [] } = order;
    const parts = [
      listed(fields) + (fields.length > 0 && 'order' in parameters ? ', in the direction of order' : ''),
    ];
    return [`Order of ${name}: ${[...parts, listed(ties)].filter(Boolean).join('; then ')}.`];
  });
  // The rows of two kinds of answer may have the same name and order.
  return [...new Set(texts)];
}

/**
 * Returns which endpoints take several values of a parameter of which others take one, in words: “season on /matches,
 * /goals; team on /live”.
 */
export function severalValues(resources: readonly Resource[]): string {
  const uses = resources.flatMap(({ path, parameters }) =>
    Object.entries(parameters).map(([name, parameter]) => ({
      name,
      path,
      isSeveral: takesSeveral(parameter),
    })),
  );
  return [...groupBy(uses, ({ name }) => name)]
    .flatMap(([name, usesOfName]) => {
      const paths = usesOfName.flatMap(({ path, isSeveral }) => (isSeveral ? [path] : []));
      const isMixed = paths.length > 0 && paths.length < usesOfName.length;
      return isMixed ? [`${name} on ${paths.join(', ')}`] : [];
    })
    .join('; ');
}
