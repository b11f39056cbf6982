import * as z from 'zod';

/** An entry of the feed that could not be understood, and why. */
export interface SetAside {
  readonly what: string;
  readonly why: string;
}

/** What was understood of an answer, and what was not. */
export interface Understood<Entry> {
  readonly entries: readonly Entry[];
  readonly setAside: readonly SetAside[];
}

/** An answer is of another kind altogether: nothing of it can be used. */
export class NotTheFeed extends Error {
  override name = 'NotTheFeed';
}

/** More entries than any season has: whatever it is, it is not one. */
export const mostEntries = 2000;

/**
 * Reads the list of an answer entry by entry: one that cannot be understood does not take the rest with it.
 *
 * @param list the name of the list in the answer
 * @param nameOf the field that says which entry it was
 * @param read normalises an entry, of which it is also told the name; throws `Puzzling` where it is well-formed and means nothing
 * @throws {NotTheFeed} if the answer has no such list
 */
export function readEntries<Wire extends z.ZodType, Entry>(
  body: unknown,
  list: string,
  wire: Wire,
  nameOf: string,
  read: (entry: z.infer<Wire>, what: string) => Entry,
): Understood<Entry> {
  const found = z.object({ [list]: z.array(z.unknown()).max(mostEntries) }).safeParse(body);
  if (!found.success) {
    throw new NotTheFeed(`has no list '${list}' of up to ${mostEntries}: ${firstIssue(found.error)}`);
  }
  const entries: Entry[] = [];
  const setAside: SetAside[] = [];
  for (const [index, entry] of (found.data[list] ?? []).entries()) {
    const what = `${list}[${index}] ${nameIn(entry, nameOf)}`.trim();
    const parsed = wire.safeParse(entry);
    if (!parsed.success) {
      setAside.push({ what, why: firstIssue(parsed.error) });
      continue;
    }
    try {
      entries.push(read(parsed.data, what));
    } catch (error) {
      if (!(error instanceof Puzzling)) throw error;
      setAside.push({ what, why: error.message });
    }
  }
  return { entries, setAside };
}

/** An entry is well-formed, but what it says cannot be. */
export class Puzzling extends Error {
  override name = 'Puzzling';
}

/**
 * A row, held to what its table may have: an entry of the right shape may still say what cannot be.
 *
 * @throws {Puzzling} naming the column
 */
export function held<Row>(row: Row, schema: z.ZodType): Row {
  const { error } = schema.safeParse(row);
  if (error) throw new Puzzling(firstIssue(error));
  return row;
}

/** Where an entry is not of the expected shape first. */
export function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'the whole'}: ${issue.message}` : error.message;
}

const longestName = 80;

function nameIn(entry: unknown, nameOf: string): string {
  const name = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[nameOf] : '';
  return typeof name === 'string' ? name.slice(0, longestName) : '';
}
