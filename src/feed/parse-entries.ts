import * as z from 'zod';

/** An entry of the feed that could not be understood, and why. */
export interface RejectedEntry {
  readonly what: string;
  readonly why: string;
}

/** What was understood of an answer, and what was not. */
export interface ParseResult<Entry> {
  readonly entries: readonly Entry[];
  readonly rejected: readonly RejectedEntry[];
}

/** An answer is of another kind altogether: nothing of it can be used. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';
}

/** More entries than any season has: whatever it is, it is not one. */
export const maxEntries = 2000;

/**
 * Reads the list of an answer entry by entry: one that cannot be understood does not take the rest with it.
 *
 * @param list the name of the list in the answer
 * @param nameOf the field that says which entry it was
 * @param read normalises an entry, of which it is also told the name; throws `RejectedEntryError` where it is well-formed and means nothing
 * @throws {UnexpectedResponseError} if the answer has no such list
 */
export function parseEntries<Wire extends z.ZodType, Entry>(
  body: unknown,
  list: string,
  wire: Wire,
  nameOf: string,
  read: (entry: z.infer<Wire>, what: string) => Entry,
): ParseResult<Entry> {
  const found = z.object({ [list]: z.array(z.unknown()).max(maxEntries) }).safeParse(body);
  if (!found.success) {
    throw new UnexpectedResponseError(
      `has no list '${list}' of up to ${maxEntries}: ${firstIssue(found.error)}`,
    );
  }
  const entries: Entry[] = [];
  const rejected: RejectedEntry[] = [];
  for (const [index, entry] of (found.data[list] ?? []).entries()) {
    const what = `${list}[${index}] ${nameIn(entry, nameOf)}`.trim();
    const parsed = wire.safeParse(entry);
    if (!parsed.success) {
      rejected.push({ what, why: firstIssue(parsed.error) });
      continue;
    }
    try {
      entries.push(read(parsed.data, what));
    } catch (error) {
      if (!(error instanceof RejectedEntryError)) throw error;
      rejected.push({ what, why: error.message });
    }
  }
  return { entries, rejected };
}

/** An entry is well-formed, but what it says cannot be. */
export class RejectedEntryError extends Error {
  override name = 'RejectedEntryError';
}

/**
 * A row, held to what its table may have: an entry of the right shape may still say what cannot be.
 *
 * @throws {RejectedEntryError} naming the column
 */
export function assertValid<Row>(row: Row, schema: z.ZodType): Row {
  const { error } = schema.safeParse(row);
  if (error) throw new RejectedEntryError(firstIssue(error));
  return row;
}

/** Where an entry is not of the expected shape first. */
export function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'the whole'}: ${issue.message}` : error.message;
}

const maxNameLength = 80;

function nameIn(entry: unknown, nameOf: string): string {
  const name = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[nameOf] : '';
  return typeof name === 'string' ? name.slice(0, maxNameLength) : '';
}
