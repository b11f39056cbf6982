import { expect, it } from 'vitest';
import { odds } from '../../../src/resources/odds.ts';
import { answer } from '../../support/tables.ts';

it('odds are found by bookmaker', () => {
  const { total } = answer(odds, { bookmaker: 'market-average' });
  expect(total).toBeGreaterThanOrEqual(69);
  expect(answer(odds, { bookmaker: 'MARKET' }).total).toBe(total);
});
