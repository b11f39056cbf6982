/** Encodes an answer, for files and responses alike: JSON with a line feed at the end. */
export function encode(answer: object): string {
  return `${JSON.stringify(answer)}\n`;
}

/** Encodes answers as bytes. Many answers share a row, so each row is encoded once: it must not change afterwards. */
export class AnswerEncoder {
  readonly #encodeText: (text: string) => Uint8Array;
  readonly #rows = new WeakMap<object, Uint8Array>();
  readonly #comma: Uint8Array;

  /** @param encodeText how the platform encodes a text in UTF-8 */
  constructor(encodeText: (text: string) => Uint8Array) {
    this.#encodeText = encodeText;
    this.#comma = encodeText(',');
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
    if (isRowList(answer)) return concatenate([...this.#listParts('[', answer), this.#encodeText(']\n')]);
    let parts: Uint8Array[] = [];
    let text = '{';
    let separator = '';
    for (const [name, value] of Object.entries(answer)) {
      if (value === undefined) continue;
      text += `${separator}${JSON.stringify(name)}:`;
      separator = ',';
      if (isRowList(value)) {
        parts = [...parts, ...this.#listParts(`${text}[`, value)];
        text = ']';
      } else {
        text += JSON.stringify(value);
      }
    }
    return concatenate([...parts, this.#encodeText(`${text}}\n`)]);
  }

  /** Returns the rows of a list, after a text that begins it. */
  #listParts(start: string, list: readonly object[]): Uint8Array[] {
    const parts = [this.#encodeText(start)];
    for (const [index, row] of list.entries()) {
      if (index > 0) parts.push(this.#comma);
      parts.push(this.encodeRow(row));
    }
    return parts;
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
