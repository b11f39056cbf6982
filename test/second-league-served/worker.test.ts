import { describe, expect, it } from 'vitest';
import { sites } from '../contract/site.ts';

const [, { ask }] = sites as unknown as [unknown, (typeof sites)[0]];

const bodyOf = async (address: string) => JSON.parse((await ask(address)).text);

describe('the second league, served', () => {
  it('asks no feed, though feeds are enabled, and is not degraded by that', async () => {
    expect((await bodyOf('/api/v1/health')).feed).toMatchObject({ enabled: false, last_error: null });
    expect(await bodyOf('/api/v1/matches?season=2003&status=UPCOMING')).toMatchObject({ source: 'snapshot' });
  });

  it('has no pages of players, ratings and referees, and answers 404 for them', async () => {
    for (const address of ['/players', '/ratings', '/referees', '/nothing', '/api/v1/nothing'])
      expect((await ask(address)).status, address).toBe(404);
    expect((await ask('/')).text).not.toMatch(/href="\/(players|ratings|referees)"/);
  });
});
