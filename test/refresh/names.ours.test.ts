import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import fastGlob from 'fast-glob';
import { DomUtils, parseDocument } from 'htmlparser2';
import ICAL from 'ical.js';
import { marked } from 'marked';
import { beforeAll, expect, it, vi } from 'vitest';
import { readDataset } from '../../build/read/dataset.ts';
import { withChangelogEntry } from '../../scripts/refresh/data-changelog.ts';
import type { GetJson } from '../../scripts/refresh/json-client.ts';
import { refresh } from '../../scripts/refresh/plan-refresh.ts';
import type { RefreshResult } from '../../scripts/refresh/refresh-report.ts';
import { ReplayedFeed } from '../../scripts/replay/feed.ts';
import { deriveTables } from '../../src/derive/index.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { pageLanguages } from '../../src/records/league-schema.ts';
import { showInvisible } from '../../src/records/text.ts';
import { sitesOf } from '../../src/site/all-pages.ts';
import { shareImages } from '../../src/site/frame/share-drawings.ts';
import { oddNames, rejectedNames } from '../fixtures/hostile-names.ts';
import { Copy } from '../support/copy.ts';
import type { Body } from '../support/distort.ts';
import { rewound } from '../support/rewound.ts';
import { seasonAlone } from '../support/season-alone.ts';
import { siteInputs } from '../support/site.ts';
import { ours } from '../support/tables.ts';

const season = 2025;
/** After the final, from when on the feed has totals, and while it may correct the play-offs. */
const before = new Date('2025-11-10T15:00:00Z');
const after = new Date('2025-11-12T15:00:00Z');

/** Each ends in a mark, which leads from wherever a part of a name is shown to the whole. */
const names = [...oddNames, ...rejectedNames].map((name, index) => `${name} Qz${index}z`);
const isOdd = (name: string) => names.indexOf(name) < oddNames.length;
/** Pages join spaces, and print the apostrophe that was typed. */
const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

let nameCount = 0;
const nextName = () => names[nameCount++ % names.length] ?? '';
const sentNames = new Map<string, string>();

/** Sends names in place of the feed's: of players, scorers, referees and broadcasters. */
function withNames(body: Body): Body {
  for (const player of body.players ?? []) {
    const shortName = sentNames.get(player.playerId) ?? nextName();
    sentNames.set(player.playerId, shortName);
    Object.assign(player, { shortName, nationality: nextName() });
  }
  for (const side of [body.home, body.away])
    for (const scorer of side?.scores ?? []) scorer.shortName = nextName();
  for (const referee of body.referees ?? [])
    Object.assign(referee, { mediaFirstName: nextName(), mediaLastName: '', shortName: nextName() });
  for (const match of body.matches ?? []) match.editorial = { broadcasters: { x: nextName() } };
  return body;
}

/** Returns the season alone, with every name where the schemas would not admit it. */
function withAnyNames(dataset: Dataset): Dataset {
  const own = seasonAlone(dataset, season);
  // Each name once in a column, since some are unique.
  const renamed = <Row>(rows: readonly Row[], ...columns: (keyof Row)[]) =>
    rows.map((row, index) => {
      const usedColumns = columns.filter((column) => index < names.length && row[column] !== null);
      // No two rows have the same name in any of the columns.
      const nameOf = (place: number) => names.at(index - place * rows.length);
      return {
        ...row,
        ...Object.fromEntries(usedColumns.map((column, place) => [column, nameOf(place)])),
      };
    });
  const playerIds = new Set(own.players.map(({ player_id }) => player_id));
  return {
    ...own,
    clubNames: renamed(own.clubNames, 'name', 'short_name'),
    clubs: renamed(own.clubs, 'city'),
    venues: renamed(own.venues, 'name', 'city'),
    referees: renamed(own.referees, 'name', 'short_name'),
    people: renamed(
      own.people.filter(({ player_id }) => playerIds.has(player_id)),
      'full_name',
      'nationality',
    ),
    odds: renamed(own.odds, 'bookmaker'),
  };
}

/** Returns the names of which a text has a part and not the whole. */
function brokenNames(text: string): string[] {
  const shown = collapsed(text);
  const marks = [...shown.matchAll(/Qz(\d+)z/g)].map(([, index]) => collapsed(names[Number(index)] ?? ''));
  return marks.filter((name) => !shown.includes(name) && !shown.includes(showInvisible(name)));
}

let copy: Copy;
let result: RefreshResult;
const stored = async () => (await readDataset(copy.project)).dataset;
let datasetBefore: Dataset;
let dataset: Dataset;

beforeAll(async () => {
  copy = await Copy.make(ours);
  await rewound(copy, before, season);
  const feed = await ReplayedFeed.read(ours.project, 0);
  const clientAt =
    (moment: Date, change: (body: Body) => Body): GetJson =>
    async (address) => {
      feed.set(moment);
      const { pathname, searchParams } = new URL(address, 'http://feed');
      const { body } = feed.answer(decodeURIComponent(pathname), searchParams);
      return body && change(structuredClone(body));
    };
  await refresh({ project: copy.project, feed: clientAt(before, (body) => body) });
  datasetBefore = await stored();
  result = await refresh({ project: copy.project, feed: clientAt(after, withNames) });
  dataset = await stored();
  return () => copy.remove();
});

