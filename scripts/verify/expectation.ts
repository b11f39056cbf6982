/** Something is not as it must be: what was expected, and what was found. */
export class AssertionError extends Error {
  override name = 'AssertionError';
}

/** @throws {AssertionError} unless the two are the same value */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw unmet(what, show(expected), found);
}

/** @throws {AssertionError} unless the text is of the form */
export function expectForm(what: string, found: string | null, form: RegExp): void {
  if (found === null || !form.test(found)) throw unmet(what, `something like ${form.source}`, found);
}

/** @throws {AssertionError} with the first that does not hold, or where there is none at all */
export function expectEach<Item>(
  what: string,
  items: readonly Item[],
  expected: string,
  holds: (item: Item, before: Item | undefined) => boolean,
): void {
  if (items.length === 0) throw unmet(what, 'at least one', []);
  const index = items.findIndex((item, at) => !holds(item, items[at - 1]));
  if (index !== -1) throw unmet(`${what}, number ${index + 1}`, expected, items[index]);
}

/** What `AssertionError` says. */
export function unmet(what: string, expected: string, found: unknown): AssertionError {
  return new AssertionError(`${what}: expected ${expected}; found ${show(found)}`);
}

const longest = 160;

/** A value as a person can read it in a line. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
