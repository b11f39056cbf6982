import { league } from '../records/league.ts';

/** The languages that the pages have texts in. */
export const writtenLanguages = ['en', 'fr'] as const;

export type Language = (typeof writtenLanguages)[number];

/**
 * The languages of the site: English, the language of the API, without a prefix in its addresses; and those of the
 * league that the pages have texts in.
 */
export const languages: readonly Language[] = siteLanguages(league.languages);

/** Returns the languages of a site, by the languages of a league in BCP 47. */
export function siteLanguages(names: readonly string[]): Language[] {
  const primary = new Set(names.map((name) => name.toLowerCase().split('-')[0]));
  return writtenLanguages.filter((language) => language === 'en' || primary.has(language));
}

/** The locale that dates and numbers are written in. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };
