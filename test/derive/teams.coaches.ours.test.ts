import { expect, it } from 'vitest';
import { tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

const teams = tables.rows('teams');
const coaches = teams.flatMap(({ club_id, coaches }) => coaches.map((row) => ({ club_id, ...row })));

it('coaches have the points of their results, and together no more matches than their club', () => {
  for (const { wins, draws, losses, matches, points } of coaches) {
    if (matches === null) continue;
    expect([(wins ?? 0) + (draws ?? 0) + (losses ?? 0), (wins ?? 0) * 3 + (draws ?? 0)]).toEqual([
      matches,
      points,
    ]);
  }
  for (const [key, rows] of Map.groupBy(coaches, ({ club_id, season }) => `${season} ${club_id}`)) {
    const [first] = rows;
    const played = tables
      .rows('matches', first?.season)
      .filter((match) => match.status === 'FINISHED')
      .filter(({ home_club, away_club }) => [home_club, away_club].includes(first?.club_id ?? ''));
    const known = rows.map(({ matches }) => matches);
    if (!known.includes(null))
      expect(
        known.reduce<number>((sum, one) => sum + (one ?? 0), 0),
        key,
      ).toBe(played.length);
  }
});

it('coaches of one season have no results where a change is known to a month alone', () => {
  const ofYork = coaches.filter(({ club_id, season }) => club_id === 'inter-toronto-fc' && season === 2024);
  expect(ofYork).toMatchObject([
    { coach: 'Martin Nash', to: '2024-05-21', matches: 6 },
    { coach: 'Mauro Eustáquio', from: '2024-05-21', to: '2024-06', matches: null },
    { coach: 'Benjamin Mora', from: '2024-06', to: '2024-11-10', matches: null },
  ]);
});

it('coaches share a season by the day of the change', () => {
  const ofPacific = coaches.filter(({ club_id, season }) => club_id === 'pacific-fc' && season === 2019);
  expect(ofPacific).toMatchObject([
    { coach: 'Michael Silberbauer', to: '2019-10-18', matches: 27, confidence: 'probable' },
    { coach: 'James Merriman', from: '2019-10-18', matches: 1, confidence: 'certain' },
  ]);
});

it('coaches have no results where only the year of a change is known', () => {
  const ofHalifax = coaches.filter(({ club_id }) => club_id === 'hfx-wanderers-fc');
  expect(the(ofHalifax, { season: 2025 })).toMatchObject({
    coach: 'Patrice Gheisar',
    to: '2025',
    matches: null,
  });
  const ofValour = coaches.filter(({ club_id }) => club_id === 'valour-fc');
  expect(ofValour.map(({ season }) => season)).not.toContain(2026);
  expect(the(teams, { club_id: 'valour-fc' })).toMatchObject({ coach: null, coach_confidence: null });
});
