import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchPhase } from '../../src/site/match/match-phase.ts';
import type { LiveState } from '../../src/site/script/live-state.ts';
import { askWithoutCache, goInTypeface, isBrowserTested, openPage } from '../support/browser.ts';
import { type PastService, servePast } from '../support/past.ts';
import { the } from '../support/the.ts';
import { waiting } from '../support/waiting.ts';

const minute = 60_000;
const maxScriptBytes = 20_000;

/** Matches that are replayed, with the minutes after the kick-off at which the pages are read. */
const replays = [
  {
    name: 'a match of the league',
    past: 'leagueDay',
    home: 'forge-fc',
    begin: '2026-08-07T23:00:00Z',
    minutes: [-5, 20, 47, 62, 85, 125],
    addresses: [
      '/',
      '/clubs/forge-fc',
      '/matches/2026-08-07-forge-fc-vancouver-fc',
      '/seasons/2026/matches',
      '/seasons/2026',
      '/forecasts',
    ],
  },
  {
    name: 'a semifinal',
    past: 'playOffDay',
    home: 'forge-fc',
    begin: '2025-10-26T18:00:00Z',
    minutes: [-5, 40, 125],
    addresses: [
      '/',
      '/clubs/atletico-ottawa',
      '/matches/2025-10-26-forge-fc-atletico-ottawa',
      '/seasons/2025',
      '/seasons/2025/matches',
      '/forecasts',
    ],
  },
  {
    name: 'a quarterfinal later that day',
    past: 'playOffDay',
    home: 'cavalry-fc',
    begin: '2025-10-26T22:00:00Z',
    minutes: [-5, 40, 125],
    addresses: [
      '/',
      '/clubs/cavalry-fc',
      '/matches/2025-10-26-cavalry-fc-inter-toronto-fc',
      '/seasons/2025',
      '/seasons/2025/matches',
      '/forecasts',
    ],
  },
] as const;

/** A phone shows the first pages of a match, on which a fan follows it; a desk all. */
const screens = [
  { width: 390, count: 3 },
  { width: 1280, count: 6 },
];

interface Figure {
  readonly key: string;
  readonly text: string;
}

/** What the test reads of a page, in which no DOM is declared. */
type InPage = ReturnType<Page['locator']>;

/** Returns the figures of a page that are seen, the digits of its live places that are no figures, and lists that are cut. */
function collect(body: InPage, today: readonly string[]) {
  return body.evaluate((body, today) => {
    const isShown = (place: typeof body) => place.checkVisibility({ visibilityProperty: true });
    const known = '[data-figure], [data-before-today], time, [scope=col], .note, caption, .visually-hidden';
    const loose: string[] = [];
    const shownText = 4;
    for (const root of body.querySelectorAll('[data-live], h1[data-figure], .band dl')) {
      const walker = body.ownerDocument.createTreeWalker(root, shownText);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const place = node.parentElement;
        const match = place?.closest('[data-match]')?.getAttribute('data-match');
        const isOfToday = typeof match !== 'string' || today.includes(match);
        const hasDigit = /\d/.test(node.textContent ?? '');
        const isCount = /^of \d+,$/.test(node.textContent?.trim() ?? '');
        if (place && isOfToday && hasDigit && isShown(place) && !place.closest(known) && !isCount)
          loose.push(`${place.className}: ${node.textContent?.trim()}`);
      }
    }
    const figures = [...body.querySelectorAll('[data-figure]')].filter(isShown).map(
      (place): Figure => ({
        key: place.dataset.figure ?? '',
        // A list of scorers may be shortened for its room.
        text: place.title || place.innerText.trim(),
      }),
    );
    for (const place of body.querySelectorAll('[data-figure^=scorers]'))
      if (isShown(place) && place.title !== '' && place.scrollHeight > place.clientHeight)
        loose.push(`cut: ${place.innerText}`);
    return { figures, loose };
  }, today);
}

