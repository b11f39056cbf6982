import { breach, type IntegrityRule } from './rule.ts';

const maxOverround = 0.25;

/** Returns the sum of implied probabilities above 1; null where a price is unknown. */
function overround(prices: readonly (number | null)[]): number | null {
  return prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + 1 / (price ?? 1), 0) - 1;
}

function isImplausible(value: number | null): value is number {
  return value !== null && (value < 0 || value > maxOverround);
}

export const pricesPlausible: IntegrityRule = {
  name: 'prices-plausible',
  description: 'Prices are above 1, and the overround of each market is between 0 and 0.25.',
  tables: ['odds', 'oddsQuotes'],
  liveRows: 'none',
  *check({ odds, oddsQuotes }) {
    for (const row of odds) {
      const markets = {
        home: [row.home, row.draw, row.away],
        over_2_5: [row.over_2_5, row.under_2_5],
        draw_no_bet_home: [row.draw_no_bet_home, row.draw_no_bet_away],
      };
      for (const [column, prices] of Object.entries(markets)) {
        const margin = overround(prices);
        if (isImplausible(margin)) yield breach('odds', row, column, implausible(prices, margin));
      }
    }
    for (const row of oddsQuotes) {
      const prices = row.market === '1x2' ? [row.home, row.draw, row.away] : [row.home, row.away];
      const margin = overround(prices);
      if (isImplausible(margin)) yield breach('oddsQuotes', row, 'home', implausible(prices, margin));
    }
  },
};

function implausible(prices: readonly (number | null)[], margin: number): string {
  return `${prices.join(' / ')} has an overround of ${margin.toFixed(3)}; expected 0 to ${maxOverround}`;
}
