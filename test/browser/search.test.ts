import { describe, expect, it, vi } from 'vitest';
import { formerNames } from '../../src/site/lookups/club-lookups.ts';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { the } from '../support/the.ts';
import { visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { club, opponent, tables } = world;

const [team] = tables.rows('teams');
const teamOf = (club_id: string) => the(tables.rows('teams'), { club_id });
const renamed = tables.rows('teams').find(({ club_id }) => formerNames(tables, club_id).length > 0);
const [formerName] = renamed ? formerNames(tables, renamed.club_id) : [];

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

  it('says where it cannot be loaded, and searches at the next use', async () => {
    await visit.page.route('**/search-box-*.js', (route) => route.abort());
    await visit.open('/');
    await input().fill('zzzzzz');
    // What is clipped cannot be clicked.
    await visit.page.getByText('there is no connection').click({ trial: true });
    await visit.page.unrouteAll();
    visit.takeProblems();
    await input().fill(team?.name ?? '');
    await options().first().waitFor({ state: 'visible' });
  });

  it('shows what an address asks for', async () => {
    await visit.open(`/?q=${encodeURIComponent(team?.name ?? '')}`);
    await vi.waitFor(async () => expect(await options().first().innerText()).toContain(team?.name), waiting);
  });

  /** Types a query at home, and goes to the first page found. */
  const find = async (text: string) => {
    await visit.open('/');
    await input().fill(text);
    await options().first().click();
  };

  it('answers whether a club has ever won at another', async () => {
    const names = [club, opponent].map((id) => teamOf(id).short_name);
    await find(names.join(' '));
    const [first] = [club, opponent].sort();
    const [row, column] = first === opponent ? ['Away', 'W'] : ['Home', 'L'];
    const sides = visit.page.getByRole('region', { name: ' at home and away' });
    const headings = await sides.locator('th[scope=col]').allInnerTexts();
    const cells = await sides.locator('tr', { hasText: row }).locator('th, td').allInnerTexts();
    const wins = tables
      .rows('matches')
      .filter(
        ({ home_club, away_club, neutral, status, home_goals, away_goals }) =>
          [home_club, away_club].join() === [club, opponent].join() &&
          !neutral &&
          status === 'FINISHED' &&
          Number(home_goals) < Number(away_goals),
      );
    expect(cells[headings.indexOf(column)]).toBe(`${wins.length}`);
  });

  it.runIf(formerName)('answers what became of a club that is called something else now', async () => {
    await visit.open('/');
    await input().fill(`${formerName?.name}`);
    const found = await options().first().innerText();
    expect(found).toContain(renamed?.name);
    expect(found).toContain('formerly');
    await visit.open('/clubs');
    const row = visit.page.locator('tr', { hasText: `${renamed?.name}` });
    expect(await row.innerText()).toContain(`formerly ${formerName?.short_name}`);
  });
});
