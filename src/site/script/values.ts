import type { PageValues, ScriptTexts } from '../page-values.ts';

/** The build puts the values in place of this name. */
declare const PAGE_VALUES: PageValues;

const { country } = PAGE_VALUES;
export const { foldedLetters, hasFeed, kickoffs } = PAGE_VALUES;
export const language = document.documentElement.lang;
export const locale = `${language}-${country}`;

/** Returns the texts in the language of the page. */
export function textsOf(language: string): ScriptTexts {
  const texts = PAGE_VALUES.texts[language];
  if (!texts) throw new Error(`there are no texts in ${language}`);
  return texts;
}

export const texts = textsOf(language);
