import { expect, it } from 'vitest';
import { seasonPlayersPage } from '../../../src/site/player/players-page.ts';
import { english } from '../../support/site.ts';

const pageOf = (season: number) => String(seasonPlayersPage(english, season).content);
const columnOf = (figure: string) => new RegExp(`<th[^>]* data-sort="${figure}"`);

it('the players of a season have columns of what at least half of them have', () => {
  for (const figure of ['goals', 'pass_accuracy', 'tackles_won'])
    expect(pageOf(2025)).toMatch(columnOf(figure));
  for (const figure of ['xg', 'shots', 'key_passes', 'interceptions', 'saves'])
    expect(pageOf(2025), figure).not.toMatch(columnOf(figure));
  const [note] = /Known of few players[^<]*/.exec(pageOf(2025)) ?? [];
  expect(note).toBe(
    'Known of few players, and so not listed: xG (estimate) · Shots, blocked ones not counted · Key passes · Interceptions · Saves.',
  );
  expect(pageOf(2024)).not.toContain('Known of few players');
});
