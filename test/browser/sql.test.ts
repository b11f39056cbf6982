import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const numbers = (from: string) =>
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers) SELECT ${from}`;

const statusOf = (page: Page) => page.locator('form [role=status]');

/** Waits for the end of a query and returns what the page says of it. */
async function ended(page: Page): Promise<string> {
  await page.locator('form button[type=button]').waitFor({ state: 'hidden' });
  return statusOf(page).innerText();
}

/** One league is enough: the script reads whatever tables there are. */
const [world] = builtWorlds;
const { tables } = world;

describe.runIf(isBrowserTested)('the page of SQL', () => {
  const visit = visitSite(world);
  const phone = visitSite(world, { viewport: { width: 390, height: 740 } });
  const requests: string[] = [];
  beforeAll(() => {
    visit.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  });

  /** Runs a query by the keyboard. */
  async function run(sql: string): Promise<string> {
    await visit.page.getByLabel('Query').fill(sql);
    await visit.page.getByLabel('Query').press('Control+Enter');
    return ended(visit.page);
  }
  const rows = () => visit.page.locator('#result tbody tr');

  it('loads SQLite and the database with the first query alone', async () => {
    const { page } = visit;
    await visit.open('/sql');
    const needed = () => requests.filter((path) => /sqlite/.test(path));
    expect(needed()).toEqual([]);
    await page.getByRole('button', { name: 'Run' }).click();
    expect(await ended(page)).toMatch(/^Rows: \d+ \(\d+ ms\)\.$/);
    expect(needed().length).toBe(3);
    expect(await run('SELECT count(*) AS matches FROM matches')).toMatch(/^Rows: 1 /);
    expect(await rows().allInnerTexts()).toEqual([`${tables.rows('matches').length}`]);
    expect(needed().length).toBe(3);
    expect(visit.takeProblems()).toEqual([]);
  });

  it('answers a question that is chosen, and its link answers it elsewhere', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Which matches had the most goals?' }).click();
    await expect.poll(() => page.getByLabel('Query').inputValue()).toContain('ORDER BY goals DESC, date');
    await ended(page);
    const found = await rows().allInnerTexts();
    expect(found.length).toBeGreaterThan(1);
    await phone.open(page.url());
    await phone.page.locator('#result').waitFor();
    expect(await phone.page.locator('#result tbody tr').allInnerTexts()).toEqual(found);
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(phone.takeProblems()).toEqual([]);
    await phone.page.evaluate(await readFile(axe, 'utf8'));
    const violations = await phone.page.evaluate<string[]>(
      'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id }) => id))',
    );
    expect(violations, 'of an answer').toEqual([]);
  });

  it('stops a query without an end, and then runs another', async () => {
    const { page } = visit;
    await page.getByLabel('Query').fill(numbers('count(*) FROM numbers'));
    await page.getByLabel('Query').press('Control+Enter');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    expect(await ended(page)).toBe('Stopped.');
    expect(
      await page.getByRole('button', { name: 'Run' }).evaluate((button) => button.matches(':focus')),
    ).toBe(true);
    expect(await run('SELECT 1')).toMatch(/^Rows: 1 /);
    expect(await run(numbers('n FROM numbers'))).toMatch(/^Rows: 100000 .* first 1000 are shown/);
    expect(await rows().count()).toBe(1000);
  });

  it.for([
    ['SELECT hometeam FROM matches', 'no such column: hometeam'],
    ['SELECT * FORM matches', 'near "FORM": syntax error'],
    ['DELETE FROM matches', 'attempt to write a readonly database'],
  ] as const)('says what is wrong with %s', async ([sql, message]) => {
    const said = await run(sql);
    expect(said).toContain(message);
    expect(await visit.page.locator('#result').isVisible()).toBe(false);
  });

  it('shortens a long cell, and hands over and shows no more than a page can hold', async () => {
    expect(await run(`SELECT zeroblob(60000000) AS x, printf('%.*c', 20000, 'x') AS y`)).toMatch(/^Rows: 1 /);
    expect(await visit.page.locator('#result tbody tr > *').allInnerTexts()).toEqual([
      '60000000 bytes',
      `${'x'.repeat(10_000)}…`,
    ]);
    const columns = Array.from({ length: 999 }, (_, index) => `n AS c${index}`).join();
    expect(await run(numbers(`printf('%.*c', 9000, 'x'), ${columns} FROM numbers`))).toMatch(
      /^Rows: \d{3} .*first 50 are shown.*There are more/,
    );
    expect(await rows().count()).toBe(50);
  });

  it('says that it cannot answer beyond the memory, and answers the next query', async () => {
    expect(await run('SELECT zeroblob(900000000)')).toContain('out of memory');
    expect(await run('SELECT 1')).toMatch(/^Rows: 1 /);
  });

  it('changes nothing, whatever a query sets', async () => {
    await run('SELECT * FROM matches LIMIT 3');
    const before = await rows().allInnerTexts();
    for (const change of [`UPDATE matches SET home_team = 'x'`, 'CREATE TEMP TABLE matches(x)'])
      expect(await run(`PRAGMA query_only = OFF; ${change}`)).toContain('readonly database');
    await run(`ATTACH ':memory:' AS other`);
    expect(await run('PRAGMA "Hard_Heap_Limit" = 1000')).toContain('cannot have hard_heap_limit');
    await run('SELECT * FROM matches LIMIT 3');
    expect(await rows().allInnerTexts()).toEqual(before);
    expect(visit.takeProblems()).toEqual([]);
  });

  it.for([
    ['hands over too much', 'setTimeout(() => this.onmessageerror())', 'cannot hold'],
    ['does not load', 'setTimeout(() => this.onerror({}))', 'there is no connection'],
  ] as const)('ends a query with a message when the worker %s', async ([, failure, message]) => {
    const { page } = visit;
    await page.getByLabel('Query').fill(numbers('count(*) FROM numbers'));
    await page.getByLabel('Query').press('Control+Enter');
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await page.evaluate(`{
      const { Worker } = self;
      self.Worker = class extends Worker {
        constructor(...options) {
          super(...options);
          ${failure};
          self.Worker = Worker;
        }
      };
    }`);
    await page.getByLabel('Query').fill(numbers('count(*) FROM numbers'));
    await page.getByLabel('Query').press('Control+Enter');
    expect(await ended(page)).toContain(message);
    expect(await run('SELECT 1')).toMatch(/^Rows: 1 /);
    visit.takeProblems();
  });

  it('gives the rows as a CSV file', async () => {
    const { page } = visit;
    await run(`SELECT 'a "b", c' AS x, 1.5 AS y, NULL AS z`);
    const csv = 'x,y,z\r\n"a ""b"", c",1.5,\r\n';
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const stream = await (await download).createReadStream();
    expect(await text(stream)).toBe(csv);
    expect(visit.takeProblems()).toEqual([]);
  });

  it('goes back to the query before', async () => {
    await run('SELECT 3');
    await run('SELECT 4');
    await visit.page.goBack();
    await expect.poll(() => rows().allInnerTexts()).toEqual(['3']);
  });
});
