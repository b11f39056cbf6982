import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { withId } from '../../src/query/address.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { apiRoot } from '../../src/resources/discovery.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

const origin = 'http://site.test';

function partsOf({ pathname, hash, searchParams }: URL) {
  return { pathname: decodeURI(pathname), fragment: hash.slice(1), searchParams };
}

/** Returns what the links of pages need of one: its ids, and its addresses of links, images, styles and scripts. */
function parsePage(text: string) {
  const ids: string[] = [];
  const links = new Set<string>();
  // In texts and values of attributes quotation marks are escaped.
  for (const [, name, value = ''] of text.matchAll(/ (id|href|src)="([^"]*)"/g))
    if (name === 'id') ids.push(value);
    else links.add(value.replaceAll('&amp;', '&'));
  const repeatedIds = ids.filter((id, index) => ids.indexOf(id) < index);
  /** What no value is, and a table without rows. */
  const odd = />(?:undefined|NaN|\[object Object\])<|<tbody>\s*<\/tbody>/.exec(text)?.[0];
  return { ids: new Set(ids), repeatedIds, links, odd, isLive: text.includes('data-live') };
}

describe.for(builtWorlds)('$name', (world) => {
  const { league, resources, tables } = world;
  const { dist, readPage, ...built } = builtPagesOf(world);
  const builtPages = built.builtPages.map((page) => ({ ...page, ...parsePage(readPage(page.file)) }));

  /** Every address that a page links, with the first page that does. */
  const targets = new Map<string, string>();
  for (const { address, links } of builtPages) {
    for (const link of links) {
      const isAbsolute = link.startsWith('/') && !link.startsWith('//');
      const target = isAbsolute ? link : new URL(link, origin + address).href.replace(origin, '');
      if (!targets.has(target)) targets.set(target, address);
    }
  }

  const local = [...targets]
    .filter(([target]) => target.startsWith('/'))
    .map(([target, from]) => ({ ...partsOf(new URL(target, origin)), target, from }));

  const pages = new Map(builtPages.map((page) => [page.address, page]));
  const files = new Set(fastGlob.sync('**', { cwd: dist, dot: true }).map((file) => `/${file}`));
  const isDead = ({ pathname }: { pathname: string }) =>
    !pathname.startsWith('/api/') && !pages.has(pathname) && !files.has(pathname);

  it('the links of all pages lead to a page or a file', () => {
    const dead = local.filter(isDead);
    expect(dead.map(({ target, from }) => `${target} from ${from}`)).toEqual([]);
    expect(local.length).toBeGreaterThan(builtPages.length);
  });

  it('the links of all pages lead to each page from another in its language: a reader finds it', () => {
    const languageOf = (address: string) => /^\/fr(?=\/|$)/.test(address);
    const found = new Set(
      builtPages.flatMap(({ address: from, links }) =>
        [...links]
          .map((link) => decodeURI(new URL(link, origin + from).pathname))
          .filter((address) => address !== from && languageOf(address) === languageOf(from)),
      ),
    );
    // Frames in other sites, and what is shown in place of a page.
    const isApart = (address: string) => /^\/(fr\/)?(embed\/|404)/.test(address);
    const unlinked = builtPages.filter(({ address }) => !found.has(address) && !isApart(address));
    expect(
      unlinked.map(({ address }) => address),
      'add menus to it in src/site/page-kinds.ts, or a link on another page',
    ).toEqual([]);
  });

  it('the links of all pages are accepted by the API where they lead to it', () => {
    const byPath = new Map(resources.map((resource) => [apiRoot + withId(resource.path, '{}'), resource]));
    const queries = local.filter(({ pathname }) => pathname.startsWith('/api/'));
    expect(queries).not.toHaveLength(0);
    for (const { pathname, searchParams, target, from } of queries) {
      const path = pathname === apiRoot ? `${apiRoot}/` : pathname;
      const resource = byPath.get(path) ?? byPath.get(path.replace(/[^/]+$/, '{}'));
      expect(resource, `${target} from ${from}`).toBeDefined();
      if (resource) expect(() => parseQuery(resource.parameters, searchParams), target).not.toThrow();
    }
  });

  it('the links of all pages lead to an existing element where they have a fragment', () => {
    const dangling = local.filter(
      // One with a value is read by a script.
      ({ pathname, fragment }) => !/^$|=/.test(fragment) && !pages.get(pathname)?.ids.has(fragment),
    );
    expect(dangling.map(({ target, from }) => `${target} from ${from}`)).toEqual([]);
  });

  it('the links of all pages go over HTTPS, where they leave the site', () => {
    const external = [...targets.keys()].filter((target) => !target.startsWith('/'));
    for (const target of external) expect(target).toMatch(/^(https|mailto):/);
  });

  it('each page shows values, and tables that have rows, except for the quality report', () => {
    const odd = builtPages.filter((page) => page.odd && page.address !== '/quality');
    expect(odd.map(({ address, odd }) => `${address} ${odd}`)).toEqual([]);
  });

  it('pages follow the feed where the league has one and matches are to be played', () => {
    const isToBePlayed = tables.rows('matches').some(({ status }) => status !== 'FINISHED');
    expect(builtPages.some(({ isLive }) => isLive)).toBe(league.feed !== null && isToBePlayed);
  });

  it('each page has unique ids', () => {
    const repeated = builtPages.flatMap(({ address, repeatedIds }) =>
      repeatedIds.map((id) => `${address}#${id}`),
    );
    expect(repeated).toEqual([]);
  });

  const framed = builtPages.filter(
    ({ template, file }) => template && readPage(file).includes('class="docs"'),
  );
  const documentOf = (file: string) =>
    /type="text\/markdown" href="([^"]+)"/.exec(readPage(file))?.[1] ?? 'no document';
  const documents = new Set(framed.map(({ file }) => documentOf(file)));

  it('the documentation as Markdown has a file for each of its pages, which the page links', () => {
    const dead = framed.filter(
      ({ file, links }) => !files.has(documentOf(file)) || !links.has(documentOf(file)),
    );
    expect(dead.map(({ address }) => address)).toEqual([]);
    expect(documents.size).toBeGreaterThan(resources.length);
  });

  const targetsIn = (file: string) =>
    [...readPage(file).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, target = '']) => target);

  it('the documentation as Markdown links the Markdown of its other pages', () => {
    const addresses = new Set(framed.map(({ address }) => address));
    const targets = [...documents].flatMap((file) =>
      targetsIn(file).map((target) => target.replace(/#.*/, '')),
    );
    expect(targets.filter((target) => addresses.has(target))).toEqual([]);
    expect(targets).toContain('/docs/matches.md');
  });

  it('the documentation as Markdown has links to pages and files alone', () => {
    for (const file of [...documents, '/llms.txt']) {
      const dead = targetsIn(file).filter((target) => isDead(partsOf(new URL(target, origin))));
      expect(dead, file).toEqual([]);
    }
    const listed = targetsIn('/llms.txt').filter((target) => target.endsWith('.md'));
    expect(listed.toSorted()).toEqual([...documents].toSorted());
  });
});
