import { describe, expect, it } from 'vitest';
import { ascending } from '../../../src/derive/order.ts';

describe('ascending', () => {
  it('sorts by code unit, whatever the locale', () => {
    expect(['é', 'z', 'Z', 'a', 'a'].sort(ascending)).toEqual(['Z', 'a', 'a', 'z', 'é']);
  });
});
