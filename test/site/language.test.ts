import { expect, it } from 'vitest';
import { siteLanguages } from '../../src/site/language.ts';

it('the languages of the site are English, and those of the league that pages have texts in', () => {
  expect(siteLanguages(['en', 'fr'])).toEqual(['en', 'fr']);
  expect(siteLanguages(['fr-CA', 'en'])).toEqual(['en', 'fr']);
  expect(siteLanguages(['en'])).toEqual(['en']);
  expect(siteLanguages(['es', 'el'])).toEqual(['en']);
});
