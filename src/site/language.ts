import { league } from '../records/league.ts';
import type { PageLanguage } from '../records/league-schema.ts';

export type Language = PageLanguage;

/** The languages of the pages, the default first: its addresses have no prefix. */
export const languages: readonly Language[] = league.languages;

/** Returns what the addresses of a language begin with: nothing for the default one, or `/fr`. */
export function rootOf(language: Language, [first]: readonly Language[] = languages): string {
  return language === first ? '' : `/${language}`;
}

/** The locale that dates and numbers are written in. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: `en-${league.country_code}`,
  fr: `fr-${league.country_code}`,
};
