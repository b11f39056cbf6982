/** The text of a file, and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'Windows-1252' | 'UTF-16';
}

/**
 * Decodes the bytes of a list: UTF-16 where a byte order mark says so, UTF-8 where the bytes are valid UTF-8, and
 * Windows-1252 otherwise, as old programs write it. A byte order mark is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** A line of a text in which characters are lost. */
export interface LostCharacters {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Returns the lines with U+FFFD, which stands where an earlier program could not read a character. */
export function findLostCharacters(text: string): LostCharacters[] {
  if (!text.includes('\uFFFD')) return [];
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text.includes('\uFFFD'));
}
