import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { summariseReferees } from '../../src/derive/referees.ts';
import { fold } from '../../src/query/text-matching.ts';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { originOf, visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script controls whatever tables and forms there are. */
const [world] = builtWorlds;
const { days, hasSeasonTable, season, tables } = world;

/** How a result is shown in the grid of every result. */
const scoreOf = ({ home_goals, away_goals }: (typeof world.played)[number]) => `${home_goals}–${away_goals}`;

describe.runIf(isBrowserTested)('the controls that the script adds', () => {
  const visit = visitSite(world, {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  const without = visitSite(world, { javaScriptEnabled: false, reducedMotion: 'reduce' });

  const daysOf = `/seasons/${season}/table`;

  it.runIf(hasSeasonTable)('a slider chooses the day of a table', async () => {
    await visit.open(daysOf);
    const { page } = visit;
    const shown = (on: Page) => on.locator('.days > section:visible').innerText();
    const last = await shown(page);
    await page.locator('input[type=range]').evaluate((slider) => {
      Object.assign(slider, { value: 0 });
      slider.dispatchEvent(new Event('input'));
    });
    const address = `${originOf(world)}${daysOf}#on-${days[0]}`;
    await page.waitForURL(address, waiting);
    const first = await shown(page);
    expect(first).not.toBe(last);
    expect(await page.locator('nav[data-slider] [aria-current]').getAttribute('href')).toBe(`#on-${days[0]}`);
    expect(await page.evaluate('scrollY')).toBe(0);

    await without.open(daysOf);
    expect(await without.page.locator('input[type=range]').isVisible()).toBe(false);
    expect(await shown(without.page)).toBe(last);
    // The days are many: the list opens at a touch, and each day leads to the next one.
    const list = without.page.locator('nav[data-slider] details');
    expect(await list.locator('a').first().isVisible()).toBe(false);
    await list.locator('summary').click();
    await list.locator('a').first().click();
    await without.page.waitForURL(address, waiting);
    expect(await shown(without.page)).toBe(first);
    await without.page.locator('.days > section:visible .links a').last().click();
    await without.page.waitForURL(`**#on-${days[1]}`, waiting);
    expect(await without.page.locator('.days > section:visible').getAttribute('id')).toBe(`on-${days[1]}`);
  });

  it.runIf(hasSeasonTable)(
    'a club that is followed is marked on other pages until it is followed no more',
    async () => {
      const { page } = visit;
      const follow = page.locator('.band button');
      const marked = () => page.locator('.followed:visible').count();
      await visit.open(`/clubs/${world.club}`);
      await follow.click();
      expect(await follow.getAttribute('aria-pressed')).toBe('true');
      expect(await follow.innerText()).toMatch(/^You follow /);
      await visit.open(daysOf);
      expect(await marked()).toBe(1);
      const link = page.locator('.own-club');
      expect(await link.getAttribute('href')).toBe(`/clubs/${world.club}`);
      await link.click();
      await follow.click();
      expect(await follow.getAttribute('aria-pressed')).toBe('false');
      await visit.open(daysOf);
      expect(await marked()).toBe(0);
      expect(await link.count()).toBe(0);
    },
  );

  it.runIf(hasSeasonTable)('a chart is saved as a picture that any program can show', async () => {
    await visit.open(`/seasons/${season}`);
    const { page } = visit;
    const saved = async (kind: 'png' | 'svg') => {
      const [download] = await Promise.all([
        page.waitForEvent('download', waiting),
        page.locator(`#results ~ .take [data-save=${kind}]`).click(),
      ]);
      return { name: download.suggestedFilename(), content: await buffer(await download.createReadStream()) };
    };
    const svg = await saved('svg');
    expect(svg.name).toBe('every-result.svg');
    const text = svg.content.toString();
    expect(text).not.toContain('foreignObject');
    for (const shown of ['Every result', `/seasons/${season} · Results up to `, ...world.played.map(scoreOf)])
      expect(text).toContain(shown);
    const png = await saved('png');
    const [width] = /(?<=^<svg [^>]*width=")\d+/.exec(text) ?? [];
    expect([png.name, png.content.readUInt32BE(16)]).toEqual(['every-result.png', 2 * Number(width)]);
  });

  const copied = async (button: Locator) => {
    await button.click();
    return `${await visit.page.evaluate('navigator.clipboard.readText()')}`;
  };

  it('a match that is found from home is shared by its address, as a chart is', async () => {
    const { page } = visit;
    await visit.open('/');
    await page.locator('.strip a').first().click();
    const match = page.url();
    expect(match).toContain('/matches/');
    expect(await copied(page.locator('.above [data-share]'))).toBe(match);
    await visit.open(`/clubs/${world.club}`);
    expect(await copied(page.locator('#strength ~ .take [data-share]'))).toBe(`${page.url()}#strength`);
  });

  it('the matches of a club come into the reader’s calendar, by a link or a copied address', async () => {
    const { page } = visit;
    for (const [address, calendar] of [
      [`/clubs/${world.club}`, `/calendar/${world.club}.ics`],
      [`/seasons/${world.current}/matches`, '/calendar/all.ics'],
    ] as const) {
      await visit.open(address);
      await page.locator('.subscribe summary').click();
      expect(await copied(page.locator('.subscribe button'))).toBe(originOf(world) + calendar);
      const links = page.locator('.subscribe a');
      const webcal = originOf(world).replace('http:', 'webcal:') + calendar;
      expect(await links.first().getAttribute('href')).toBe(webcal);
      expect(new URL(`${await links.last().getAttribute('href')}`).searchParams.get('cid')).toBe(webcal);
    }
  });

  it('the matches of a season are those of a club whose chip is pressed and in the address', async () => {
    const { page } = visit;
    const address = `/seasons/${world.current}/matches`;
    const matches = tables.rows('matches', world.current);
    const isOfClub = ({ home_club, away_club }: (typeof matches)[number]) =>
      [home_club, away_club].includes(world.club);
    const shown = page.locator('.match:visible');
    const chip = `.chips [data-club="${world.club}"]`;
    await visit.open(address);
    await page.locator(chip).click();
    expect(await shown.count()).toBe(matches.filter(isOfClub).length);
    expect(await page.locator('.chips [aria-current]').innerText()).toBe(
      await page.locator(chip).innerText(),
    );
    await page.reload();
    expect(page.url()).toBe(`${originOf(world)}${address}?club=${world.club}`);
    expect(await shown.count()).toBe(matches.filter(isOfClub).length);
    const weeks = await page.locator('.weeks a:visible').count();
    expect(await page.locator('.week:visible').count()).toBe(weeks);

    await without.open(address);
    await without.page.locator(chip).click();
    expect(new URL(without.page.url()).pathname).toBe(`/clubs/${world.club}/${world.current}`);
  });

  it.for([visit, without])('a week of a season is one press away, folded or not', async (on) => {
    await on.open(`/seasons/${world.current}/matches`);
    await on.page.locator('.weeks').getByRole('link', { name: '1', exact: true }).click();
    await vi.waitFor(async () => {
      const top = (await on.page.locator('#week-1').boundingBox())?.y;
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(400);
    }, waiting);
  });

  const referees = summariseReferees(tables.rows('referees')).filter(({ matches }) => matches >= 10);

  it.runIf(referees.length > 0)(
    'the referee who shows the most cards has led ten matches or more',
    async () => {
      const { page } = visit;
      await visit.open('/');
      await page.getByRole('link', { name: 'Referees' }).click();
      await page.getByLabel('Sort by').selectOption('yellow_cards_per_match');
      const rates = referees.map(({ yellow_cards_per_match }) => yellow_cards_per_match ?? 0);
      const first = page.locator('tbody tr').first();
      await first.filter({ hasText: Math.max(...rates).toFixed(2) }).waitFor();
      expect(Number(await first.locator('td').first().innerText())).toBeGreaterThanOrEqual(10);
    },
  );

  it('a table is in the order that is chosen before its script is there', async () => {
    const { page } = visit;
    let goOn = () => {};
    const isChosen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/sortable-table-*.js', async (route) => {
      await isChosen;
      await route.continue();
    });
    await page.goto(new URL('/referees', originOf(world)).href, { waitUntil: 'commit' });
    await page.getByLabel('Sort by').selectOption('yellow_cards_per_match');
    await page.getByLabel('Filter').fill(referees.find(({ name }) => name !== null)?.name ?? '');
    goOn();
    await page.locator('th[aria-sort=descending][data-sort=yellow_cards_per_match]').waitFor();
    await page.locator('tbody tr').nth(1).waitFor({ state: 'hidden' });
    await page.unrouteAll();
  });

  const players = tables.rows('players', season).map(({ name, full_name }) => full_name ?? name);
  const accented = players.find((name) => fold(name) !== name.toLowerCase());

  it.runIf(accented)(
    'a table is sorted by a name from A, by a figure from the most, and stays so',
    async () => {
      await visit.open(`/players/${season}`);
      const { page } = visit;
      const headings = page.locator('thead th');
      const orders = () => headings.evaluateAll((list) => list.map((one) => one.getAttribute('aria-sort')));
      const names = () => page.locator('tbody th').allInnerTexts();
      expect((await orders()).filter(Boolean)).toEqual(['descending']);
      await headings.first().getByRole('button').click();
      expect((await orders())[0]).toBe('ascending');
      expect(new URL(page.url()).search).toBe('?sort=name&order=asc');
      const byName = await names();
      await page.getByLabel('Sort by').selectOption('goals');
      expect((await orders()).filter(Boolean)).toEqual(['descending']);
      const column = 1 + (await headings.allInnerTexts()).indexOf('G');
      const texts = await page.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
      const goals = texts.filter((text) => text !== '–').map(Number);
      expect(goals.length).toBeGreaterThan(1);
      expect(goals).toEqual(goals.toSorted((a, b) => b - a));
      await visit.open(`/players/${season}?sort=name&order=asc`);
      expect(await names()).toEqual(byName);
      expect(await page.getByLabel('Sort by').inputValue()).toBe('name');
    },
  );

  it.runIf(accented)('a table is filtered without regard to accents', async () => {
    await visit.open(`/players/${season}`);
    const { page } = visit;
    const before = await page.locator('tbody tr').count();
    const status = page.locator('main .filter [role=status]');
    await page.getByRole('searchbox').fill('no such player');
    expect(await page.locator('tbody tr:visible').count()).toBe(0);
    expect(await status.innerText()).toBe('Nothing matches the filter.');
    await page.getByRole('searchbox').fill(fold(String(accented)));
    expect(await status.innerText()).toBe('');
    const shown = await page.locator('tbody tr:visible').allInnerTexts();
    expect(shown).toContainEqual(expect.stringContaining(String(accented)));
    expect(shown.length).toBeLessThan(before);

    // What the API takes for the same, a row has and a reader types, either way.
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    // The API does not find a few rare ones by what they are folded to.
    const found = letters.filter((letter) => fold(letter) !== '' && fold(fold(letter)) === fold(letter));
    const same = found.map((letter) => [letter, fold(letter)]);
    const pairs = [...same, ['São\u00a0\n Paulo', 'sao  paulo']];
    const searches = JSON.stringify([...pairs, ...pairs.map((pair) => pair.toReversed())]);
    const missed = await page.evaluate(`(() => {
      const [row, ...others] = document.querySelectorAll('tbody tr');
      for (const other of others) other.remove();
      const input = document.querySelector('label input[type=search]');
      return ${searches}.filter(([shown, typed]) => {
        row.textContent = shown;
        input.value = typed;
        input.dispatchEvent(new Event('input'));
        return row.hidden;
      });
    })()`);
    expect(missed).toEqual([]);
  });

  it('a button copies an example with the address of the site', async () => {
    await visit.open('/docs');
    await visit.page.locator('button.copy').first().click();
    await vi.waitFor(
      async () => expect(await visit.page.locator('button.copy').first().innerText()).toBe('Copied'),
      waiting,
    );
    const copied = await visit.page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(new RegExp(`^curl -s '${originOf(world)}/api/v1/standings`));
  });
});
