/** Encodes an answer, for files and responses alike: JSON with a line feed at the end. */
export function encode(answer: object): string {
  return `${JSON.stringify(answer)}\n`;
}

/** Encodes answers as bytes. Many answers share a row, so each row is encoded once: it must not change afterwards. */
export class AnswerEncoder {
  readonly #encodeText: (text: string) => Uint8Array;
  readonly #rows = new WeakMap<object, Uint8Array>();
  readonly #listStart: Uint8Array;
  readonly #listEnd: Uint8Array;
  readonly #comma: Uint8Array;
  readonly #lineFeed: Uint8Array;

  /** @param encodeText how the platform encodes a text in UTF-8 */
  constructor(encodeText: (text: string) => Uint8Array) {
    this.#encodeText = encodeText;
    this.#listStart = encodeText('[');
    this.#listEnd = encodeText(']');
    this.#comma = encodeText(',');
    this.#lineFeed = encodeText('\n');
  }

  /** Returns a row as JSON. */
  encodeRow(row: object): Uint8Array {
    const cachedRow = this.#rows.get(row);
    if (cachedRow) return cachedRow;
    const encoded = this.#encodeText(JSON.stringify(row));
    this.#rows.set(row, encoded);
    return encoded;
  }

  /** Returns an answer, or a list of rows, with the bytes of `encode`, in a buffer of their own. */
  encodeAnswer(answer: object): Uint8Array<ArrayBuffer> {
    const parts: Uint8Array[] = [];
    if (isRowList(answer)) this.#addRows(answer, parts);
    else this.#addFields(answer, parts);
    parts.push(this.#lineFeed);
    return concatenate(parts);
  }

  #addRows(list: readonly object[], parts: Uint8Array[]): void {
    let separator = this.#listStart;
    for (const row of list) {
      parts.push(separator, this.encodeRow(row));
      separator = this.#comma;
    }
    if (list.length === 0) parts.push(this.#listStart);
    parts.push(this.#listEnd);
  }

  #addFields(answer: object, parts: Uint8Array[]): void {
    let text = '{';
    let separator = '';
    for (const [name, value] of Object.entries(answer)) {
      if (value === undefined) continue;
      text += `${separator}${JSON.stringify(name)}:`;
      separator = ',';
      if (isRowList(value)) {
        parts.push(this.#encodeText(text));
        this.#addRows(value, parts);
        text = '';
      } else {
        text += JSON.stringify(value);
      }
    }
    parts.push(this.#encodeText(`${text}}`));
  }
}

function isRowList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}
