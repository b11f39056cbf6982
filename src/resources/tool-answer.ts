/** What an answer says of itself and a model does not need. */
const formal = new Set(['whole_file', 'rating_methodology', 'unavailable_metrics', 'limit', 'stages']);

/** An answer is at most so long. */
const maxCharacters = 30_000;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns an answer as a model gets it, with as many rows as fit. Unknown values, and those that a part repeats of the
 * whole, are left out. Repeated numbers stay, since they may mean something else.
 *
 * @param rowsName the field with the rows, if the answer has any
 */
export function toolAnswer(answer: Json, rowsName: string | undefined): Json {
  const content = Object.fromEntries(Object.entries(answer).filter(([name]) => !formal.has(name)));
  // An answer without rows is a row itself.
  const short = compact(content, {}, rowsName === undefined ? 1 : 0) as Json;
  const rows = rowsName === undefined ? undefined : short[rowsName];
  if (!Array.isArray(rows)) return short;
  let left = maxCharacters;
  const fitting = rows.findIndex((row) => {
    left -= JSON.stringify(row).length + 1;
    return left < 0;
  });
  if (fitting === -1) return short;
  const note = `narrow the call${'offset' in answer ? ', or go on with offset' : ''}`;
  return { ...short, [String(rowsName)]: rows.slice(0, fitting), left_out: rows.length - fitting, note };
}

/**
 * Returns a value without what is null, and without values that the whole has under the same name. The rows of a list
 * inside a row, such as former names, are often of another time. They keep all known values.
 *
 * @param depth how deep the value lies in the answer, of which the rows are at 2
 */
function compact(value: unknown, whole: Json, depth: number): unknown {
  if (Array.isArray(value)) return value.map((part) => compact(part, depth > 1 ? {} : whole, depth + 1));
  if (!isObject(value)) return value;
  const valuesAbove = { ...whole, ...value };
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const isRepeated = (typeof part === 'string' || name === 'season') && whole[name] === part;
      return part === null || isRepeated ? [] : [[name, compact(part, valuesAbove, depth + 1)]];
    }),
  );
}
