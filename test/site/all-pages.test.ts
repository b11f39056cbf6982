import { describe, expect, it } from 'vitest';
import { errorAnswer } from '../../src/records/service-status.ts';
import { aboutPage } from '../../src/site/about-data/about-page.ts';
import { qualityPage } from '../../src/site/about-data/quality-page.ts';
import { fileOf } from '../../src/site/addresses.ts';
import { developerPages, developersSite, pagesOf } from '../../src/site/all-pages.ts';
import { dataLinks, linksOf } from '../../src/site/data-links.ts';
import { layout } from '../../src/site/frame/layout.ts';
import { matchPage } from '../../src/site/match/match-page.ts';
import { seasonPage } from '../../src/site/season/season-page.ts';
import { sitesOfWorld } from '../support/site.ts';
import { smallWorlds, worlds } from '../support/worlds.ts';

// Of our league they are read in `dist/`, which takes a fraction of the time.
describe.for(smallWorlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);
  const [pages, frenchPages] = [english, french].map((site) => [...pagesOf(site)]);
  const forDevelopers = [...developerPages(english)];

  it('pages have unique addresses, for fans as many in French as in English', () => {
    const files = [pages, forDevelopers].flatMap((own = []) =>
      own.map(({ route }) => fileOf(english.path(route))),
    );
    expect(new Set(files).size).toBe(files.length);
    expect(frenchPages?.length).toBe(pages?.length);
  });

  it('pages have titles, and no undefined, NaN or [object Object]', () => {
    for (const { content, title, description } of [...(frenchPages ?? []), ...forDevelopers]) {
      expect([title, description]).not.toContain('');
      expect(/>(?:undefined|NaN|\[object Object\])</.exec(String(content))?.[0], title).toBeUndefined();
    }
  });

  it('pages may say that they are old', () => {
    const texts = pages?.map(({ header, content }) => `${header}${content}`) ?? [];
    const isWarned = texts.filter((text) => text.includes('data-freshness'));
    expect(isWarned).not.toHaveLength(0);
    for (const text of isWarned)
      expect(text).toMatch(/<p class="warning" data-freshness [^>]*hidden>[\s\S]*?Results after /);
  });
});

describe.for(worlds)('$name', async (world) => {
  const { season } = world;
  const { english, french } = await sitesOfWorld(world);

  const forDevelopers = [...developerPages(english)];

  it('the quality report has the coverage of each column by season', () => {
    const [first] = english.quality.tables;
    if (!first) throw new Error('the report has no table');
    const seasons = [
      { season: 2024, rows: 0, missing: {} },
      { season: 2025, rows: 3, missing: { year: 0.25 } },
    ];
    const quality = { ...english.quality, tables: [{ ...first, columns: ['id', 'year'], seasons }] };
    const text = String(qualityPage({ ...english, quality }).content);
    expect(text).toContain('Known in every row: <code>id</code>.');
    expect(text).toContain('rows</th><td>no data</td><td>3</td>');
    expect(text).toContain('<code>year</code></th><td>–</td><td>75%</td>');
  });

  it('the layout names its language, and links the other language and where to report an error', () => {
    const text = layout(french, seasonPage(french, season));
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain(`<a class="language" href="/seasons/${season}" lang="en" hreflang="en">`);
    expect(text).toContain(
      `href="${french.repository}/issues/new?template=data-correction.yml&amp;where=%2Ffr%2Fsaisons%2F${season}"`,
    );
    const without = layout({ ...french, repository: undefined }, seasonPage(french, season));
    expect(without).toContain('href="/fr/a-propos#report"');
    const mark = season === french.currentSeason ? 'page' : 'true';
    expect(text).toContain(`<a href="/fr/saisons/${french.currentSeason}" aria-current="${mark}">`);
  });

  it('the layout has structured data that cannot end its script element', () => {
    const [match] = english.tables.rows('matches');
    if (!match) throw new Error('there is no match');
    const text = layout(english, matchPage(english, { ...match, venue: '</script><b>' }));
    expect(text).not.toContain('</script><b>');
  });

  it('the layout names the repository only where the build knows it', () => {
    expect(String(aboutPage(english).content)).toContain('https://example.org/repository/issues/new');
    const without = { ...english, repository: undefined };
    expect(layout(without, aboutPage(without))).not.toContain('repository/');
  });

  it('source links leave out a file that was not prerendered', () => {
    const without = { ...english, sizeOf: () => undefined };
    expect(String(dataLinks(without, { resource: 'standings' }))).not.toContain('/data/v1/');
  });

  it('source links reject a query that the API would reject', () => {
    expect(() => linksOf(english, 'standings', { seasn: 2025 })).toThrow('seasn');
  });

  it('the documentation has a part on each code of an error', () => {
    const page = forDevelopers.find(({ route }) => route.page === 'errors');
    const ids = [...String(page?.content).matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(errorAnswer.shape.code.options);
  });

  it('the documentation has one address in every language', () => {
    expect(french.path({ page: 'endpoint', name: 'matches' })).toBe('/docs/matches');
    const { path, label } = developersSite([french]);
    expect([path({ page: 'clubs' }), label('clubs')]).toEqual([french.path({ page: 'clubs' }), 'Clubs']);
  });
});
