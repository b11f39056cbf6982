import { sumAll } from '../derive/numbers.ts';
import { breach, type IntegrityRule, matchesById, unexpected } from './rule.ts';

const maxOverround = 0.25;

export const oddsRules: readonly IntegrityRule[] = [
  {
    name: 'prices-plausible',
    description: 'Prices are above 1, and the overround of each market is between 0 and 0.25.',
    tables: ['odds', 'oddsQuotes'],
    *check({ odds, oddsQuotes }) {
      for (const row of odds) {
        const markets = {
          home: [row.home, row.draw, row.away],
          over_2_5: [row.over_2_5, row.under_2_5],
          draw_no_bet_home: [row.draw_no_bet_home, row.draw_no_bet_away],
        };
        for (const [column, prices] of Object.entries(markets)) {
          const message = overroundFault(prices);
          if (message) yield breach('odds', row, column, message);
        }
      }
      for (const row of oddsQuotes) {
        const prices = row.market === '1x2' ? [row.home, row.draw, row.away] : [row.home, row.away];
        const message = overroundFault(prices);
        if (message) yield breach('oddsQuotes', row, 'home', message);
      }
    },
  },
  {
    name: 'quotes-before-kickoff',
    description:
      'A quote is captured before the kick-off of its match, or no later than its day where the time ' +
      'of either is not known. The precision says which: a day is at 00:00.',
    tables: ['oddsQuotes'],
    *check({ oddsQuotes, matches }) {
      const byId = matchesById({ matches });
      for (const row of oddsQuotes) {
        const { captured_at, captured_precision } = row;
        if (captured_precision === 'day' && !captured_at.includes('T00:00:00')) {
          yield breach('oddsQuotes', row, 'captured_precision', `day; expected moment for "${captured_at}"`);
        }
        const match = byId.get(row.match_id);
        if (!match) continue;
        const { date, kickoff_utc } = match;
        const isBefore =
          captured_precision === 'day' || kickoff_utc === null
            ? captured_at.slice(0, 10) <= date
            : Date.parse(captured_at) < Date.parse(kickoff_utc);
        if (isBefore) continue;
        const expected = `a time before the kick-off, ${kickoff_utc ?? date}`;
        yield unexpected('oddsQuotes', row, 'captured_at', expected);
      }
    },
  },
];

/** Says what is wrong with the overround of a market, the sum of implied probabilities above 1, where its prices are known. */
function overroundFault(prices: readonly (number | null)[]): string | undefined {
  const shares = sumAll(prices.map((price) => price && 1 / price));
  if (shares === null || (shares >= 1 && shares - 1 <= maxOverround)) return undefined;
  return `${prices.join(' / ')} has an overround of ${(shares - 1).toFixed(3)}; expected 0 to ${maxOverround}`;
}