/** Returns a figure as the plain value that it shows, so that `77%` and `77` are the same. */
function valuesOf({ key, text }: Figure): Figure[] {
  const [kind = '', subject = ''] = key.split(' ');
  if (kind === 'score') {
    const [home = '', away = ''] = text.split('–');
    return text === '' || text === 'v'
      ? []
      : [
          { key: `home_goals ${subject}`, text: home },
          { key: `away_goals ${subject}`, text: away },
        ];
  }
  if (text === '') return [];
  const plain = kind === 'position' ? text.replace(/\D+$/, '') : text.replace(/[%\s\u00a0]/g, '');
  return [{ key, text: /headline|statement|scorers|state$/.test(kind) ? text : plain }];
}

/** Returns the scorers whom an event names and whom the list of their match lacks. */
function missingScorers({ events }: LiveState, listOf: (match: string) => string | undefined): string[] {
  return (events ?? []).flatMap(({ match_id, player, minute }) => {
    const list = listOf(match_id ?? '');
    if (list === undefined || player === null) return [];
    return list.includes(player) && list.includes(`${minute}`) ? [] : `no ${player} ${minute} in '${list}'`;
  });
}

/**
 * Collects what moves on a page, as browsers measure it. Clubs of a table or of a list of chances may change places: that is
 * what it shows.
 */
const watchShifts = `
  shifts = [];
  const isRanked = ({ node }) =>
    (node?.parentElement ?? node)?.closest('table[data-live] tbody, ol:has([data-figure^=champion])');
  const nameOf = ({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 90);
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      if (!sources.every(isRanked)) shifts.push([value.toFixed(4), ...sources.map(nameOf)].join(' '));
  }).observe({ type: 'layout-shift' })`;

