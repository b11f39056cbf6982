import { expect, it } from 'vitest';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import { english, french } from '../../support/site.ts';

it('the page of a season has table, race, results, play-offs, leaders, honours and attendance', () => {
  for (const site of [english, french]) {
    const text = String(seasonPage(site, 2025).content);
    const ids = [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'table',
      'race',
      'results',
      'play-offs',
      'goals',
      'assists',
      'honours',
      'attendance',
    ]);
  }
});
