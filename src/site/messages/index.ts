import type { Language } from '../language.ts';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';

export type { Messages } from './en.ts';

const catalogue: Readonly<Record<Language, Messages>> = { en, fr };

/** Returns the texts of the site in a language. */
export function messagesOf(language: Language): Messages {
  return catalogue[language];
}