describe.runIf(isBrowserTested).for(replays)('$name', ({ past, home, begin, minutes, addresses }) => {
  const day = begin.slice(0, 10);
  const at = (minutes: number) => new Date(Date.parse(begin) + minutes * minute);
  let served: PastService;
  const pages: { name: string; page: Page; scripts: Set<string> }[] = [];

  beforeAll(async () => {
    served = await servePast(at(-5), 30, {}, past);
    for (const { width, count } of screens)
      for (const address of addresses.slice(0, count)) {
        const page = await openPage({
          viewport: { width, height: 900 },
          timezoneId: 'America/Toronto',
          locale: 'en-CA',
        });
        await askWithoutCache(page);
        // On a busy machine the feed may be late, which a banner would say.
        await page.addInitScript(
          `addEventListener('DOMContentLoaded', () => document.querySelector('[data-freshness]')?.remove())`,
        );
        const scripts = new Set<string>();
        page.on('request', (request) => {
          if (request.url().endsWith('.js')) scripts.add(request.url());
        });
        await page.clock.install({ time: at(-5) });
        await goInTypeface(page, new URL(address, served.url).href);
        await page.evaluate(`document.fonts.ready.then(() => undefined)`);
        await page.evaluate(watchShifts);
        pages.push({ name: `${address} at ${width}`, page, scripts });
      }
  }, waiting.timeout);
  afterAll(async () => {
    for (const { page } of pages) await page.close();
    await served?.stop();
  });

  const readNow = async () => {
    const response = await fetch(new URL('/api/v1/live?include=standings,events', served.url));
    return (await response.json()) as LiveState;
  };

  let lastReading: number | null = null;

  /** Returns the reading of a moment, once all pages show it. The service may need more than one look at the feed. */
  const readingAt = async (minutesIn: number, phase: string) => {
    served.replay.set(at(minutesIn));
    const reading = await vi.waitFor(
      async () => {
        const now = await readNow();
        const match = the(now.matches, { home_club: home, date: day });
        expect(matchPhase(match)).toBe(phase);
        expect(now.reading_id).not.toBe(lastReading);
        for (const { page } of pages) await follow(page, now);
        expect((await readNow()).reading_id).toBe(now.reading_id);
        return now;
      },
      { ...waiting, interval: 700 },
    );
    lastReading = reading.reading_id;
    return reading;
  };

  /** Lets a page ask, as it does every fifteen seconds of its clock, until it shows a reading. */
  const follow = async (page: Page, { reading_id }: LiveState) => {
    const shown = page.locator(`body[data-reading="${reading_id}"]`);
    if ((await shown.count()) > 0) return;
    await page.clock.fastForward(16_000);
    await shown.waitFor({ state: 'attached', timeout: 2000 });
  };

  const moments = minutes.map((minutesIn, index) => ({
    minutesIn,
    phase: index === 0 ? 'next' : index === minutes.length - 1 ? 'last' : 'live',
  }));

  it.for(moments)(
    'shows one truth, and nothing moves, at minute $minutesIn',
    async ({ minutesIn, phase }) => {
      const now = await readingAt(minutesIn, phase);
      const today = now.matches.filter(({ date }) => date === day);
      const ids = today.map(({ match_id }) => match_id);
      const toCome = today.filter(({ status }) => status === 'UPCOMING').map(({ match_id }) => match_id);
      const shown = new Map<string, { text: string; name: string }>(
        (now.standings ?? []).map(({ club, points }) => [
          `points ${club}`,
          { text: `${points}`, name: 'the API' },
        ]),
      );
      const problems: string[] = [];
      for (const { name, page } of pages) {
        const { figures, loose } = await collect(page.locator('body'), ids);
        problems.push(...loose.map((text) => `${name}: no figure: ${text}`));
        for (const { key, text } of figures.flatMap(valuesOf)) {
          const [kind = '', subject = ''] = key.split(' ');
          // Before the kick-off these places have other words: a time, a venue.
          const isOfNow = ids.includes(subject) && !toCome.includes(subject);
          if (!isOfNow && (kind === 'state' || kind === 'scorers')) continue;
          const other = shown.get(key);
          if (other && other.text !== text)
            problems.push(`${key}: '${other.text}' on ${other.name}, '${text}' on ${name}`);
          shown.set(key, other ?? { text, name });
        }
        const shifts = await page.evaluate<string[]>('shifts');
        problems.push(...shifts.map((text) => `${name}: moved by ${text}`));
      }
      problems.push(...missingScorers(now, (match) => shown.get(`scorers ${match}`)?.text));
      const [chance] = /\d+(?=%)/.exec(shown.get('first_headline')?.text ?? '') ?? [];
      const chances = [...shown].filter(([key]) => /^(first|place-1|champion) /.test(key));
      if (chance !== undefined) expect(chances.map(([, { text }]) => text)).toContain(chance);
      const [, finalist] = /^(.+) are in the final$/.exec(shown.get('table_headline')?.text ?? '') ?? [];
      const clubsOfTies = [...shown].filter(([key]) => key.startsWith('tie '));
      if (finalist !== undefined) expect(clubsOfTies.map(([, { text }]) => text)).toContain(finalist);
      expect(problems).toEqual([]);
    },
  );

  it('keeps no room for words that a page opened later never showed', async () => {
    const page = pages.find(({ name }) => name.startsWith('/matches'))?.page;
    if (!page) throw new Error('no page of a match is open');
    await page.reload();
    await page.locator('[data-events] li').first().waitFor();
    expect(await page.locator('[data-events] .grow[style]').allInnerTexts()).toEqual([]);
  });

  it('no page has loaded more than 20 kB of compressed scripts by then', async () => {
    const sizes = new Map<string, number>();
    const sizeOf = async (script: string) => {
      const size = sizes.get(script) ?? gzipSync(await (await fetch(script)).text()).length;
      sizes.set(script, size);
      return size;
    };
    for (const { name, scripts } of pages) {
      const bytes = await Promise.all([...scripts].map(sizeOf));
      expect(
        bytes.reduce((sum, size) => sum + size),
        `${name}: ${[...scripts].join(' ')}`,
      ).toBeLessThanOrEqual(maxScriptBytes);
    }
    expect([...sizes.keys()].join(' ')).toContain('what-if-worker');
  });
});
