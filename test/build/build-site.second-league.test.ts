import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { outPath, projectOf } from '../../build/project.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import { shownTexts } from '../support/page-texts.ts';
import { root } from '../support/root.ts';
import { shared } from '../support/shared.ts';
import { sitesOfWorld } from '../support/site.ts';
import { the } from '../support/the.ts';
import { secondLeague } from '../support/worlds.ts';

const { context, resources, tables } = secondLeague;

/** What was built of it for all tests. */
const dist = outPath(projectOf(root, await shared('secondLeague')));
const files = new Set(fastGlob.sync('**', { cwd: dist }).map((file) => `/${file}`));
const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8');

it('the build of another league answers empty pages where it has no data', () => {
  for (const name of ['players', 'goals', 'weather', 'odds']) {
    const resource = the(resources, { name });
    const none = parseQuery(resource.parameters, []);
    const query = resource.canonical?.(none, tables) ?? none;
    expect(resource.answer(tables, query, context), name).toMatchObject({ total: 0, [name]: [] });
  }
  expect(files.has('/ratings.html')).toBe(false);
  expect(files.has('/docs/recipes.html')).toBe(false);
  expect(files.has('/players.html')).toBe(false);
  expect(textOf('/index.html')).not.toMatch(/href="\/(players|ratings|referees)"/);
});

it('the build of another league has pages in English alone, the only one of its languages', () => {
  expect([...files].filter((file) => file.startsWith('/fr'))).toEqual([]);
  expect(textOf('/index.html')).not.toMatch(/hreflang|href="\/fr/);
});

it('the build of another league calls a season by both of its years wherever it shows one', async () => {
  expect(textOf('/seasons/2002.html')).toContain('<title>2002–03 season');
  expect(textOf('/index.html')).toContain('<title>Liga Inventada 2003–04 ·');
  expect(textOf('/clubs.html')).toContain('2001–02 – 2003–04');
  expect(textOf('/calendar/all.ics')).toContain('Season: 2003–04');
  const { english } = await sitesOfWorld(secondLeague);
  expect(new Map(shareImages(english)).get('/images/seasons/2001.png')).toContain('2001–02');
  // Dates, names of files, the lowest value of a parameter and the first year of the data remain.
  const isYear = /(?<!, |since |\/|^from )\b200[1-3]\b(?!–\d\d|-\d\d-\d\d)/;
  const left: string[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.html')))
    for (const text of shownTexts(textOf(file))) if (isYear.test(text)) left.push(`${file} ${text}`);
  expect(left).toEqual([]);
});

it('the build of another league shows its own names, licence and attribution', () => {
  const document = JSON.parse(textOf('/openapi.json'));
  expect(document.info).toMatchObject({
    summary: 'An invented league for the tests',
    license: { name: 'CC0 1.0' },
  });
  expect(JSON.parse(textOf(`/data/v1/discovery.json`))).toMatchObject({
    attribution: 'Invented for the tests.',
  });
  expect(textOf('/clubs.html')).toContain('東海ユナイテッド');
  expect(apiRoot).toBe('/api/v1');
  for (const file of [...files].filter((name) => /\.(html|json|ics)$/.test(name)))
    expect(textOf(file), file).not.toMatch(/Canad|\bcpl\b/i);
});
