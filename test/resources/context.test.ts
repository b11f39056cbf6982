import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impliedOdds } from '../../src/derive/odds.ts';
import type { RefereedMatch, RefereeSummary } from '../../src/records/referee.ts';
import { odds } from '../../src/resources/odds.ts';
import { oddsQuotes } from '../../src/resources/odds-quotes.ts';
import { referees } from '../../src/resources/referees.ts';
import { weather } from '../../src/resources/weather.ts';
import { answer, dataset, ofSettled, settled, tables } from '../support/tables.ts';

const summaries = (query: object = {}) =>
  (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
const assignments = (query: object = {}) =>
  answer(referees, { limit: 500, ...query }) as unknown as { total: number; assignments: RefereedMatch[] };

const matches = new Map(tables.rows('matches').map((match) => [match.match_id, match]));

describe('every record about a match', () => {
  it('shows that match’s date and the names of its season', () => {
    const rows = [
      ...tables.rows('referees'),
      ...tables.rows('weather'),
      ...tables.rows('odds'),
      ...tables.rows('oddsQuotes'),
    ];
    expect(ofSettled(rows)).toHaveLength(709 + 119 + 74);
    for (const { match_id, season, date, home_team, away_team, home_club, away_club } of rows) {
      expect(matches.get(match_id)).toMatchObject({
        season,
        date,
        home_team,
        away_team,
        home_club,
        away_club,
      });
    }
  });

  it('comes newest first', () => {
    for (const rows of [
      assignments().assignments,
      answer(weather, { limit: 500 }).observations,
      answer(odds, { limit: 500 }).odds,
    ]) {
      const days = rows.map(({ date }) => date);
      expect(days).toEqual([...days].sort().reverse());
    }
    const seen = answer(oddsQuotes, { limit: 500 }).quotes.map(({ captured_at }) => captured_at);
    expect(seen).toEqual([...seen].sort().reverse());
  });
});

describe('referees', () => {
  it('of 2019 to 2025 have 709 matches between them: nine matches have none named', () => {
    const named = [94, 33, 115, 117, 116, 117, 117];
    expect(settled.map((season) => assignments({ season }).total)).toEqual(named);
    const until2025 = ofSettled(tables.rows('matches')).filter(({ status }) => status === 'FINISHED').length;
    expect(until2025 - named.reduce((sum, count) => sum + count, 0)).toBe(9);
  });

  it('have every match that has one named, in summaries too', () => {
    expect(assignments().total).toBe(dataset.referees.length);
    const counted = summaries().reduce((sum, { matches: count }) => sum + count, 0);
    expect(counted).toBe(dataset.referees.length);
  });

  it('show as many cards a match as the match statistics have', () => {
    for (const { referee_id, yellow_cards_per_match, matches: count } of summaries().slice(0, 8)) {
      const own = dataset.referees
        .filter((row) => row.referee_id === referee_id)
        .map(({ match_id }) => match_id);
      expect(own).toHaveLength(count);
      const sides = dataset.matchStats.filter(({ match_id }) => own.includes(match_id));
      const cards = sides.reduce((sum, side) => sum + (side.yellow_cards ?? 0), 0);
      expect(yellow_cards_per_match).toBeCloseTo(cards / (sides.length / 2), 2);
    }
  });

  it('are found by name, id and the last part of it, in summaries too', () => {
    const [busiest] = summaries({ season: 2025 }) as [RefereeSummary];
    const id = busiest.referee_id;
    for (const referee of [busiest.name ?? '', id, id.slice(-32), id.toUpperCase()]) {
      expect(assignments({ season: 2025, referee }).total).toBe(busiest.matches);
      expect(summaries({ season: 2025, referee })).toEqual([busiest]);
      const ofAll = summaries().filter(({ referee_id }) => referee_id === id);
      expect(summaries({ referee })).toEqual(ofAll);
      expect(assignments({ referee }).total).toBe(ofAll[0]?.matches);
    }
    expect(summaries({ season: 2025, limit: 3 })).toHaveLength(3);
  });
});

describe('odds', () => {
  it('imply probabilities that add up to 1, in proportion to the reciprocals of the prices', () => {
    for (const { implied, margin, home, draw, away } of tables.rows('odds')) {
      expect(implied.home + implied.draw + implied.away).toBeCloseTo(1, 10);
      expect(margin).toBeCloseTo(1 / home + 1 / draw + 1 / away - 1, 4);
      expect(implied.home * (1 + margin)).toBeCloseTo(1 / home, 3);
    }
  });

  it('do so for any prices', () => {
    const price = fc.double({ min: 1.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(price, price, price, (home, draw, away) => {
        const { implied } = impliedOdds([home, draw, away]);
        expect(implied.home + implied.draw + implied.away).toBeCloseTo(1, 10);
        for (const probability of Object.values(implied)) expect(probability).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are found by bookmaker, and quotes by market and day', () => {
    expect(answer(odds, { bookmaker: 'market-average' }).total).toBe(69);
    expect(answer(odds, { bookmaker: 'MARKET' }).total).toBe(69);
    expect(answer(oddsQuotes, { market: 'ah' }).total).toBe(11);
    expect(answer(oddsQuotes, { market: '1x2', bookmaker: 'pinnacle' }).total).toBe(10);
    const date = answer(oddsQuotes).quotes[0]?.date;
    expect(date).toBeDefined();
    expect(answer(oddsQuotes, { date }).quotes.every((quote) => quote.date === date)).toBe(true);
    expect(answer(oddsQuotes).available_seasons).toEqual([2026]);
  });
});

describe('weather', () => {
  it('is known of 119 matches of 2019 to 2025, most of them of the last', () => {
    expect(settled.map((season) => answer(weather, { season }).total)).toEqual([5, 0, 0, 2, 10, 4, 98]);
    expect(answer(weather).total).toBe(dataset.weather.length);
    expect(
      answer(weather, { from: '2025-05-01', to: '2025-05-31' }).observations.every(({ date }) =>
        date.startsWith('2025-05'),
      ),
    ).toBe(true);
  });
});
