import { describe, expect, it } from 'vitest';
import { matchContext } from '../../src/derive/matches.ts';
import { deriveReferees, summariseReferees } from '../../src/derive/referees.ts';
import type { Match } from '../../src/records/match.ts';
import type { RefereedMatch } from '../../src/records/referee.ts';
import { blankRow } from '../support/blank-row.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ dataset, tables }) => {
  const [first, second] = tables.rows('matches') as [Match, Match];

  it('deriveReferees takes the name of a referee from another match where only the id is known', () => {
    const matches = tables.rows('matches');
    const rows = [first, second].map(({ match_id, season }, index) => ({
      match_id,
      season,
      referee_id: 'r',
      name: index === 0 ? null : 'A. Name',
      short_name: index === 0 ? null : 'A. N.',
    }));
    for (const referees of [rows, rows.toReversed()]) {
      const derived = deriveReferees({ ...dataset, referees }, matches);
      expect(derived.map(({ referee_name }) => referee_name)).toEqual(['A. Name', 'A. Name']);
      expect(derived.map(({ referee_short_name }) => referee_short_name)).toEqual(['A. N.', 'A. N.']);
    }
  });

  it('deriveReferees adds up the cards of both sides where both are known', () => {
    const { match_id } = first;
    const side = (of: string, name: 'home' | 'away', yellow_cards: number, red_cards: number | null) =>
      blankRow('matchStats', { match_id: of, side: name, yellow_cards, red_cards });
    const derive = (matchStats: typeof dataset.matchStats) => {
      const referees = [blankRow('referees', { match_id, referee_id: 'r' })];
      return deriveReferees({ ...dataset, referees, matchStats }, [first, second]);
    };
    const sides = [
      side(match_id, 'home', 2, 1),
      side(match_id, 'away', 3, null),
      side(second.match_id, 'home', 9, 9),
    ];
    expect(derive(sides)).toMatchObject([{ referee_name: null, yellow_cards: 5, red_cards: null }]);
    const [home, away, other] = sides;
    const known = sides.map((row) => ({ ...row, red_cards: row.red_cards ?? 0 }));
    expect(derive(known)).toMatchObject([{ yellow_cards: 5, red_cards: 1 }]);
    for (const alone of [home, away])
      expect(derive([alone, other] as typeof sides)).toMatchObject([{ yellow_cards: null, red_cards: null }]);
    expect(derive([])).toMatchObject([{ yellow_cards: null, red_cards: null }]);
  });

  const match = (referee_id: string, date: string, yellow_cards: number | null): RefereedMatch => ({
    ...matchContext(first),
    match_id: first.match_id,
    referee_name: null,
    referee_short_name: null,
    referee_id,
    feed_referee_id: null,
    date,
    season: Number(date.slice(0, 4)),
    yellow_cards,
    red_cards: null,
  });

  it('summariseReferees counts matches, seasons, and the cards of matches with statistics', () => {
    const rows = [match('b', '2025-05-01', 4), match('b', '2024-05-01', 3), match('b', '2024-06-01', null)];
    expect(
      summariseReferees([...['c', 'a', 'd'].map((id) => match(id, '2025-01-01', 1)), ...rows]),
    ).toMatchObject([
      {
        referee_id: 'b',
        matches: 3,
        seasons: [2024, 2025],
        yellow_cards_per_match: 3.5,
        red_cards_per_match: null,
        first_match: '2024-05-01',
        last_match: '2025-05-01',
      },
      { referee_id: 'a', matches: 1 },
      { referee_id: 'c', matches: 1 },
      { referee_id: 'd', matches: 1 },
    ]);
  });
});
