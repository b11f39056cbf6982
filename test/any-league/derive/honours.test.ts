import { describe, expect, it } from 'vitest';
import { deriveHonours } from '../../../src/derive/honours.ts';
import type { Dataset } from '../../../src/records/dataset/index.ts';
import { blankRow } from '../../support/blank-row.ts';
import { worlds } from '../../support/worlds.ts';

const stored = blankRow('honours', {});
const clubNames = [{ club_id: 'a', name: 'Old', short_name: 'Old', from_season: 2019, to_season: 2021 }];

describe.for(worlds)('$name', ({ league, dataset }) => {
  /** Derives one honour with these fields. */
  function derive(row: Partial<Dataset['honours'][number]>) {
    const [honour] = deriveHonours({ ...dataset, clubNames, honours: [{ ...stored, season: 2020, ...row }] });
    return honour;
  }

  it('an honour of a club is won by its team of the season', () => {
    expect(derive({ club: 'a', winner: null, player_id: null })).toMatchObject({
      club: 'a',
      team: 'Old',
      winner: 'Old',
      player_id: null,
    });
  });

  it('an honour of a player is won by the player, whose id is short', () => {
    const player_id = 'cpl::Football_Player::ab12';
    expect(derive({ club: 'a', winner: 'A. Player', player_id })).toMatchObject({
      team: 'Old',
      winner: 'A. Player',
      player_id: 'ab12',
    });
    expect(derive({ club: null, winner: 'A. Player' })).toMatchObject({ club: null, team: null });
  });

  it('an honour without a club or a winner is an error', () => {
    expect(() => derive({ honour: 'Coach of the Year', club: null, winner: null })).toThrow(
      '"Coach of the Year" of 2020 has no club and no winner',
    );
  });

  it('an honour says how many receive it, where that is fixed, and how many of them are known', () => {
    const [fixedAward, recipients] = Object.entries(league.award_recipients ?? {})[0] ?? ['none', null];
    const winners = ['A', 'B', 'C'].map((winner) => ({ ...stored, season: 2020, club: null, winner }));
    const rows = winners.flatMap((row) => [
      { ...row, kind: 'award' as const, honour: fixedAward },
      { ...row, kind: 'award' as const, honour: 'Award of any number' },
      { ...row, kind: 'champion' as const, honour: 'Champion', season: 2019 + winners.indexOf(row) },
    ]);
    const derived = deriveHonours({ ...dataset, clubNames, honours: rows });
    const firstOf = (name: string) => derived.find(({ honour }) => honour === name);
    expect([fixedAward, 'Award of any number', 'Champion'].map(firstOf)).toMatchObject([
      { recipients, recipients_known: 3 },
      { recipients: null, recipients_known: 3 },
      { recipients: 1, recipients_known: 1 },
    ]);
  });
});
