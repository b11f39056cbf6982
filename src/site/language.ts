import { league } from '../records/league.ts';
import type { PageLanguage } from '../records/league-schema.ts';

export type Language = PageLanguage;

/** The languages of the pages. The first is the default, whose addresses have no prefix. */
export const languages: readonly Language[] = league.languages;

/** Returns the prefix of a language's addresses, such as `/fr`. It is empty for the default language. */
export function rootOf(language: Language, [first]: readonly Language[] = languages): string {
  return language === first ? '' : `/${language}`;
}

/** The locale that dates and numbers are written in. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: `en-${league.country_code}`,
  fr: `fr-${league.country_code}`,
};
