import { describe, expect, it } from 'vitest';
import { league } from '../../../../src/records/league.ts';
import { languages } from '../../../../src/site/language.ts';
import { sentencesOf, translate, translations } from '../../../../src/site/translations/index.ts';
import { builtPages, readPage } from '../../../support/built-pages.ts';
import { shownTexts } from '../../../support/page-texts.ts';

/** A template with more pages shows rows of the data, and no description of them. */
const maxPages = 50;

const byTemplate = Map.groupBy(builtPages, ({ template, language }) => `${template} ${language}`);
const describing = [...byTemplate.values()].filter((pages) => pages.length <= maxPages).flat();
const pagesIn = (language: string) =>
  describing.filter((page) => page.language === language).map(({ file }) => readPage(file));

const entries = [...translations.fr, league.translations.fr?.texts ?? {}].flatMap((texts) =>
  Object.entries(texts),
);

const withSentences = (text: string) => [text, ...sentencesOf(text)];

describe('the translations', () => {
  it('have every description that a French page shows', () => {
    const missing = pagesIn('fr').flatMap((html) => html.match(/<span lang="en">[^<]*/g) ?? []);
    expect(
      [...new Set(missing)].join('\n'),
      'add the French of these texts to src/site/translations/fr.json, or of data to data/league.json',
    ).toBe('');
  });

  it.runIf(languages.includes('fr'))('have only texts that an English page shows', () => {
    const pages = pagesIn('en');
    const shown = new Set<string>();
    for (const text of pages.flatMap((html) => [...shownTexts(html)])) {
      // A type has its unit after a comma, a description of a table a full stop.
      for (const one of [text, text.replace(/\.$/, ''), text.replace(/^\w+, /, '')].flatMap(withSentences)) {
        shown.add(one).add(one.replaceAll(/-?\d+(\.\d+)?/g, '{}'));
      }
    }
    const structured = pages.flatMap((html) => html.match(/<script type="application\/ld\+json">.*/g) ?? []);
    const isShown = (text: string) => shown.has(text) || structured.some((one) => one.includes(text));
    expect(entries.map(([text]) => text).filter((text) => !isShown(text))).toEqual([]);
  });

  it('of the code have one sentence each', () => {
    const ofCode = translations.fr.flatMap((texts) => Object.keys(texts));
    expect(ofCode.filter((text) => sentencesOf(text).length > 1)).toEqual([]);
  });

  it('have each text once', () => {
    const texts = entries.map(([text]) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  });

  it('have the names of fields, the addresses and the values of their texts', () => {
    const codesIn = (text: string) => [...new Set(text.match(/\/?\b[a-z]+(?:[_=/][a-z]+)+\b\/?/g))].sort();
    const differing = entries.filter(([text, own]) => `${codesIn(text)}` !== `${codesIn(own)}`);
    expect(differing).toEqual([]);
  });
});

describe('translate', () => {
  it('returns English unchanged, and undefined for a text without a translation', () => {
    expect(translate('Matches won', 'en')).toBe('Matches won');
    expect(translate('Matches won', 'fr')).toBe('Matchs gagnés');
    expect(translate('A text that no page has', 'fr')).toBeUndefined();
  });

  it('translates a text sentence by sentence, if all its sentences have a translation', () => {
    const [first, second] = ['No club plays itself, or more than once a day.', 'Matches won'];
    expect(translate(`${first} ${second}`, 'fr')).toBe(`${translate(first, 'fr')} Matchs gagnés`);
    expect(translate(`${first} A sentence that no page has.`, 'fr')).toBeUndefined();
  });

  it('puts the numbers of a text into its translation, with a decimal comma in French', () => {
    expect(
      translate(
        'The weather allows a match: -5.5 to 40 °C, up to 90 km/h of wind, up to 20 mm of precipitation.',
        'fr',
      ),
    ).toMatch(/de -5,5 à 40.°C, jusqu’à 90.km\/h de vent, jusqu’à 20.mm/);
  });
});
