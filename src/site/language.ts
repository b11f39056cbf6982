import type { League, PageLanguage } from '../records/league-schema.ts';

export type Language = PageLanguage;

/** Returns the prefix of a language's addresses, such as `/fr`. It is empty for the default language, the league's first. */
export function rootOf({ languages }: Pick<League, 'languages'>, language: Language): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** Returns the locale that dates and numbers are written in. */
export function localeOf({ country_code }: Pick<League, 'country_code'>, language: Language): string {
  return `${language}-${country_code}`;
}
