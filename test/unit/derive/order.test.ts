import { expect, it } from 'vitest';
import { ascending } from '../../../src/derive/order.ts';

it('ascending sorts by code unit, whatever the locale', () => {
  expect(['é', 'z', 'Z', 'a', 'a'].sort(ascending)).toEqual(['Z', 'a', 'a', 'z', 'é']);
});
