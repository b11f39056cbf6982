/** What an answer says of itself and a model does not need. */
const formal = new Set(['whole_file', 'rating_methodology', 'unavailable_metrics', 'limit']);

/** The rows of an answer have at most so many characters. */
const maxCharacters = 30_000;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Shape {
  /** The field with the rows, if the answer has any. */
  readonly rowsName: string | undefined;
  /** The fields of other parts, joined by commas, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Returns an answer as a model gets it, with as many rows as fit: what it is about and whether rows follow comes first, the
 * rows last. Only unknown values and the fields that a tool does not give are left out.
 */
export function toolAnswer(answer: Json, { rowsName, parts }: Shape): Json {
  const { [rowsName ?? '']: rows, ...others } = answer;
  const figures = Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => {
      const fields = parts[name];
      const isLeftOut = formal.has(name) || fields === '';
      return isLeftOut ? [] : [[name, fields === undefined ? value : pickFields(value, fields.split(','))]];
    }),
  );
  if (rowsName === undefined || !Array.isArray(rows)) return withoutUnknown(figures) as Json;
  const { stages, ...rest } = withoutUnknown(figures) as Json;
  const known = rows.map(withoutUnknown);
  const given = known.slice(0, fittingCount(known));
  return {
    ...rest,
    ...pagingOf(answer, given.length, known.length),
    // A season may have tables of its stages alone.
    ...(known.length === 0 && stages !== undefined && { stages }),
    [rowsName]: given,
  };
}

/** Returns how many rows an answer gives and whether others follow, where it is a page or does not give all of its rows. */
function pagingOf({ offset, has_more }: Json, count: number, length: number): Json {
  const isCut = count < length;
  const isPage = typeof offset === 'number';
  if (!isPage && !isCut) return {};
  if (!isCut && has_more !== true) return { count, has_more: false };
  const note = `the other ${length - count} are too long: narrow the call or name fewer fields`;
  return {
    count,
    has_more: true,
    ...(isPage && { next_offset: offset + count }),
    ...(isCut && { note: isPage ? `${note}, or go on with next_offset` : note }),
  };
}

/** Returns how many of the first rows an answer has room for. */
function fittingCount(rows: readonly unknown[]): number {
  let left = maxCharacters;
  const tooMany = rows.findIndex((row) => {
    left -= JSON.stringify(row).length + 1;
    return left < 0;
  });
  return tooMany === -1 ? rows.length : tooMany;
}

/** Returns an object, or each of a list, with some of its fields. Where it has none of them, its values have. */
function pickFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => pickFields(part, fields));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const picked = entries.filter(([name]) => fields.includes(name));
  return Object.fromEntries(
    picked.length > 0 ? picked : entries.map(([name, part]) => [name, pickFields(part, fields)]),
  );
}

/** Returns a value without what is null. */
function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutUnknown(part)]])),
  );
}
