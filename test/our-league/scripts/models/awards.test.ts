import { describe, expect, it } from 'vitest';
import { placeWinners } from '../../../../scripts/models/rating-evidence.ts';
import { isListed } from '../../../../src/records/player.ts';
import { ofSettled, tables } from '../../../support/tables.ts';

const players = ofSettled(tables.rows('players')).filter(isListed);

describe("award winners' places", () => {
  it('count a player of a season once, with all awards', () => {
    const one = players.find(({ rating_eligible }) => rating_eligible);
    if (!one) throw new Error('no player is eligible');
    const award = { season: one.season, winner: one.name, player_id: one.full_player_id };
    const placed = placeWinners(
      [
        { ...award, honour: 'First' },
        { ...award, honour: 'Second' },
      ],
      players,
    );
    expect(placed.winners).toMatchObject([{ awards: ['First', 'Second'] }]);
  });

  it('are 1 for the best of the position, at the highest percentile', () => {
    const forwards = players.filter(
      (one) => one.season === 2025 && one.position === 'Forward' && one.rating_eligible,
    );
    const best = forwards.reduce((a, b) => ((a.rating ?? 0) >= (b.rating ?? 0) ? a : b));
    const award = { season: 2025, honour: 'Best', winner: best.name, player_id: best.full_player_id };
    expect(placeWinners([award], players).winners).toMatchObject([
      { place: 1, peers: forwards.length, percentile: Math.round(1000 - 500 / forwards.length) / 10 },
    ]);
  });
});
