import { describe, expect, it } from 'vitest';
import { sitesOf } from '../../../src/site/all-pages.ts';
import { clubPage } from '../../../src/site/club/club-page.ts';
import { headToHeadPage } from '../../../src/site/club/head-to-head-page.ts';
import { forecastsPage } from '../../../src/site/forecast/forecasts-page.ts';
import { homePage } from '../../../src/site/home/home-page.ts';
import { clubsById } from '../../../src/site/lookups/club-lookups.ts';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import type { Page, Site } from '../../../src/site/site.ts';
import { siteInputs } from '../../support/site.ts';
import { tablesAt } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After the match of September 11, 2025; the next ones are on the 13th and the 14th. */
const lastRefresh = '2025-09-12T06:00:00Z';
const pastTables = tablesAt(lastRefresh, 2025);

/** Returns the site built some days after the last result, in English and French. */
function sitesAfter(days: number, tables = pastTables, refresh = lastRefresh): [Site, Site] {
  const now = new Date(Date.parse(refresh) + days * dayMs);
  const [english, french] = sitesOf({ ...siteInputs, tables, now }, ['en', 'fr']);
  if (!english || !french) throw new Error('a language is missing');
  return [english, french];
}

const textOf = ({ header, content }: Page) => `${header}${content}`;
const headingOf = (page: Page) => /<h1[^>]*>(.*?)<\/h1>/s.exec(textOf(page))?.[1] ?? '';
/** What is read before the script runs. */
const shown = (markup: string) => markup.replace(/<[^>]*>/g, '');
const bannerOf = (page: Page) => /<p class="warning" data-freshness[^>]*>/.exec(textOf(page))?.[0];
const clubOf = (site: Site, club: string) =>
  clubPage(site, the([...clubsById(site.tables).values()], { club_id: club }));
const phasesIn = (text: string) => [...text.matchAll(/data-phase="(\w+)"/g)].map(([, phase]) => phase);

