import { describe, expect, it } from 'vitest';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { nameIn } from '../../src/records/season-rules.ts';
import { slugOf } from '../../src/records/text.ts';
import { pathOf } from '../../src/site/addresses.ts';
import { matchesBySlug } from '../../src/site/lookups/match-lookups.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { builtWorlds } from '../support/built-worlds.ts';

/** Where the addresses of the pages of one season have it. */
const seasonInAddress = /^(?:\/fr)?\/(?:seasons|saisons|clubs\/[\w-]+)\/(\d{4})(?:\/|$)/;

describe.for(builtWorlds)('$name', (world) => {
  const { dataset, league, tables } = world;
  const { builtPages, readPage } = builtPagesOf(world);
  const matches = matchesBySlug(tables);
  const clubs = new Map(dataset.clubs.map((club) => [club.club_id, club]));

  const seasonPages = builtPages.flatMap((page) => {
    const match = page.template === 'match' ? matches.get(page.address.split('/').at(-1) ?? '') : undefined;
    const season = match?.season ?? Number(seasonInAddress.exec(page.address)?.[1]);
    return page.language === league.languages[0] && season ? [{ ...page, season }] : [];
  });

  /** Returns the row of the name that a club had in a season. */
  const nameThen = (club: string, season: number) =>
    nameIn(dataset.clubNames, club, season) as DatasetRow<'clubNames'>;

  /** Returns the classes of a club in a season: its own, and that of the name where the file has a look for it. */
  function expectedClasses(club: string, season: number): string {
    const { from_season, primary_colour, secondary_colour, mark_pattern } = nameThen(club, season);
    const hasLook = [primary_colour, secondary_colour, mark_pattern].some((value) => value !== null);
    return hasLook ? `club-${club} since-${from_season}` : `club-${club}`;
  }

  it('the marks on the pages of a season and a match are those of that season', () => {
    let count = 0;
    for (const { file, address, template, season } of seasonPages) {
      const text = readPage(file);
      // Below the score, a match has lists of other seasons.
      const shown = template === 'match' ? (/class="scoreboard"[\s\S]*?<\/h1>/.exec(text)?.[0] ?? '') : text;
      const marks = [...shown.matchAll(/class="mark (?:large )?(club-([\w-]+)[^"]*)"/g)];
      const wrong = marks.filter(([, classes, club = '']) => classes !== expectedClasses(club, season));
      expect(
        wrong.map(([mark]) => mark),
        address,
      ).toEqual([]);
      count += marks.length;
    }
    expect(count).toBeGreaterThan(0);
  });

  it('the table of every result of a season has the acronyms of that season', () => {
    for (const { file, address, season } of seasonPages.filter(({ template }) => template === 'season')) {
      const grid = /<table class="grid-table">[\s\S]*?<\/table>/.exec(readPage(file))?.[0] ?? '';
      const codes = [...grid.matchAll(/<th scope="col"><abbr title="([^"]*)">(\w+)</g)];
      const rows = tables.rows('matches', season).map(({ home_club }) => nameThen(home_club, season));
      const acronyms = new Map(
        rows.map((name) => [name.short_name, name.acronym ?? clubs.get(name.club_id)?.acronym]),
      );
      // A league without acronyms has made ones, which its own tests check.
      for (const [, name = '', code] of codes)
        expect(code, `${address} ${name}`).toBe(acronyms.get(name) ?? code);
    }
  });

  it('the address of each other name of a club leads to its page', () => {
    const lines = new Set(readPage('_redirects').split('\n'));
    const pages = new Set(builtPages.map(({ address }) => address));
    for (const { club_id, name } of dataset.clubNames) {
      for (const language of league.languages) {
        const [from, to] = [slugOf(name), club_id].map((club) =>
          pathOf(league, { page: 'club', club }, language),
        );
        expect(pages).toContain(to);
        if (slugOf(name) !== '' && !pages.has(from ?? '')) expect(lines).toContain(`${from} ${to} 301`);
        else expect([...lines].filter((line) => line.startsWith(`${from} `))).toEqual([]);
      }
    }
  });
});
