import type { Resource } from './resource.ts';

/** The words that describe an order in a language. */
export interface OrderWords {
  orderOf(rows: string): string;
  descending(field: string): string;
  readonly byOrder: string;
  readonly sortField: string;
  readonly thenBy: string;
}

export const englishOrderWords: OrderWords = {
  orderOf: (rows) => `Order of ${rows}: `,
  descending: (field) => `${field} descending`,
  byOrder: ', in the direction of order',
  sortField: 'the field that sort names',
  thenBy: '; then ',
};

/** Returns the order of each kind of rows in words: “Order of goals: date, in the direction of order; then side.” */
export function describeOrders(
  { rows = [], parameters }: Resource,
  words: OrderWords = englishOrderWords,
): string[] {
  const listed = (fields: readonly string[]) =>
    fields
      .map((field) => {
        if (field === 'sort') return words.sortField;
        return field.startsWith('-') ? words.descending(field.slice(1)) : field;
      })
      .join(', ');
  const texts = rows.flatMap(({ name, order }) => {
    if (!order) return [];
    const { fields = [], ties = [] } = order;
    const parts = [listed(fields) + (fields.length > 0 && 'order' in parameters ? words.byOrder : '')];
    return [`${words.orderOf(name)}${[...parts, listed(ties)].filter(Boolean).join(words.thenBy)}.`];
  });
  // The rows of two kinds of answer may have the same name and order.
  return [...new Set(texts)];
}
