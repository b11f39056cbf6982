import { describe, expect, it } from 'vitest';
import { odds } from '../../../src/resources/odds.ts';
import { answer } from '../../support/tables.ts';

describe('odds', () => {
  it('are found by bookmaker', () => {
    expect(answer(odds, { bookmaker: 'market-average' }).total).toBe(69);
    expect(answer(odds, { bookmaker: 'MARKET' }).total).toBe(69);
  });
});
