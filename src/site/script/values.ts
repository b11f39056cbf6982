import type { PageValues } from '../frame/assets.ts';
import { messageFormat, type Values, withoutMeaning } from '../message-format.ts';
import type { ScriptText } from '../words.ts';

/** The build puts the values in place of this name. */
declare const PAGE_VALUES: PageValues;

const { country } = PAGE_VALUES;
export const { hasFeed, kickoffs } = PAGE_VALUES;
export const language = document.documentElement.lang;
export const locale = `${language}-${country}`;

const format = messageFormat(language);

/** Returns a text in a language of the site. */
export function translate(text: ScriptText, language: string, values?: Values): string {
  const message = PAGE_VALUES.texts[language]?.[text] ?? withoutMeaning(text);
  return values ? format(message, values) : message;
}

/** Returns a text in the language of the page. */
export const t = (text: ScriptText, values?: Values) => translate(text, language, values);
