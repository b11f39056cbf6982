import { describe, expect, it } from 'vitest';
import {
  keepEdits,
  keepSeason,
  keepStages,
  keepStandings,
} from '../../../../scripts/league/merge/keep-handwork.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { blankRow } from '../../../support/blank-row.ts';
import { firstRows, listedRow } from '../../../support/listed-rows.ts';
import { rules } from '../../../support/results.ts';

type Match = DatasetRow<'matches'>;

const season = firstRows([
  listedRow('2024-05-01', 'reds', 'blues', '2-1'),
  listedRow('2024-05-08', 'blues', 'greens', '0-0'),
  listedRow('2024-05-15', 'greens', 'reds', '1-1'),
  listedRow('2024-05-22', 'blues', 'reds', '1-1'),
  listedRow('2024-05-29', 'greens', 'blues', '1-1'),
  listedRow('2024-06-05', 'reds', 'greens', '1-0'),
]);

const stage = blankRow('stages', { season: 2024, stage: 'regular', matches: 6, table: 'season' });

const standingsOf = (matches: readonly Match[], stored: readonly DatasetRow<'standings'>[]) =>
  keepStandings(rules, stage, matches, stored);

/** Returns a table with ten points of a club taken away. */
function deducted(club: string) {
  return standingsOf(season, []).map((row) => (row.club === club ? { ...row, points_deducted: 10 } : row));
}

const placesOf = (rows: readonly DatasetRow<'standings'>[]) =>
  rows.map(({ position, club, points, points_deducted }) => [position, club, points, points_deducted]);

describe('a table', () => {
  it('keeps the points that were taken away, and the places that follow', () => {
    expect(placesOf(standingsOf(season, []))[0]).toEqual([1, 'reds', 8, 0]);
    expect(placesOf(standingsOf(season, deducted('reds')))).toEqual([
      [1, 'blues', 3, 0],
      [2, 'greens', 3, 0],
      [3, 'reds', -2, 10],
    ]);
  });

  it('keeps a deduction when a result is corrected', () => {
    const corrected = season.map((match) =>
      match.home_club === 'blues' && match.away_club === 'greens'
        ? { ...match, home_goals: 3, winner: 'blues' }
        : match,
    );
    expect(placesOf(standingsOf(corrected, deducted('reds')))).toEqual([
      [1, 'blues', 5, 0],
      [2, 'greens', 2, 0],
      [3, 'reds', -2, 10],
    ]);
  });

  it('keeps the decided order of clubs that are level', () => {
    const draws = season.map((match) => ({ ...match, home_goals: 1, away_goals: 1, winner: null }));
    const order = ['greens', 'reds', 'blues'];
    const decided = standingsOf(draws, []).map((row) => ({ ...row, position: order.indexOf(row.club) + 1 }));
    expect(standingsOf(draws, []).map(({ club }) => club)).toEqual(['blues', 'greens', 'reds']);
    expect(standingsOf(draws, decided).map(({ club }) => club)).toEqual(order);
  });

  it('is made once all matches are played, and before that with a deduction alone', () => {
    const open = season.map((match) =>
      match.date === '2024-06-05'
        ? listedRow('2024-06-05', 'reds', 'greens', '', { match_id: match.match_id })
        : match,
    );
    expect(standingsOf(open, [])).toEqual([]);
    expect(standingsOf(season.slice(1), [])).toEqual([]);
    expect(standingsOf(open, deducted('reds')).find(({ club }) => club === 'reds')).toMatchObject({
      played: 3,
      points: -5,
      points_deducted: 10,
    });
  });
});

describe('a season', () => {
  const derived = blankRow('seasons', { season: 2024, feed_season_id: '2024', format: 'One table' });
  const stored = { ...derived, champion: 'blues', regular_season_winner: 'reds' };

  it('keeps a champion that nothing else decides', () => {
    expect(keepSeason(stored, derived, season, null)).toEqual(stored);
  });

  it('has the champion of the matches where they decide one', () => {
    expect(keepSeason(stored, { ...derived, champion: 'reds' }, season, null).champion).toBe('reds');
  });

  it('has no champion while a match is open', () => {
    const open = [...season, listedRow('2024-07-01', 'reds', 'blues', '')];
    expect(keepSeason(stored, derived, open, null)).toEqual(derived);
  });

  it('keeps no champion that was not in the final', () => {
    const withFinal = [...season, listedRow('2024-07-01', 'reds', 'greens', '1-1', { stage: 'final' })];
    expect(keepSeason(stored, derived, withFinal, 'final').champion).toBeNull();
    expect(keepSeason({ ...stored, champion: 'greens' }, derived, withFinal, 'final').champion).toBe(
      'greens',
    );
  });

  it('keeps a format in other words than those that are derived, and its id', () => {
    const written = { ...derived, format: 'Two halves and a final', feed_season_id: 'feed-24' };
    const later = { ...derived, format: 'One table, then knock-outs' };
    expect(keepSeason(written, later, season, null)).toEqual(written);
    expect(keepSeason(derived, later, season, null)).toEqual(later);
  });
});

describe('the stages of a season', () => {
  it('keep their ids and what they count for', () => {
    const stored = [{ ...stage, feed_stage_id: 'feed-1', table: 'own' as const }];
    expect(keepStages(stored, [stage], season)).toEqual(stored);
  });

  it('count for what the list says when it has another stage', () => {
    const stages = [
      { ...stage, table: 'own' as const },
      { ...stage, stage: 'clausura', table: 'own' as const },
    ];
    expect(keepStages([stage], stages, season)).toEqual(stages);
  });

  it('grow with the list, and keep a number that is larger than it', () => {
    const grown = [{ ...stage, matches: 8 }];
    expect(keepStages([stage], grown, season)).toEqual(grown);
    const written = [{ ...stage, matches: 12 }];
    expect(keepStages(written, grown, season)).toEqual(written);
  });

  it('stay where the list no longer has them', () => {
    const final = blankRow('stages', { season: 2024, stage: 'final', matches: 1 });
    expect(keepStages([stage, final], [stage], season)).toEqual([stage, final]);
  });
});

it('a row keeps the values that a person wrote, and takes the others as they are derived', () => {
  const before = { acronym: null, status: 'active', last_season: null };
  const stored = { acronym: 'RED', status: 'active', last_season: null };
  const derived = { acronym: null, status: 'inactive', last_season: 2024 };
  expect(keepEdits<object>(stored, before, derived)).toEqual({
    acronym: 'RED',
    status: 'inactive',
    last_season: 2024,
  });
});