it('markup, addresses and commands as names of the feed are rejected and reported', () => {
  const namesBefore = new Map(datasetBefore.players.map((row) => [row.player_id, row.name]));
  const players = dataset.players.filter((row) => row.season === season && sentNames.has(row.player_id));
  expect(players.length).toBeGreaterThan(names.length);
  for (const { player_id, name } of players) {
    const sent = sentNames.get(player_id) ?? '';
    expect(name).toBe(isOdd(sent) ? sent : namesBefore.get(player_id));
    const isReported = result.rejected.some(({ what }) => what.includes(player_id));
    expect(isReported || isOdd(sent)).toBe(true);
  }
  for (const table of ['goals', 'referees', 'people'] as const)
    expect(dataset[table].length).toBeGreaterThanOrEqual(datasetBefore[table].length);
  expect(dataset.goals.filter(({ player }) => player?.includes('Qz')).length).toBeGreaterThan(0);
});

it('markup, addresses and commands as names of the feed are in no file of the data', async () => {
  for (const file of await fastGlob('data/**', { cwd: copy.root })) {
    const text = await readFile(copy.path(file), 'utf8');
    for (const name of names.filter((name) => !isOdd(name))) expect(text).not.toContain(name);
  }
  await copy.check();
});

it('markup, addresses and commands as names are text on every page and document', async () => {
  const changes = names.map((name) => {
    const change = { table: 'referees', column: 'name', outcome: 'corrected' } as const;
    return { ...change, row: name, before: name, after: name };
  });
  const changelog = await withChangelogEntry(copy.project, { ...result, changes });
  await writeFile(copy.path('data/CHANGELOG.md'), changelog);
  // Its people have other names, and so other ids.
  const published = { ...withAnyNames(dataset), ids: [] };
  // Without an address of its own the service has no feeds.
  vi.stubEnv('SITE_URL', 'https://site.test');
  await copy.build({ transform: () => published }).finally(() => vi.unstubAllEnvs());

  const broken: string[][] = [];
  const seen = new Map<string, Set<string>>();
  const examine = (address: string, content: string) => {
    for (const text of content.includes('Qz') ? shownTexts(address, content) : []) {
      broken.push(...brokenNames(text).map((name) => [address, name, text.slice(0, 300)]));
      const kind = address.split('.').at(-1) ?? '';
      for (const [mark] of text.matchAll(/Qz\d+z/g)) seen.set(kind, (seen.get(kind) ?? new Set()).add(mark));
    }
  };
  for (const file of await fastGlob('dist/**/*.{html,json,md,txt,csv,ics,atom}', { cwd: copy.root }))
    examine(file, await readFile(copy.path(file), 'utf8'));
  const tables = deriveTables(published, []);
  for (const site of sitesOf({ ...siteInputs, tables }, pageLanguages))
    for (const [address, svg] of shareImages(site)) examine(`${address}.svg`, svg);
  expect(broken.slice(0, 10)).toEqual([]);
  for (const kind of ['html', 'json', 'csv', 'md']) expect(seen.get(kind)?.size).toBe(names.length);
  for (const kind of ['ics', 'atom', 'svg']) expect(seen.get(kind)?.size).toBeGreaterThan(0);
});

/** Returns the texts that a reader or a program gets of a published file, each decoded; none of bytes. */
function shownTexts(address: string, content: string): string[] {
  if (/\.(json|webmanifest)$/.test(address)) return textsOfJson(content);
  if (/\.(html|svg)$/.test(address)) return textsOfMarkup(content, address.endsWith('.svg'));
  if (address.endsWith('.atom')) return textsOfMarkup(content, true).flatMap((text) => textsOfMarkup(text));
  if (/\.(md|txt)$/.test(address)) return textsOfMarkup(marked.parse(content, { async: false }));
  if (address.endsWith('.csv')) return parse(content).flat().flatMap(textsOfValue);
  if (address.endsWith('.ics')) return textsOfCalendar(ICAL.parse(content));
  return [];
}

/** What no text of a feed may become: a picture, a link or a script of its own, or an order to the browser. */
function isForeign({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  const addresses = [attribs.href, attribs.src, attribs.action].filter((value) => value !== undefined);
  return (
    attribs['http-equiv'] === 'refresh' ||
    Object.keys(attribs).some((attribute) => attribute.startsWith('on')) ||
    addresses.some((value) => /^(javascript|data):|evil\.example/i.test(value)) ||
    (name === 'script' && attribs.src === undefined && attribs.type !== 'application/ld+json')
  );
}

function textsOfMarkup(markup: string, xmlMode = false): string[] {
  const { children } = parseDocument(markup, { xmlMode });
  const elements = DomUtils.getElementsByTagName('*', children);
  const foreign = elements.filter(isForeign);
  if (foreign.length > 0) throw new Error(`not of this service: ${DomUtils.getOuterHTML(foreign)}`);
  const values = elements.flatMap(({ attribs }) => Object.values(attribs));
  const leaves = DomUtils.filter((node) => 'data' in node, children).map((node) =>
    DomUtils.textContent(node),
  );
  return [...values, ...leaves].flatMap(textsOfValue);
}

/** A cell or an attribute may be JSON. */
const textsOfValue = (text: string) => (/^[[{]/.test(text) ? textsOfJson(text) : [text]);

function textsOfJson(json: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(json, (_key, value) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  } catch {
    return [json];
  }
  return texts;
}

/** Returns the texts of jCal, where a property is `[name, parameters, type, value]`. */
function textsOfCalendar(calendar: unknown): string[] {
  if (typeof calendar === 'string') return [calendar];
  if (!Array.isArray(calendar)) return [];
  // A property of a name of its own is not decoded.
  if (calendar[2] === 'unknown') return [String(calendar[3]).replaceAll(/\\([\\;,])/g, '$1')];
  return calendar.flatMap(textsOfCalendar);
}
