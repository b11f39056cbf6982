import { describe, expect, it } from 'vitest';
import { matches } from '../../src/resources/matches.ts';
import { standings } from '../../src/resources/standings.ts';
import { brokenOf } from '../support/broken.ts';
import { the } from '../support/the.ts';
import { secondLeague } from '../support/worlds.ts';

const { answer, seasonStandings, tables } = secondLeague;

const { faultsWith } = await brokenOf(secondLeague);

/** What is found with one of the files changed, or added: the text of one that does not exist is empty. */
const faultsIn = (file: string, change: (text: string) => string) =>
  faultsWith({ [file]: change }).join('\n');

const tableOf = (season: number, stage?: string) => seasonStandings({ season, stage });

it('another league counts both stages together, and shows who reached the final', () => {
  const { standings: table, source, stages } = tableOf(2001);
  expect([source, stages.map(({ stage }) => stage)]).toEqual(['calculated', ['apertura', 'clausura']]);
  const finalists = table.filter(({ qualification }) => qualification === 'grand-final');
  expect(finalists.map(({ position }) => position)).toEqual([1, 2]);
  expect(tableOf(2001, 'apertura').source).toBe('official');
});

it('another league finds the season of a day in either year', () => {
  for (const date of ['2002-09-01', '2003-03-01']) {
    expect(answer(standings, { date })).toMatchObject({ season: 2002 });
  }
});

it('another league has no withdrawn club in the table, and its matches as cancelled', () => {
  expect(tableOf(2003).standings.map(({ club }) => club)).not.toContain('tokai-united');
  const { matches: annulled } = answer(matches, { season: 2003, team: 'tokai-united' });
  expect(annulled.length).toBeGreaterThan(0);
  expect(new Set(annulled.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
});

it('another league has the code of its competition, and clubs that were promoted and relegated', () => {
  expect(new Set(tables.rows('matches').map(({ competition }) => competition))).toEqual(new Set(['li']));
  const seasonsOf = (club_id: string) => the(tables.rows('teams'), { club_id }).seasons;
  expect([seasonsOf('simsek-sk'), seasonsOf('nandu-fc')]).toEqual([
    [2001, 2003],
    [2002, 2003],
  ]);
});

describe('the rules', () => {
  it('know who won over two legs, and who won the table of two stages', () => {
    const seasons = 'data/seasons.csv';
    expect(faultsIn(seasons, (text) => text.replace(',nisos-atromitos,', ',tokai-united,'))).toMatch(
      /"tokai-united"; expected nisos-atromitos, the winner of the grand-final/,
    );
    expect(faultsIn(seasons, (text) => text.replace(',nisos-atromitos\n', ',simsek-sk\n'))).toMatch(
      /"simsek-sk"; expected nisos-atromitos, first in the table/,
    );
  });

  it('accept days of both years, and no others', () => {
    const file = 'data/matches/2001.csv';
    const moved = faultsIn(file, (text) => text.replaceAll('2001-08-04', '2001-06-04'));
    expect(moved).toMatch(/"2001-06-04"; expected a day of 2001–02/);
  });

  it('recompute a table with points taken away', () => {
    const file = 'data/standings/2002.csv';
    const changed = faultsIn(file, (text) => text.replace(/,2\n/, ',0\n'));
    expect(changed).toMatch(/tables-recompute/);
  });

  it('accept a published table without the club that withdrew, and no row of it', () => {
    const file = 'data/standings/2003.csv';
    const table = `stage,position,club,played,wins,draws,losses,goals_for,goals_against,goal_difference,points,points_deducted
apertura,1,nisos-atromitos,3,2,1,0,5,2,3,7,0
apertura,2,simsek-sk,3,2,1,0,4,2,2,7,0
apertura,3,zarya-olimp,3,1,0,2,4,6,-2,3,0
apertura,4,nandu-fc,3,0,0,3,3,6,-3,0,0
`;
    expect(faultsIn(file, () => table)).not.toMatch(/tables-recompute/);
    expect(faultsIn(file, () => `${table}apertura,5,tokai-united,0,0,0,0,0,0,0,0,0\n`)).toMatch(
      /"tokai-united" has no match in this stage; expected a club that played \(tables-recompute/,
    );
  });

  it('accept no score of an annulled match', () => {
    const scored = faultsIn('data/matches/2003.csv', (text) =>
      text.replace('CANCELLED,zarya-olimp,tokai-united,,', 'CANCELLED,zarya-olimp,tokai-united,2,0'),
    );
    expect(scored).toMatch(/2; expected no value before it is finished: .* CANCELLED \(score-and-winner/);
  });

  it('name a stage or a time zone that the league does not have', () => {
    expect(faultsIn('data/stages.csv', (text) => text.replace('2001,apertura', '2001,opening'))).toMatch(
      /expected one of apertura, clausura, grand-final/,
    );
    expect(faultsIn('data/venues.csv', (text) => text.replace('Asia/Tbilisi', 'Asia/Tokyo'))).toMatch(
      /expected one of Europe\/Athens/,
    );
  });
});
