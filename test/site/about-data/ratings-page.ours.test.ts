import { expect, it } from 'vitest';
import { ratingsPage } from '../../../src/site/about-data/ratings-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { models, ours } from '../../support/tables.ts';

const { english } = await sitesOfWorld(ours);
const text = String(ratingsPage(english).content).replaceAll(/\s+/g, ' ');

it('the page on ratings has the spread of each position, by which raw ratings are scaled', () => {
  for (const { position, spread } of models.ratingModel.spread)
    expect(text).toMatch(new RegExp(`${spread}0* \\(${position}\\)`));
});

it('the page on ratings says how goals prevented count own goals', () => {
  expect(text).toContain('(shots on target × conversion + own goals) × 90 ÷ minutes of the club');
});
