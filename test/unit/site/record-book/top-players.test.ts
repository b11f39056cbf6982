import { expect, it } from 'vitest';
import type { Player } from '../../../../src/records/player.ts';
import { formatsOf } from '../../../../src/site/format.ts';
import { topPlayers } from '../../../../src/site/record-book/records-page.ts';
import type { Site } from '../../../../src/site/site.ts';
import { translator } from '../../../../src/site/words.ts';

const season = (player_id: string, goals: number | null, appearances: number) =>
  ({
    player_id,
    name: player_id,
    season: 2024,
    full_name: null,
    goals,
    assists: null,
    appearances,
  }) as Player;

const careers = [
  [season('none', 0, 9)],
  [season('twice', null, 1), season('twice', 2, 5)],
  [season('sooner', 1, 1), season('sooner', 1, 4)],
  [season('most', 3, 9)],
];
const siteIn = (current: number) =>
  ({
    t: translator('en', { name: 'League', first_season: 2019 }),
    format: formatsOf({ country_code: 'CA' }, 'en'),
    tables: { index: { current }, rows: () => careers.flat() },
    path: () => '/',
    seasonName: String,
  }) as unknown as Site;
const site = siteIn(2024);

it('topPlayers orders players by their total of all seasons, then by fewer matches, and leaves out those without any', () => {
  const text = String(topPlayers(site, 'goals', 10));
  const shown = [...text.matchAll(/>(none|twice|sooner|most)</g)].map(([, name]) => name);
  expect(shown).toEqual(['most', 'sooner', 'twice']);
  expect(String(topPlayers(site, 'goals', 1))).not.toContain('sooner');
});

it('topPlayers says up to which season its figures go, where the current one does not have them', () => {
  expect(String(topPlayers(site, 'goals', 10))).toContain('Goals, all time');
  expect(String(topPlayers(siteIn(2025), 'goals', 10))).toContain('Goals, to the end of 2024');
});

it('topPlayers shows nothing for a figure that is unknown for all players', () => {
  expect(String(topPlayers(site, 'assists', 10))).toBe('');
});
