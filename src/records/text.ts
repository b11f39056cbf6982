/** Returns the last part of an id, after its last colon; an id without one is returned as it is. */
export function shortId(feedId: string): string {
  return feedId.slice(feedId.lastIndexOf(':') + 1);
}

/** Control characters, bidirectional overrides, zero-width and private characters, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Returns whether a text has characters that a reader cannot see. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1;
}

/** Returns a text with each invisible character, and each that stands for a lost letter, as its code point: `\u{202e}`. */
export function showInvisible(text: string): string {
  return text
    .replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
    .replaceAll('\uFFFD', '\\u{fffd}');
}

/** Returns a text as a code span of Markdown, on one line: nothing in it is markup, a link or an entity. */
export function codeSpan(text: string): string {
  const line = showInvisible(text.replaceAll(/\s+/g, ' ')) || ' ';
  const fence = '`'.repeat(longestRun(line) + 1);
  // Of a span that begins and ends with a space, one of each is left out.
  const padding = /^`|`$|^ .+ $/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Returns lines as a block of code of Markdown, which none of them can end. */
export function codeBlock(text: string, language = 'text'): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Escapes what is markup or an entity in Markdown, so that a text shows as it is. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\*`<[\]]|&(?=#?\w+;)/g, '\\$&');
}

/** Escapes the links, images, addresses and HTML of Markdown that has values of others in it. Code on one line stays. */
export function escapeLinks(markdown: string): string {
  return markdown.replaceAll(/\\.|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|[[<@]|:(?=\/\/)|(?<=www)\./gi, (match) =>
    /^[\\`]/.test(match) ? match : `\\${match}`,
  );
}

/** Returns how many backticks a text has side by side, at most. */
function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

/** An initial with a name directly after it, as in `J.Stoddart`; the initials of `J.J. Adams` have none. */
const initialWithoutSpace = /(?<!\p{L})(\p{L}\.)(?=\p{L}[^.])/gu;

/** Returns a person's name with a space between an initial and the name that follows it. */
export function spaceInitials(name: string): string {
  return name.replace(initialWithoutSpace, '$1 ');
}

/** Letters that Unicode does not take apart into a letter and an accent, as they are compared. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ƒ: 'f',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
};
const notPlain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Returns a text in lower case without accents; letters such as ø and ß become plain ones. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(notPlain, (letter) => plainLetters[letter] ?? letter);
}

/** Returns a text as part of an address: lower-case letters and digits joined by hyphens. */
export function slugOf(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the words of Latin letters of a text, without accents and in lower case, joined by spaces. */
export function latinLetters(text: string): string {
  return withoutAccents(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** Returns a text with a capital at the beginning. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Compares by UTF-16 code unit, the same in every locale. */
export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a moment to the second, RFC 3339 in UTC. */
export function formatInstant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
