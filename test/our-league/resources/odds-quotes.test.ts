import { describe, expect, it } from 'vitest';
import { oddsQuotes } from '../../../src/resources/odds.ts';
import { answer } from '../../support/tables.ts';

describe('quotes', () => {
  it('are found by market, bookmaker and day', () => {
    expect(answer(oddsQuotes, { market: 'ah' }).total).toBeGreaterThanOrEqual(11);
    expect(answer(oddsQuotes, { market: '1x2', bookmaker: 'pinnacle' }).total).toBeGreaterThanOrEqual(10);
    const date = answer(oddsQuotes).quotes[0]?.date;
    expect(date).toBeDefined();
    expect(answer(oddsQuotes, { date }).quotes.every((quote) => quote.date === date)).toBe(true);
  });

  it('keep their price where their time, entered after the match, is unknown', () => {
    const late = answer(oddsQuotes, { match_id: '3d194e88ab3d4b81a84bbe8f0d9b97cb' }).quotes;
    expect(late).toMatchObject([
      { market: '1x2', home: 2.59, draw: 3.41, away: 2.43, captured_at: null, captured_precision: null },
      { market: 'ah', home: 1.962, draw: null, away: 1.833, captured_at: null, captured_precision: null },
    ]);
  });

  it('name the seasons that have any', () => {
    expect(answer(oddsQuotes).available_seasons).toContain(2026);
  });
});
