import { expect, it } from 'vitest';
import { observedClient } from '../../support/typescript-client.ts';

it('a list yields the rows of all pages', async () => {
  const { api, paths } = observedClient();
  const ids: string[] = [];
  for await (const { match_id } of api.matches({ season: 2025, limit: 50 })) ids.push(match_id);
  const { total } = await api.matches({ season: 2025 });
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  expect(paths().filter((path) => path.startsWith('/api'))).toEqual([
    '/api/v1/matches?season=2025&limit=50',
    '/api/v1/matches?season=2025&limit=50&offset=50',
    '/api/v1/matches?season=2025&limit=50&offset=100',
  ]);
});

it('a list yields its pages, from an offset', async () => {
  const { api } = observedClient();
  const offsets: number[] = [];
  for await (const { offset } of api.players({ season: 2025, offset: 100 }).pages()) offsets.push(offset);
  expect(offsets).toEqual([100, 200]);
});

it('a list requests nothing until it is used, and no page beyond the last one used', async () => {
  const { api, paths } = observedClient();
  const list = api.referees({ season: 2025 });
  expect(paths()).toEqual([]);
  for await (const match of list) {
    expect(match.season).toBe(2025);
    break;
  }
  expect(paths()).toEqual(['/data/v1/referees/season/2025.json']);
});

it('a list has rows of the shape that the query selects', async () => {
  const { api } = observedClient();
  const matches: number[] = [];
  for await (const row of api.referees({ season: 2025, summary: true })) matches.push(row.matches);
  expect(matches).not.toHaveLength(0);
});
