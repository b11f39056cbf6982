import { describe, expect, it } from 'vitest';
import { ask } from '../contract/site.ts';

const bodyOf = async (address: string) => JSON.parse((await ask(address)).text);

describe('the second league, served', () => {
  it('asks no feed, though feeds are enabled, and is not degraded by that', async () => {
    expect((await bodyOf('/api/v1/health')).feed).toMatchObject({ enabled: false, last_error: null });
    expect(await bodyOf('/api/v1/matches?season=2003&status=UPCOMING')).toMatchObject({ source: 'snapshot' });
  });

  it('answers empty pages where it has no data', async () => {
    expect(await bodyOf('/api/v1/players?season=2002&min_minutes=7')).toMatchObject({
      total: 0,
      players: [],
    });
    expect(await bodyOf('/api/v1/leaderboards?season=2002&limit=7')).toMatchObject({ source: 'archive' });
    expect(await bodyOf('/api/v1/weather?limit=7')).toMatchObject({ total: 0, observations: [] });
  });

  it('has no pages of players, ratings and referees, and answers 404 for them', async () => {
    for (const address of ['/players', '/ratings', '/referees', '/nothing', '/api/v1/nothing'])
      expect((await ask(address)).status, address).toBe(404);
    expect((await ask('/')).text).not.toMatch(/href="\/(players|ratings|referees)"/);
  });

  it('shows its names, and in the quality report what it has no data of', async () => {
    expect((await ask('/')).text).toContain('Liga Inventada');
    expect((await ask('/clubs')).text).toContain('東海ユナイテッド');
    expect((await ask('/quality')).text).toContain('no data');
  });
});
