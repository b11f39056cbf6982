import { expect, it } from 'vitest';
import { headToHead } from '../../../../../build/render/downloads/head-to-head.ts';
import { tables } from '../../../../support/tables.ts';

interface Sums {
  readonly club: string;
  readonly opponent: string;
  readonly overall: { readonly wins: number; readonly losses: number };
}

it('every two clubs that have met have a row each, whose wins are the losses of the other', () => {
  const rows = headToHead.records(tables) as Sums[];
  const met = new Set(
    tables
      .rows('matches')
      .flatMap(({ home_club: home, away_club: away }) => [`${home} ${away}`, `${away} ${home}`]),
  );
  expect(new Set(rows.map(({ club, opponent }) => `${club} ${opponent}`))).toEqual(met);
  for (const { club, opponent, overall } of rows) {
    const other = rows.find((row) => row.club === opponent && row.opponent === club);
    expect(overall.wins, `${club} ${opponent}`).toBe(other?.overall.losses);
  }
});
