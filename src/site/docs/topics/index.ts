import type { Language } from '../../language.ts';
import { topics as en } from './en.ts';
import { topics as fr } from './fr.ts';
import type { Topic } from './topic.ts';

const topics: Readonly<Record<Language, readonly Topic[]>> = { en, fr };

/** Returns the sections of the documentation in a language. */
export function topicsOf(language: Language): readonly Topic[] {
  return topics[language];
}
