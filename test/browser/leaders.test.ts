import { describe, expect, it, vi } from 'vitest';
import { goalsWithoutScorer } from '../../src/site/season/known-scorers.ts';
import { isBrowserTested } from '../support/browser.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { visitSite } from '../support/visit.ts';
import { waiting } from '../support/waiting.ts';

/** One league is enough: the script is the same. */
const [world] = builtWorlds;
const { tables } = world;

const [a, b] = tables.rows('careers').toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0));

const seasonWithoutAssists = tables
  .rows('seasons')
  .map(({ season }) => season)
  .findLast((season) => {
    const players = tables.rows('players', season);
    return players.length > 0 && players.every(({ assists }) => assists === null);
  });

const seasonOfUncertainRank = tables
  .rows('seasons')
  .map(({ season }) => season)
  .findLast((season) => {
    const { known, unknown } = goalsWithoutScorer(tables, season);
    return known > 0 && unknown > 0;
  });

describe.runIf(isBrowserTested && a && b)('the leaders', () => {
  const visit = visitSite(world);

  it('are of the metric that the reader chooses, which the address keeps', async () => {
    const { page } = visit;
    await visit.open('/leaders?metric=minutes&season=');
    const first = page.locator('tbody tr').first();
    await vi.waitFor(async () => expect(await first.innerText()).toContain(a?.full_name ?? a?.name), waiting);
    await page.getByLabel('Metric').selectOption('appearances');
    const values = (await page.locator('tbody td:last-child').allInnerTexts()).map(Number);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(new URL(page.url()).searchParams.get('metric')).toBe('appearances');
    expect(visit.takeProblems()).toEqual([]);
  });

  it('answers who has scored the most goals of all time', async () => {
    const { page } = visit;
    await visit.open('/');
    await page.getByRole('combobox').fill('top scorer');
    await page.getByRole('option').first().click();
    await page.getByLabel('Season').selectOption('All time');
    const [most] = tables.rows('careers').toSorted((one, other) => (other.goals ?? 0) - (one.goals ?? 0));
    const first = page.locator('tbody tr').first().locator('td');
    await vi.waitFor(async () => expect(await first.last().innerText()).toBe(`${most?.goals}`), waiting);
    expect(visit.takeProblems()).toEqual([]);
  });

  it.runIf(seasonOfUncertainRank)(
    'say above the first that goals without a scorer may change the order',
    async () => {
      const { page } = visit;
      await visit.open(`/leaders?season=${seasonOfUncertainRank}`);
      const note = page.getByText(/ goals have no known scorer: the order may change\.$/);
      await note.waitFor();
      const topOf = async (place: typeof note) => (await place.boundingBox())?.y ?? 0;
      expect(await topOf(note)).toBeLessThan(await topOf(page.locator('tbody tr').first()));
    },
  );

  it.runIf(seasonWithoutAssists)('cannot be of what the season lacks', async () => {
    const { page } = visit;
    await visit.open(`/leaders?season=${seasonWithoutAssists}`);
    const assists = page.locator('[name=metric] [value=assists]');
    await vi.waitFor(async () => expect(await assists.isDisabled()).toBe(true), waiting);
    await page.getByLabel('Season').selectOption('');
    expect(await assists.isDisabled()).toBe(false);
    await page.getByLabel('Metric').selectOption('assists');
    const season = page.locator(`[name=season] [value="${seasonWithoutAssists}"]`);
    expect(await season.isDisabled()).toBe(true);
    expect(visit.takeProblems()).toEqual([]);
  });
});
