import { recipesInFrench } from '../../../examples/french.ts';
import { league } from '../../records/league.ts';
import type { Language } from '../language.ts';
import fr from './fr.json' with { type: 'json' };

/** Texts in another language by the English one; `{}` is any number. */
type Translations = Readonly<Record<string, string>>;

/** The texts of the code in other languages, by subject. */
export const translations = {
  fr: [...Object.values(fr), recipesInFrench],
} satisfies Partial<Record<Language, readonly Translations[]>>;

const number = /-?\d+(?:\.\d+)?/g;
const placeholder = '{}';
const betweenSentences = /(?<=[.?!]) (?=[A-Z/])/;

const french: ReadonlyMap<string, string> = new Map(
  [...translations.fr, league.translations.fr?.texts ?? {}].flatMap((texts) => Object.entries(texts)),
);

/**
 * Translates an English text sentence by sentence. It is undefined where a sentence has no translation. Translations of
 * the code are beside this file, those of the data in `data/league.json`.
 */
export function translate(text: string, language: Language): string | undefined {
  if (language === 'en') return text;
  const translation = french.get(text);
  if (translation !== undefined) return translation;
  const sentences = sentencesOf(text).map((sentence) => french.get(sentence) ?? translatePattern(sentence));
  return sentences.includes(undefined) ? undefined : sentences.join(' ');
}

/** Returns the sentences of a text, each of which has a translation of its own. */
export function sentencesOf(text: string): string[] {
  return text.split(betweenSentences);
}

/** Translates a text by a pattern, which has a placeholder for each of its numbers. */
function translatePattern(text: string): string | undefined {
  const numbers = text.match(number) ?? [];
  const pattern = numbers.length > 0 ? french.get(text.replaceAll(number, placeholder)) : undefined;
  return numbers.reduce((result, digits) => result?.replace(placeholder, digits.replace('.', ',')), pattern);
}
