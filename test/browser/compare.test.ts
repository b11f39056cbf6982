import { describe, expect, it, vi } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { tables } = world;

const [a, b] = tables.rows('careers').toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0));

describe.runIf(isBrowserTested && a && b)('the comparison of two players', () => {
  const visit = visitSite(world);

  it('shows the figures of those whom the address names', async () => {
    await visit.open(`/players/compare?a=${a?.player_id}&b=${b?.player_id}`);
    const row = visit.page.locator('[data-statistic="career.minutes"]');
    await vi.waitFor(
      async () =>
        expect(await row.locator('dd').allInnerTexts()).toEqual([
          (a?.minutes ?? 0).toLocaleString('en'),
          '',
          (b?.minutes ?? 0).toLocaleString('en'),
        ]),
      waiting,
    );
    expect(await visit.page.getByLabel('First player').inputValue()).toBe(a?.full_name ?? a?.name);
    const link = visit.page.locator('.contenders a').last();
    await link.click();
    await visit.page.waitForURL(`**/players/${b?.player_id}-*`, waiting);
    expect(await visit.page.locator('h1').innerText()).toBe(b?.full_name ?? b?.name);
    expect(visit.takeProblems()).toEqual([]);
  });

  it('lets a reader choose a player by name', async () => {
    await visit.open(`/players/compare?a=${a?.player_id}`);
    const { page } = visit;
    await vi.waitFor(
      async () => expect(await page.getByLabel('First player').inputValue()).not.toBe(''),
      waiting,
    );
    await page.getByLabel('Second player').fill(b?.full_name ?? b?.name ?? '');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL(`**/players/compare?a=${a?.player_id}&b=${b?.player_id}`, waiting);
    await vi.waitFor(async () => expect(await page.locator('.contenders a').count()).toBe(2), waiting);
  });

  it('says when a player is not found', async () => {
    await visit.open(`/players/compare?a=${a?.player_id}&b=nobody`);
    await vi.waitFor(
      async () =>
        expect(await visit.page.locator('form [role=status]').last().innerText()).toContain('not found'),
      waiting,
    );
  });
});
