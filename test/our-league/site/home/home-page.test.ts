import { expect, it } from 'vitest';
import { homePage } from '../../../../src/site/home/home-page.ts';
import { sitesOf } from '../../../../src/site/sites.ts';
import { siteSources } from '../../../support/site.ts';
import { tablesAt } from '../../../support/tables.ts';

/** The headings of the home page as it was on a day of 2025. */
function headingsOn(day: string): string[] {
  const [site] = sitesOf({ ...siteSources, tables: tablesAt(`${day}T12:00:00Z`, 2025) }, ['en']);
  if (!site) throw new Error('there is no site');
  return [...String(homePage(site).content).matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text]) => text ?? '');
}

it('the home page has who leads and how the season may end, while matches of the table are to come', () => {
  expect(headingsOn('2025-08-06')).toEqual(
    expect.arrayContaining([expect.stringMatching(/ lead /), 'How it may end']),
  );
});

it('the home page has who finished first, during the play-offs', () => {
  const headings = headingsOn('2025-10-30');
  expect(headings).toContain('Forge finished first');
  expect(headings).not.toContain('How it may end');
});

it('the home page has the champion and the records of the season, once the final is played', () => {
  const headings = headingsOn('2025-11-20');
  expect(headings).toEqual(
    expect.arrayContaining(['Atlético are the champions of 2025', 'Records of the season']),
  );
  expect(headings).not.toContain('How it may end');
});