describe('the pages of a season, as many days after its last result', () => {
  it('are in the present on the day of the refresh, and have the words of later for the script', () => {
    const [site, french] = sitesAfter(0);
    const home = homePage(site);
    const present = 'Forge lead Atlético by three points with one meeting left';
    const past = 'On September 11 Forge led Atlético by three points';
    expect(headingOf(home)).toBe(`<span data-past="${past}">${present}</span>`);
    expect(headingOf(homePage(french))).toContain(
      'data-past="Le 11 septembre, Forge devançait Atlético de trois points"',
    );
    expect(bannerOf(home)).toContain(' hidden');
    expect(phasesIn(textOf(home)).slice(0, 5)).toEqual(Array(5).fill('next'));
    expect(textOf(home)).toContain('class="chances"');
    expect(textOf(forecastsPage(site))).toContain('<h2 id="next">Matches of today and next</h2>');
  });

  it.for([
    { days: 3, count: 2 },
    { days: 14, count: 7 },
    { days: 108, count: 23 },
  ])('say $days days after it what is missing, and are in the past', ({ days, count }) => {
    const [site, french] = sitesAfter(days);
    const missing = `Results missing since September 13: ${count}. Results after September 11 are not in yet.`;
    for (const page of [
      homePage(site),
      seasonPage(site, 2025),
      forecastsPage(site),
      clubOf(site, 'forge-fc'),
    ]) {
      expect(bannerOf(page)).not.toContain('hidden');
      expect(shown(textOf(page))).toContain(missing);
      expect(textOf(page)).not.toContain('data-past');
    }
    const home = homePage(site);
    expect(headingOf(home)).toBe('On September 11 Forge led Atlético by three points');
    expect(headingOf(seasonPage(site, 2025))).toBe('On September 11 Forge led Atlético by three points');
    expect(headingOf(forecastsPage(site))).toMatch(/^On September 11 .* (was|were) /);
    expect(textOf(home)).toContain('<h2 id="end">As of September 11: how the season may end</h2>');
    expect(shown(textOf(home))).toMatch(/\d+ of \d+ results known/);
    expect(shown(textOf(clubOf(site, 'forge-fc')))).toContain('to finish first, as of September 11');
    expect(shown(textOf(homePage(french)))).toContain(
      `Résultats manquants depuis le 13 septembre\u00a0: ${count}. Les résultats postérieurs au 11 septembre ne sont pas encore publiés.`,
    );
    expect(headingOf(forecastsPage(french))).toMatch(/^Le 11 septembre, /);
  });

  it('have no match that is over by the clock among the next ones', () => {
    for (const days of [3, 14, 108]) {
      const [site] = sitesAfter(days);
      const club = (club_id: string) => the([...clubsById(site.tables).values()], { club_id });
      const versus = headToHeadPage(site, club('atletico-ottawa'), club('forge-fc'));
      for (const page of [homePage(site), forecastsPage(site), clubOf(site, 'forge-fc'), versus]) {
        const cards = [...textOf(page).matchAll(/<li class="card[^"]*".*?<\/li>/gs)].map(([card]) => card);
        const next = cards.filter((card) => card.includes('data-phase="next"'));
        for (const card of next) {
          const kickoff = /<time datetime="([^"]+)"/.exec(card)?.[1] ?? '';
          expect(Date.parse(kickoff)).toBeGreaterThan(site.now.getTime());
        }
        if (days === 108) expect(next).toEqual([]);
      }
      expect(phasesIn(textOf(homePage(site))).slice(0, 5)).toEqual(Array(5).fill('last'));
    }
    const [lateSite] = sitesAfter(108);
    expect(textOf(homePage(lateSite))).not.toContain('Matches around today');
    expect(textOf(forecastsPage(lateSite))).not.toContain('Matches of today and next');
  });

  it('have no chances below a match that may be over by now', () => {
    const cardsOf = (days: number) =>
      [...textOf(homePage(sitesAfter(days)[0])).matchAll(/<li class="card[^"]*".*?<\/li>/gs)].map(
        ([card]) => card,
      );
    // The last match of the 13th began at 22:00 UTC at the latest.
    const fresh = cardsOf(0)[0];
    const played = cardsOf(1.9)[0];
    expect(fresh).toContain('class="chances"');
    expect(played).toContain('Result not in yet');
    expect(played).not.toContain('class="chances"');
  });

  it('have the day of a match without a result as a time of its state, so that it is shown once', () => {
    const home = textOf(homePage(sitesAfter(1.9)[0]));
    const states = [...home.matchAll(/<span class="state"[^>]*>(.*?) · Result not in yet/g)];
    expect(states).not.toHaveLength(0);
    for (const [, day] of states) expect(day).toMatch(/^<time datetime="[\d-]+">[^<]+<\/time>$/);
  });
});

const over = '2025-11-20T12:00:00Z';
const overTables = tablesAt(over, 2025);

it.for([0, 3, 14, 108])(
  'the pages of a season that is over are the same %i days after its last result',
  (days) => {
    const [site] = sitesAfter(days, overTables, over);
    expect(headingOf(homePage(site))).toBe('Atlético are the champions of 2025');
    for (const page of [
      homePage(site),
      seasonPage(site, 2025),
      forecastsPage(site),
      clubOf(site, 'forge-fc'),
    ]) {
      expect(bannerOf(page)).toContain(' hidden');
      expect(textOf(page)).not.toContain('data-past');
    }
    expect(shown(textOf(homePage(site)))).not.toContain('may end');
  },
);

it('the pages before the first match of a season say when it begins', () => {
  const early = '2025-03-20T12:00:00Z';
  const earlyTables = tablesAt(early, 2025);
  const [site, french] = sitesAfter(0, earlyTables, early);
  expect(headingOf(homePage(site))).toContain('>Canadian Premier League 2025 begins on April 5, 2025<');
  expect(headingOf(homePage(french))).toContain('2025\u00a0: coup d’envoi le 5 avril 2025<');
  const [late] = sitesAfter(30, earlyTables, early);
  expect(headingOf(homePage(late))).toBe('Canadian Premier League 2025');
  expect(shown(textOf(homePage(late)))).toContain('Results missing since April 5: ');
});
