import { expect, it } from 'vitest';
import { isApi } from '../../../src/edge/route.ts';

it('a path is of the API below /api alone', () => {
  expect(['/api', '/api/', '/api/v1/matches'].map(isApi)).toEqual([true, true, true]);
  expect(['/', '/apis', '/data/v1/api', '/API'].map(isApi)).toEqual([false, false, false, false]);
});
