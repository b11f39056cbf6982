import { league } from '../../records/league.ts';
import type { Language } from '../language.ts';
import { en, type Messages } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { LeagueWords } from './league.ts';

export type { Messages } from './en/index.ts';

const { name, translations, first_season: since } = league;
const english: LeagueWords = { name, of: `of the ${name}`, in: `in the ${name}`, since };
const french: LeagueWords = { name, of: `de ${name}`, in: `dans ${name}`, since, ...translations.fr };

const catalogue: Readonly<Record<Language, Messages>> = {
  en: en(english),
  fr: fr(french),
};

/** Returns the texts of the site in a language. */
export function messagesOf(language: Language): Messages {
  return catalogue[language];
}

/** Translates an English text of the data, such as the name of a stage. It is undefined where there is no translation. */
export function translate(text: string, language: Language): string | undefined {
  return language === 'en' ? text : league.translations[language]?.texts[text];
}
