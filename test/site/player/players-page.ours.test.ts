import { expect, it } from 'vitest';
import { seasonPlayersPage } from '../../../src/site/player/players-page.ts';
import { hasScorersAlone } from '../../../src/site/season/known-scorers.ts';
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

const { tables } = english;
const seasonOfScorers = tables.rows('seasons').find(({ season }) => hasScorersAlone(tables, season))?.season;

it.runIf(seasonOfScorers)('beside the known scorers of a season is the best of each club', () => {
  const players = tables.rows('players', Number(seasonOfScorers));
  const clubs = new Set(players.flatMap(({ club }) => club ?? []));
  const [, panel = ''] = pageOf(Number(seasonOfScorers)).split('Top scorer of each club');
  const figures = [...panel.matchAll(/class="figure">(\d+)</g)].map(([, goals]) => Number(goals));
  const most = [...clubs].map((id) =>
    Math.max(...players.filter(({ club }) => club === id).map(({ goals }) => goals ?? 0)),
  );
  expect(figures).toEqual(most.sort((a, b) => b - a));
});
