import { expect, it } from 'vitest';
import { tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

it('the first match has the names of its season', () => {
  expect(the(tables.rows('matches'), { date: '2019-04-27', home_club: 'forge-fc' })).toMatchObject({
    home_team: 'Forge FC',
    away_team: 'York9 FC',
    competition: 'cpl',
    phase: null,
  });
});
