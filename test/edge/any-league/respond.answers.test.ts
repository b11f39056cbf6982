import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { ofClub, published, seasonAndClub, snapshot } from '../examples.ts';

it('pages link to each other', async () => {
  const links = async (path: string) => {
    const field = (await ask(path)).headers.get('Link') ?? '';
    return Object.fromEntries([...field.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]));
  };
  const one = `/api/v1/matches?${seasonAndClub}&limit=1`;
  expect(ofClub.length).toBeGreaterThan(2);
  expect(await links(`${one}&offset=1`)).toEqual({
    first: one,
    prev: one,
    next: `${one}&offset=2`,
    last: `${one}&offset=${ofClub.length - 1}`,
  });
  expect(Object.keys(await links(`/api/v1/matches?${seasonAndClub}`))).toEqual(['first', 'last']);
  expect((await ask('/api/v1/teams')).headers.has('Link')).toBe(false);
});

it('pages name the file of the current season where the query has none', async () => {
  const at = async (path: string) => (await ask(path)).headers.get('Content-Location');
  const players = await published<{ season: number }>('players');
  const seasons = players.map((row) => row.season);
  const before = seasons.findLast((year) => year < snapshot.season);
  const fileOf = (year: number) => (seasons.includes(year) ? `/data/v1/players/season/${year}.json` : null);
  expect(await at('/api/v1/players')).toBe(fileOf(snapshot.season));
  expect(await at('/api/v1/players?sort=name&order=asc')).toBeNull();
  if (before === undefined) return;
  expect(await at(`/api/v1/players?season=${before}&order=desc`)).toBe(fileOf(before));
  expect(await at(`/api/v1/players?season=${before}&eligible=true`)).toBe(
    `/data/v1/players/season/${before}/eligible/true.json`,
  );
});

it('CSV has the whole list where the query has no limit, and its links lead on without one', async () => {
  const { total } = (await ask('/api/v1/goals')).json() as { total: number };
  const { text, headers } = await ask('/api/v1/goals?format=csv');
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 5000));
  expect(headers.get('Link')).not.toContain('limit');
  const first = await ask('/api/v1/goals?format=csv&limit=2');
  expect(first.text.trimEnd().split('\r\n')).toHaveLength(1 + Math.min(total, 2));
});
