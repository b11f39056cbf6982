import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/site/language.ts';
import { messagesOf } from '../../src/site/messages/index.ts';
import { readPage, samplePages } from '../support/built-pages.ts';

const argument = '\u0000';

type Message = (...values: unknown[]) => string;

/** The parts of a message between its arguments: texts, or lists of them. */
function partsOf(message: Message): string[] {
  try {
    return message(...Array(message.length).fill(argument)).split(argument);
  } catch {
    return message(...Array(message.length).fill([argument])).split(argument);
  }
}

/** Every text of a catalogue by its key; of a message with arguments, the parts between them. */
function textsOf(messages: object, prefix = ''): [key: string, texts: string[]][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    const key = prefix + name;
    if (typeof value === 'string') return [[key, [value]]];
    if (typeof value === 'function') return [[key, partsOf(value as Message)]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${key}.`) : [];
  });
}

const catalogue = Object.fromEntries(
  languages.map((language) => [language, new Map(textsOf(messagesOf(language)))]),
) as Record<Language, Map<string, string[]>>;

/** Elements whose text is the same in both languages: code, and what a program reads. */
const untranslated = new Set(['code', 'pre', 'script']);

/** Returns the texts of a page in its own language. */
function shownTexts(html: string): Set<string> {
  const texts = new Set<string>();
  // Whether each open element is in another language or in none.
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { lang }) {
      open.push(open.at(-1) === true || untranslated.has(name) || (lang !== undefined && name !== 'html'));
    },
    onclosetag: () => void open.pop(),
    ontext(text) {
      if (open.at(-1) === false && text.trim() !== '') texts.add(text.trim());
    },
  });
  parser.end(html);
  return texts;
}

describe('the catalogue of messages', () => {
  it.for(languages)('has the same keys in %s as in the others', (language) => {
    expect([...catalogue[language].keys()].sort()).toEqual([...catalogue.en.keys()].sort());
  });
});

describe('a page', () => {
  const everyText = (language: Language) => new Set([...catalogue[language].values()].flat());

  it.for(samplePages)('$address has no text of the other language', ({ file, language: shown }) => {
    const [own, other] = shown === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
    const texts = shownTexts(readPage(file));
    expect([...everyText(own)].some((text) => texts.has(text))).toBe(true);
    const foreign = everyText(other).difference(everyText(own));
    expect([...foreign].filter((text) => texts.has(text))).toEqual([]);
  });
});
