import { expect, it } from 'vitest';
import { isApi, resourceAt } from '../../src/edge/respond.ts';
import { api } from '../support/edge/service.ts';

it('a path is of the API below /api alone', () => {
  expect(['/api', '/api/', '/api/v1/matches'].map(isApi)).toEqual([true, true, true]);
  expect(['/', '/apis', '/data/v1/api', '/API'].map(isApi)).toEqual([false, false, false, false]);
});

it('a path may be percent-encoded, or end with a slash', () => {
  const matches = resourceAt(api, '/api/v1/matches');
  expect(matches?.resource.name).toBe('matches');
  for (const path of ['/api/v1/match%65s', '/api/v1/%6Datches/', '/api/matches/'])
    expect(resourceAt(api, path), path).toEqual(matches);
  for (const path of ['/api/v1/match%6', '/api/v1/match%FFs', '/api/v1/match%2565s', '/api/v1/goals/x'])
    expect(resourceAt(api, path), path).toBeUndefined();
});

it('the last part of a path may be an id', () => {
  for (const [path, name, id] of [
    ['/api/v1/matches/a%3A%3Ab', 'match', ['match_id', 'a::b']],
    ['/api/players/x/', 'player', ['player_id', 'x']],
    ['/api/v1/teams/{club_id}', 'team', ['club_id', '{club_id}']],
  ] as const)
    expect(resourceAt(api, path), path).toMatchObject({ resource: { name }, id: [id] });
  expect(resourceAt(api, '/api/v1/live/events')?.resource.name).toBe('live-events');
});
