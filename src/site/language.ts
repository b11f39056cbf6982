/** The languages of the site, the first one without a prefix in its addresses. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** The locale that dates and numbers are written in. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };
