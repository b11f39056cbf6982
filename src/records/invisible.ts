/** Control characters, bidirectional overrides, zero-width and private characters, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const allInvisible = new RegExp(invisible, 'gu');

/** Returns whether a text has characters that a reader cannot see. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Returns a text with each invisible character as its code point: `\u{202e}`. */
export function showInvisible(text: string): string {
  return text.replace(allInvisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
