import { describe, expect, it } from 'vitest';
import { oddsQuotes } from '../../../src/resources/odds-quotes.ts';
import { answer } from '../../support/tables.ts';

describe('quotes', () => {
  it('come latest first', () => {
    const seen = answer(oddsQuotes, { limit: 500 }).quotes.map(({ captured_at }) => captured_at);
    expect(seen).toEqual(seen.toSorted().reverse());
  });
});
