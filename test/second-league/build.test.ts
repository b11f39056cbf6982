import { describe, expect, it } from 'vitest';
import { checkDataset } from '../../build/check.ts';
import { qualityReport } from '../../build/quality.ts';
import { render } from '../../build/render/index.ts';
import { type ListedFile, listFile, type Output } from '../../build/render/listing.ts';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import { shownTexts } from '../support/page-texts.ts';
import { root } from '../support/root.ts';
import { secondLeague } from '../support/worlds.ts';

/** Keeps the files in memory. */
class InMemoryOutput implements Output {
  readonly files = new Map<string, Buffer>();

  get sizes(): ReadonlyMap<string, number> {
    return new Map([...this.files].map(([address, { length }]) => [address, length]));
  }

  add(address: string, content: string | Uint8Array): void {
    this.files.set(address, typeof content === 'string' ? Buffer.from(content) : Buffer.from(content));
  }

  list(): ListedFile[] {
    return [...this.files].map(([address, bytes]) => listFile(address, bytes));
  }
}

const { context, dataset, places, resources, tables } = secondLeague;

const results = checkDataset(dataset, places, integrityRules);
const quality = qualityReport(dataset, tables.rows('seasons'), integrityRules, results);
if (!(tables instanceof InMemoryTables)) throw new Error('expected tables in memory');
const output = new InMemoryOutput();
await render(root, dataset, tables, quality, output, new Date());
const { files } = output;
const textOf = (file: string) => String(files.get(file));

describe('the build of another league', () => {
  it('answers empty pages where it has no data, and leaves out their pages', () => {
    for (const [name, rows] of [
      ['players', 'players'],
      ['goals', 'goals'],
      ['weather', 'observations'],
      ['odds', 'odds'],
    ]) {
      const resource = resources.find((one) => one.name === name);
      if (!resource) throw new Error(`${name} is no resource`);
      const none = parseQuery(resource.parameters, []);
      const query = resource.canonical?.(none, tables) ?? none;
      expect(resource.answer(tables, query, context), name).toMatchObject({ total: 0, [String(rows)]: [] });
    }
    expect(files.has('/ratings.html')).toBe(false);
    expect(files.has('/docs/recipes.html')).toBe(false);
    expect(files.has('/players.html')).toBe(false);
    expect(textOf('/index.html')).not.toMatch(/href="\/(players|ratings|referees)"/);
  });

  it('has pages in English alone, the only one of its languages', () => {
    expect([...files.keys()].filter((file) => file.startsWith('/fr'))).toEqual([]);
    expect(textOf('/index.html')).not.toMatch(/hreflang|href="\/fr/);
  });

  it('calls a season by both of its years wherever it shows one, and by the first in addresses', () => {
    expect(textOf('/seasons/2002.html')).toContain('<title>2002–03 season');
    expect(textOf('/index.html')).toContain('<title>Liga Inventada 2003–04 ·');
    expect(textOf('/clubs.html')).toContain('2001–02 – 2003–04');
    expect(textOf('/calendar/all.ics')).toContain('Season: 2003–04');
    expect(new Map(shareImages(tables)).get('/images/seasons/2001.png')).toContain('2001–02');
    // Dates, names of files, the lowest value of a parameter and the first year of the data remain.
    const isYear = /(?<!, |since |\/|^from )\b200[1-3]\b(?!–\d\d|-\d\d-\d\d)/;
    const left: string[] = [];
    for (const [file, content] of files) {
      if (!file.endsWith('.html')) continue;
      for (const text of shownTexts(String(content))) if (isYear.test(text)) left.push(`${file} ${text}`);
    }
    expect(left).toEqual([]);
  });

  it('says in the quality report what is missing', () => {
    const empty = quality.tables.filter(({ seasons }) => seasons.every(({ rows }) => rows === 0));
    expect(empty.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['players', 'match-stats', 'goals']),
    );
    expect(quality.coverage.map(({ players }) => players)).toEqual([0, 0, 0]);
  });

  it('shows its own names, licence and attribution', () => {
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
    for (const [file, content] of files) {
      if (/\.(html|json|ics)$/.test(file)) expect(String(content), file).not.toMatch(/Canad|\bcpl\b/i);
    }
  });
});
