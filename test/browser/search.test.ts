import { describe, expect, it, vi } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { tables } = world;

const [team] = tables.rows('teams');

describe.runIf(isBrowserTested)('the search in the header', () => {
  const visit = visitSite(world);
  const input = () => visit.page.getByRole('combobox');
  const options = () => visit.page.getByRole('option');

  it('is reached by a slash, lists a club by its name, and goes there by the arrow and Enter', async () => {
    await visit.open('/records');
    await visit.page.keyboard.press('/');
    await visit.page.keyboard.type(team?.name ?? '');
    await vi.waitFor(async () => expect(await options().first().innerText()).toContain(team?.name), waiting);
    expect(await input().getAttribute('aria-expanded')).toBe('true');
    await visit.page.keyboard.press('ArrowDown');
    expect(await options().first().getAttribute('aria-selected')).toBe('true');
    expect(await input().getAttribute('aria-activedescendant')).toBe(
      await options().first().getAttribute('id'),
    );
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL(`**/clubs/${team?.club_id}`, waiting);
    expect(visit.takeProblems()).toEqual([]);
  });

  it('leads on where nothing is found, and closes by Escape', async () => {
    await visit.open('/');
    await input().fill('zzzzzz');
    await visit.page.getByText('Nothing found. Try:').waitFor();
    const pages = await visit.page.locator('.site-header nav a').count();
    expect(await options().count()).toBe(pages);
    await input().fill('');
    await options().first().waitFor({ state: 'hidden' });
    await input().fill(team?.short_name ?? '');
    await options().first().waitFor({ state: 'visible' });
    await visit.page.keyboard.press('Escape');
    await vi.waitFor(async () => expect(await options().first().isVisible()).toBe(false), waiting);
    expect(await input().getAttribute('aria-expanded')).toBe('false');
    expect(visit.takeProblems()).toEqual([]);
  });

  it('shows what an address asks for', async () => {
    await visit.open(`/?q=${encodeURIComponent(team?.name ?? '')}`);
    await vi.waitFor(async () => expect(await options().first().innerText()).toContain(team?.name), waiting);
  });
});
