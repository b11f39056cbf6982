import { expect, it } from 'vitest';
import { omit, pick } from '../../src/records/typed.ts';
import { tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

const coaches = tables.rows('coaches');
const bySeason = [...Map.groupBy(coaches, ({ club, season }) => `${season} ${club}`)];

it('coaches have the points of their results', () => {
  for (const { wins, draws, losses, matches, points } of coaches) {
    if (matches === null) continue;
    expect([(wins ?? 0) + (draws ?? 0) + (losses ?? 0), (wins ?? 0) * 3 + (draws ?? 0)]).toEqual([
      matches,
      points,
    ]);
  }
});

it('coaches of a season have together the results of their club', () => {
  const figures = ['wins', 'draws', 'losses'] as const;
  let compared = 0;
  for (const [key, rows] of bySeason) {
    if (rows.some(({ matches }) => matches === null)) continue;
    const [{ club, season }] = rows as [(typeof rows)[0]];
    const clubSeason = the(tables.rows('teamStats', season), { club, stage: 'all' });
    const sums = Object.fromEntries(
      figures.map((figure) => [figure, rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)]),
    );
    expect(sums, key).toEqual(pick(clubSeason, figures));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(40);
});

it('clubs have the coaches of the table, without the club', () => {
  for (const { club_id, coaches: coachesOfClub } of tables.rows('teams'))
    expect(coachesOfClub).toEqual(
      coaches.filter(({ club }) => club === club_id).map((row) => omit(row, ['club', 'team'])),
    );
});

it('coaches of one season have no results where a change is known to a month alone', () => {
  const ofYork = coaches.filter(({ club, season }) => club === 'inter-toronto-fc' && season === 2024);
  expect(ofYork).toMatchObject([
    { coach: 'Martin Nash', team: 'York United FC', to: '2024-05-21', matches: 6 },
    { coach: 'Mauro Eustáquio', from: '2024-05-21', to: '2024-06', matches: null },
    { coach: 'Benjamin Mora', from: '2024-06', to: '2024-11-10', matches: null },
  ]);
});

it('coaches share a season by the day of the change', () => {
  const ofPacific = coaches.filter(({ club, season }) => club === 'pacific-fc' && season === 2019);
  expect(ofPacific).toMatchObject([
    { coach: 'Michael Silberbauer', to: '2019-10-18', matches: 27, confidence: 'probable' },
    { coach: 'James Merriman', from: '2019-10-18', matches: 1, confidence: 'certain' },
  ]);
});

it('coaches have no results where only the year of a change is known', () => {
  const ofHalifax = coaches.filter(({ club }) => club === 'hfx-wanderers-fc');
  expect(the(ofHalifax, { season: 2025 })).toMatchObject({
    coach: 'Patrice Gheisar',
    to: '2025',
    matches: null,
  });
  const ofValour = coaches.filter(({ club }) => club === 'valour-fc');
  expect(ofValour.map(({ season }) => season)).not.toContain(2026);
  expect(the(tables.rows('teams'), { club_id: 'valour-fc' })).toMatchObject({
    coach: null,
    coach_confidence: null,
  });
});
