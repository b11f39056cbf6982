import { expect, it } from 'vitest';
import { isApi, resourceAt } from '../../../src/edge/env.ts';
import { api } from '../service.ts';

it('a path is of the API below /api alone', () => {
  expect(['/api', '/api/', '/api/v1/matches'].map(isApi)).toEqual([true, true, true]);
  expect(['/', '/apis', '/data/v1/api', '/API'].map(isApi)).toEqual([false, false, false, false]);
});

it('a path may be percent-encoded, or end with a slash', () => {
  const matches = resourceAt(api, '/api/v1/matches');
  expect(matches?.name).toBe('matches');
  for (const path of ['/api/v1/match%65s', '/api/v1/%6Datches/', '/api/matches/'])
    expect(resourceAt(api, path), path).toBe(matches);
  for (const path of ['/api/v1/match%6', '/api/v1/match%FFs', '/api/v1/match%2565s'])
    expect(resourceAt(api, path), path).toBeUndefined();
});
