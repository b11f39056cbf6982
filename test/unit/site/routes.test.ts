import { expect, it } from 'vitest';
import type { League } from '../../../src/records/league-schema.ts';
import { pathOf } from '../../../src/site/addresses.ts';
import { fileOf } from '../../../src/site/routes.ts';

const league: Pick<League, 'languages'> = { languages: ['en', 'fr'] };

it('routes have an address in each language', () => {
  expect(pathOf(league, { page: 'season', season: 2025 }, 'en')).toBe('/seasons/2025');
  expect(pathOf(league, { page: 'season', season: 2025 }, 'fr')).toBe('/fr/saisons/2025');
  expect(pathOf(league, { page: 'table', season: 2025, date: '2025-07-01' }, 'fr')).toBe(
    '/fr/saisons/2025/classement/2025-07-01',
  );
  expect(pathOf(league, { page: 'home' }, 'fr')).toBe('/fr/');
});

it('routes have one file each', () => {
  expect(fileOf('/')).toBe('/index.html');
  expect(fileOf('/fr/saisons/2025')).toBe('/fr/saisons/2025.html');
});
