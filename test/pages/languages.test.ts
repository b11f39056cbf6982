import { describe, expect, it } from 'vitest';
import { dataPath } from '../../build/project.ts';
import { readTranslations } from '../../build/read/league.ts';
import { columnsOf } from '../../src/records/flat-columns.ts';
import type { PageLanguage } from '../../src/records/league-schema.ts';
import { player } from '../../src/records/player.ts';
import { service } from '../../src/service.ts';
import french from '../../src/site/french.json' with { type: 'json' };
import { printed } from '../../src/site/links.ts';
import { type BuiltPage, builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { shownTexts } from '../support/page-texts.ts';

/** Returns the parts of a text between its arguments. */
const partsOf = (text: string) => text.split('|')[0]?.split(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/) ?? [];

const entries = Object.values(french).flatMap((texts) => Object.entries(texts));

/** Every text of the pages by language. */
const everyText: Readonly<Record<PageLanguage, ReadonlySet<string>>> = {
  en: new Set(entries.flatMap(([text]) => partsOf(text))),
  fr: new Set(entries.flatMap(([, own]) => partsOf(own))),
};

/** Programs and formats, by their own names. */
const programs = [
  'curl',
  'JavaScript',
  'Python',
  'DuckDB',
  'pandas',
  'SQLite',
  'SVG',
  'Google Calendar',
  'csv',
  'json',
  'parquet',
];

/** Columns as a program prints them, in the head of a table. */
const publishedColumns = columnsOf(player).map(({ name }) => name);

describe.for(builtWorlds)('$name', async (world) => {
  const { league, resources, dataset, project, tables } = world;
  const { builtPages, readPage, samplePages } = builtPagesOf(world);

  const { fr: translation = { texts: {} } } = await readTranslations(dataPath(project));
  const translated = Object.entries(translation.texts);

  /** Returns the texts that are meant to be the same in both languages. */
  function sharedTexts(): Set<string> {
    return new Set([
      ...[...entries, ...translated]
        .filter(([text, own]) => text.split('|')[0] === own)
        .flatMap(([text]) => partsOf(text)),
      ...[service.name, league.attribution, league.license.name, 'OpenAPI', 'Scores'],
      ...programs,
      ...resources.map(({ path }) => path),
      ...publishedColumns,
    ]);
  }

  const names = [
    ...dataset.clubNames.flatMap(({ name, short_name, acronym }) => [name, short_name, acronym]),
    ...dataset.venues.flatMap(({ name, city }) => [name, city]),
    ...dataset.clubs.flatMap(({ city, acronym }) => [city, acronym]),
    ...(league.derbies ?? []).map(({ name }) => name),
    ...dataset.people.map(({ full_name }) => full_name),
    ...tables.rows('players').flatMap(({ name, full_name }) => [name, full_name ?? name]),
    ...tables
      .rows('referees')
      .flatMap(({ referee_name, referee_short_name }) => [referee_name, referee_short_name]),
    ...tables.rows('honours').map(({ recipient }) => recipient),
    ...tables.rows('goals').map(({ player }) => player),
    ...tables.rows('teams').flatMap(({ coaches }) => coaches.map(({ coach }) => coach)),
    ...tables.rows('matches').flatMap(({ broadcasters }) => broadcasters.map(({ name }) => name)),
  ].flatMap((name) => (typeof name === 'string' ? printed(name) : []));

  describe('a page', () => {
    it.for(samplePages)('$address has no text of the other language', ({ file, language: shown }) => {
      const [own, other] = shown === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
      const texts = shownTexts(readPage(file));
      expect([...everyText[own]].some((text) => texts.has(text))).toBe(true);
      const foreign = everyText[other].difference(everyText[own]);
      expect([...foreign].filter((text) => texts.has(text))).toEqual([]);
    });

    it.runIf(tables.league.languages.includes('fr'))(
      'in French has a translation of each text of the data that it shows',
      () => {
        const missing = french.flatMap(({ file }) => readPage(file).match(/<span lang="en">[^<]*/g) ?? []);
        expect([...new Set(missing)].join('\n'), 'add the French of these texts to data/league.fr.json').toBe(
          '',
        );
      },
    );

    it.runIf(tables.league.languages.includes('fr'))(
      'shows each text of the data that has a translation',
      () => {
        const english = builtPages.filter(({ language }) => language === 'en');
        let missing = new Set(translated.map(([text]) => printed(text)));
        for (const { file } of english)
          if (missing.size > 0) missing = missing.difference(shownTexts(readPage(file)));
        expect([...missing]).toEqual([]);
      },
    );

    const french = builtPages.filter(({ language }) => language === 'fr');
    const largest = [...Map.groupBy(french, ({ template }) => template).values()].flatMap(
      (pages) => pages.toSorted((a, b) => b.bytes - a.bytes)[0] ?? [],
    );
    const allowed = new Set([...sharedTexts(), ...names]);
    const byLength = [...allowed].sort((a, b) => b.length - a.length);
    const isFileName = (text: string) => /^[\w-]+(\/[\w-]+)*\.[a-z]+$/.test(text);
    /** Whether a text has letters that are of no name and no text that both languages share. */
    const isForeign = (text: string) =>
      !allowed.has(text) &&
      !isFileName(text) &&
      /\p{L}{2}/u.test(byLength.reduce((rest, one) => rest.replaceAll(one, ''), text));

    it.for(largest)('$address shares only names and common words with its English page', (page) => {
      const own = shownTexts(readPage(page.file));
      const inEnglish = englishAddress(page);
      const english = builtPages.find(({ address }) => address === inEnglish);
      if (!english) throw new Error(`there is no English page of ${page.address}`);
      const shared = own.intersection(shownTexts(readPage(english.file)));
      expect([...shared].filter(isForeign)).toEqual([]);
    });

    it.for(largest)('$address has no-break spaces where French wants them', ({ file }) => {
      const breaking = / (?=[:»])|(?<=«) |(?<=\d) (?=[%°]|(?:km\/h|mm)\b|\d{3}(?!\d))/;
      const texts = [...shownTexts(readPage(file))].filter((text) => !allowed.has(text));
      expect(texts.filter((text) => breaking.test(text))).toEqual([]);
    });
  });

  /** Returns the address of the same page in English, which pages without navigation do not link. */
  function englishAddress({ file, address }: BuiltPage): string {
    const link = /<a class="language" href="([^"]+)"/.exec(readPage(file))?.[1];
    return link ?? address.replace('/fr', '');
  }
});
