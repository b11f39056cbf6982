import { describe, expect, it } from 'vitest';
import { isApi, resourceAt } from '../../../src/edge/route.ts';

describe('a path', () => {
  it('is of the API below /api alone', () => {
    expect(['/api', '/api/', '/api/v1/matches'].map(isApi)).toEqual([true, true, true]);
    expect(['/', '/apis', '/data/v1/api', '/API'].map(isApi)).toEqual([false, false, false, false]);
  });

  it.for([
    ['/api', 'discovery'],
    ['/api/v1/', 'discovery'],
    ['/api/matches', 'matches'],
    ['/api/v1/matches/', 'matches'],
    ['/api/v1//matches', undefined],
    ['/api/v1//', undefined],
    ['/api/v1/matches/2024', undefined],
    ['/api/v2', undefined],
    ['/nowhere', undefined],
  ] as const)('%s leads to %s', ([path, name]) => {
    expect(resourceAt(path)?.name).toBe(name);
  });
});
