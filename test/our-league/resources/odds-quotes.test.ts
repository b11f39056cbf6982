import { describe, expect, it } from 'vitest';
import { oddsQuotes } from '../../../src/resources/odds-quotes.ts';
import { answer } from '../../support/tables.ts';

describe('quotes', () => {
  it('are found by market, bookmaker and day', () => {
    expect(answer(oddsQuotes, { market: 'ah' }).total).toBeGreaterThanOrEqual(11);
    expect(answer(oddsQuotes, { market: '1x2', bookmaker: 'pinnacle' }).total).toBeGreaterThanOrEqual(10);
    const date = answer(oddsQuotes).quotes[0]?.date;
    expect(date).toBeDefined();
    expect(answer(oddsQuotes, { date }).quotes.every((quote) => quote.date === date)).toBe(true);
  });

  it('name the seasons that have any', () => {
    expect(answer(oddsQuotes).available_seasons).toContain(2026);
  });
});
