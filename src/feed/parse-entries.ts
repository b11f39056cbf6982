import type * as z from 'zod/mini';
import { showInvisible } from '../records/text.ts';
import { byName } from '../records/typed.ts';

/** An entry of the feed, or a value of one, that was not used, and why. Both texts may be shown as they are. */
export class RejectedEntry {
  /** The list, the index and the id of the entry. */
  readonly what: string;
  readonly why: string;
  /** Keeps an object with other texts from having this type. */
  declare protected readonly brand: never;

  constructor(what: string, why: string) {
    this.what = messageText(what);
    this.why = messageText(why);
  }

  toString(): string {
    return `${this.what}: ${this.why}`;
  }
}

/** The entries of an answer, and what was rejected. */
export interface ParseResult<Entry> {
  readonly entries: readonly Entry[];
  readonly rejected: readonly RejectedEntry[];
}

/** The answer is of another kind altogether: nothing of it can be used. The message may be shown as it is. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';

  constructor(message: string) {
    super(messageText(message));
  }
}

/** An entry is well-formed, but what it says cannot be. */
export class RejectedEntryError extends Error {
  override name = 'RejectedEntryError';
}

/** More entries than any season has. */
const maxEntries = 2000;

/**
 * Parses the list of an answer entry by entry: one that is malformed does not take the rest with it.
 *
 * @param list the name of the list in the answer
 * @param idField the field that identifies an entry in messages
 * @param read normalises an entry; throws `RejectedEntryError` where it is well-formed and means nothing
 * @throws {UnexpectedResponseError} if the answer has no such list
 */
export function parseEntries<Schema extends z.ZodMiniType, Entry>(
  body: unknown,
  list: string,
  schema: Schema,
  idField: string,
  read: (entry: z.infer<Schema>, what: string) => Entry,
): ParseResult<Entry> {
  const entries: Entry[] = [];
  const rejected: RejectedEntry[] = [];
  for (const [index, entry] of entriesIn(body, list).entries()) {
    const what = `${list}[${index}] ${shownField(entry, idField)}`.trim();
    const result = schema.safeParse(entry);
    if (!result.success) {
      rejected.push(new RejectedEntry(what, firstIssue(result.error)));
      continue;
    }
    try {
      entries.push(read(result.data, what));
      rejected.push(...ignoredFields(entry, result.data).map((why) => new RejectedEntry(what, why)));
    } catch (error) {
      if (!(error instanceof RejectedEntryError)) throw error;
      rejected.push(new RejectedEntry(what, error.message));
    }
  }
  return { entries, rejected };
}

/**
 * Returns the list of an answer, whatever its entries are.
 *
 * @throws {UnexpectedResponseError} if the answer has no such list
 */
export function entriesIn(body: unknown, list: string): readonly unknown[] {
  const entries = typeof body === 'object' && body !== null ? byName(body)[list] : undefined;
  if (Array.isArray(entries) && entries.length <= maxEntries) return entries;
  throw new UnexpectedResponseError(`has no list '${list}' of up to ${maxEntries} entries`);
}

/** What software writes for an unknown moment: the ends of .NET's calendar, and the first day of SQL Server's and of Unix. */
const placeholderDate = /^(?:0000|0001|9999|1900-01-01|1969-12-31|1970-01-01)(?:-|T|$)/;

/** Returns whether a date means an unknown one. */
export function isPlaceholderDate(text: unknown): boolean {
  return typeof text === 'string' && placeholderDate.test(text);
}

/** Describes the optional fields of an entry whose value was not used. */
export function ignoredFields(entry: unknown, parsed: unknown): string[] {
  // A schema of fields parses an object, as an object.
  const entryFields = byName(entry as object);
  const parsedFields = byName(parsed as object);
  const isIgnored = (field: string) => {
    const before = entryFields[field];
    return (
      parsedFields[field] === null &&
      before !== undefined &&
      before !== null &&
      before !== '' &&
      !isPlaceholderDate(before)
    );
  };
  return Object.keys(parsedFields)
    .filter(isIgnored)
    .map((field) => `${field}: not usable; the rest of the entry is`);
}

/**
 * Returns a row that its table may have: an entry of the right shape may still say what cannot be.
 *
 * @throws {RejectedEntryError} naming the column
 */
export function assertValid<Row>(row: Row, schema: z.ZodMiniType): Row {
  const { error } = schema.safeParse(row);
  if (error) throw new RejectedEntryError(firstIssue(error));
  return row;
}

/**
 * Adds a key to those seen.
 *
 * @throws {RejectedEntryError} if it was seen before
 */
export function assertFirst(seen: Set<string>, key: string): void {
  if (seen.has(key)) throw new RejectedEntryError('duplicate entry; keeping the first');
  seen.add(key);
}

/** Describes the first place where a value has another shape than expected. */
export function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'the answer'}: ${issue.message}` : error.message;
}

function shownField(entry: unknown, field: string): string {
  const value = typeof entry === 'object' && entry !== null ? byName(entry)[field] : '';
  return typeof value === 'string' ? value : '';
}

/** The number of characters that a message shows of a text. */
const maxLength = 300;

/**
 * Returns a text of the feed as logs and answers show it: cut, on one line, with invisible characters as code points.
 *
 * GitHub Actions takes `##[name]` for a command anywhere in a line, so that is broken up.
 */
export function messageText(text: string): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return showInvisible(cut).replaceAll('##[', '## [');
}

/** A list that lacks more than this share of the stored rows is another season's, or broken. */
const maxMissingShare = 0.5;

/**
 * Counts the stored rows that a list lacks.
 *
 * @throws {UnexpectedResponseError} if it lacks so many of them that it cannot be the season's
 */
export function countMissing(keys: Iterable<string>, storedKeys: readonly string[]): number {
  const listedKeys = new Set(keys);
  const missing = storedKeys.filter((key) => !listedKeys.has(key)).length;
  if (missing > maxMissingShare * storedKeys.length)
    throw new UnexpectedResponseError(`lacks ${missing} of the ${storedKeys.length} entries known`);
  return missing;
}

/** @throws {UnexpectedResponseError} if a list has entries, and none of them can be used */
export function assertUsable<Result extends ParseResult<unknown>>(result: Result): Result {
  const [first] = result.rejected;
  if (first && result.entries.length === 0)
    throw new UnexpectedResponseError(`has no usable entry: ${first}`);
  return result;
}
