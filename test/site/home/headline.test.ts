import { describe, expect, it } from 'vitest';
import type { League } from '../../../src/records/league-schema.ts';
import type { Tables } from '../../../src/records/published.ts';
import { seasonHeadline } from '../../../src/site/home/headline.ts';
import { seasonsPage } from '../../../src/site/season/seasons-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english: site } = await sitesOfWorld(world);
  const isOfTable = (season: number) =>
    world.dataset.stages.some((stage) => stage.season === season && stage.table === 'season');
  const season = world.dataset.seasons.find((row) => row.champion !== null && isOfTable(row.season))?.season;

  /** Returns the site of a league that its table decides, in which no champion is stored and some stages differ. */
  function siteWith(league: Partial<League>, missing = 0) {
    const champion: League['champion'] = [{ from_season: 1800, decided_by: 'table' }];
    const rows = ((name: string, ...rest: []) => {
      const stored = world.tables.rows(name as 'stages', ...rest);
      if (name === 'seasons') return stored.map((row) => ({ ...row, champion: null }));
      if (name !== 'stages') return stored;
      return stored.map((row) => ({ ...row, matches: row.matches + missing }));
    }) as unknown as Tables['rows'];
    const { index } = world.tables;
    const tables: Tables = { league: { ...world.tables.league, champion, ...league }, index, rows };
    return { ...site, tables };
  }

  it('seasonHeadline names the champions of a table that is played out', ({ skip }) => {
    skip(season === undefined, 'no closed season has a table');
    expect(seasonHeadline(siteWith({}), season as number)).toMatch(/ are the champions of /);
  });

  it('seasonHeadline names no champions where the list ends before the season', ({ skip }) => {
    skip(season === undefined, 'no closed season has a table');
    expect(seasonHeadline(siteWith({}, 1), season as number)).not.toMatch(/champions|finished first/);
  });

  it('seasonHeadline names no champions of an unbalanced table', ({ skip }) => {
    skip(season === undefined, 'no closed season has a table');
    const names = world.dataset.stages.map(({ stage }) => stage);
    const unbalanced = Object.fromEntries(names.map((stage) => [stage, [season as number]]));
    expect(seasonHeadline(siteWith({ unbalanced }), season as number)).not.toContain('champions');
  });

  it('seasonsPage has no champion of a season that is over without one', () => {
    const closed = world.dataset.seasons.filter((row) => row.season < site.currentSeason);
    const text = String(seasonsPage(siteWith({})).content);
    const inProgress = [...text.matchAll(/in progress/g)];
    expect(inProgress.length).toBeLessThanOrEqual(world.dataset.seasons.length - closed.length);
  });
});
