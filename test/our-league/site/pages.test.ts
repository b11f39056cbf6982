import { expect, it } from 'vitest';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import { english, french } from '../../support/site.ts';

it('the page of a season has table, leaders, play-offs, race, results, honours, records and attendance', () => {
  for (const site of [english, french]) {
    const text = String(seasonPage(site, 2025).content);
    const ids = [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'table',
      'goals',
      'play-offs',
      'race',
      'results',
      'assists',
      'honours',
      'records',
      'attendance',
    ]);
  }
});
