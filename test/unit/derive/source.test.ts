import { describe, expect, it } from 'vitest';
import { storedSource } from '../../../src/derive/source.ts';

describe('storedSource', () => {
  it.for([
    [2024, 'archive'],
    [2025, 'snapshot'],
    [2026, 'snapshot'],
  ] as const)('of %d is %s, if 2025 is the current season', ([season, source]) => {
    expect(storedSource(season, 2025)).toBe(source);
  });
});
