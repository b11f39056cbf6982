/** Rows as JSON. Most of the output is rows that many pages repeat, so each is encoded once. */
const rows = new WeakMap<object, Buffer>();

/** Returns a row as JSON. The row must not change afterwards. */
export function encodeRow(row: object): Buffer {
  const known = rows.get(row);
  if (known) return known;
  const encoded = Buffer.from(JSON.stringify(row));
  rows.set(row, encoded);
  return encoded;
}

/** Returns an answer, or a list of rows, with the bytes of `encode` in src/resources/resource.ts. */
export function encodeBytes(answer: object): Buffer {
  const parts: Buffer[] = [];
  if (isRowList(answer)) addRows(answer, parts);
  else addFields(answer, parts);
  parts.push(lineFeed);
  return Buffer.concat(parts);
}

const listStart = Buffer.from('[');
const listEnd = Buffer.from(']');
const comma = Buffer.from(',');
const lineFeed = Buffer.from('\n');

function isRowList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}

function addRows(list: readonly object[], parts: Buffer[]): void {
  let separator = listStart;
  for (const row of list) {
    parts.push(separator, encodeRow(row));
    separator = comma;
  }
  parts.push(...(separator === listStart ? [listStart, listEnd] : [listEnd]));
}

function addFields(answer: object, parts: Buffer[]): void {
  let text = '{';
  let separator = '';
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue;
    text += `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (isRowList(value)) {
      parts.push(Buffer.from(text));
      addRows(value, parts);
      text = '';
    } else {
      text += JSON.stringify(value);
    }
  }
  parts.push(Buffer.from(`${text}}`));
}
