import { expect, it } from 'vitest';
import { goalsRange, type PlayerScope } from '../../src/derive/goals.ts';
import type { Goal } from '../../src/records/goal.ts';
import type { PlayerClub } from '../../src/records/player.ts';
import { tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

const salter = the(tables.rows('players', 2025), { name: 'S. Salter' });
const listed = tables.rows('goals', 2025);
const isKnockOut = ({ stage }: Goal) => stage !== 'regular';
const hisKnockOut = the(listed.filter(isKnockOut), { player_id: salter.player_id });

const ofTable = (goals: readonly Goal[]): PlayerScope => ({
  countsClub: () => true,
  countsStage: (stage) => stage === 'regular',
  goals,
  isComplete: true,
});
const exactly = (goals: number) => ({ least: goals, most: goals });

it('goalsRange of the table subtracts the goals in knock-outs', () => {
  expect(goalsRange(salter, { ...ofTable(listed), countsStage: undefined })).toEqual(exactly(20));
  expect(goalsRange(salter, ofTable(listed))).toEqual(exactly(19));
  expect(goalsRange(salter, ofTable([]))).toEqual(exactly(20));
});

it('goalsRange of the table is wider by a knock-out goal that the player may have scored', () => {
  const rangeWith = (candidates: string[], fields: Partial<Goal> = {}) => {
    const nameless = { ...hisKnockOut, player: null, player_id: null, candidates, ...fields };
    return goalsRange(salter, ofTable([nameless]));
  };
  expect(rangeWith([])).toEqual({ least: 19, most: 20 });
  expect(rangeWith(['A. Nother', 'S. Salter'])).toEqual({ least: 19, most: 20 });
  expect(rangeWith(['A. Nother', 'B. Nother'])).toEqual(exactly(20));
  expect(rangeWith([], { club: 'forge-fc' })).toEqual(exactly(20));
  expect(rangeWith([], { kind: 'own-goal' })).toEqual(exactly(20));
});

it('goalsRange of the table is exact where every goal of the player is listed', () => {
  const nameless = { ...hisKnockOut, player: null, player_id: null, candidates: [] };
  const count = listed.filter(({ player_id, kind }) => player_id === salter.player_id && kind !== 'own-goal');
  expect(count).toHaveLength(20);
  expect(goalsRange(salter, ofTable([...listed, nameless]))).toEqual(exactly(19));
});

it('goalsRange of an unknown total has the goals listed, and those without a scorer', () => {
  const unknown = { ...salter, goals: null };
  const nameless = { ...hisKnockOut, stage: 'regular', player: null, player_id: null, candidates: [] };
  expect(goalsRange(unknown, ofTable([]))).toEqual(exactly(0));
  expect(goalsRange(unknown, ofTable([nameless, hisKnockOut]))).toEqual({ least: 0, most: 1 });
  expect(goalsRange(unknown, ofTable(listed.filter((goal) => !isKnockOut(goal))))).toMatchObject({
    least: 19,
  });
});

const stint = (club: string, goals: number | null): PlayerClub => ({
  ...the(salter.clubs, {}),
  club,
  goals,
});
const rangeAt = (club: string, goals: readonly (number | null)[], list: readonly Goal[] = []) =>
  goalsRange(
    { ...salter, clubs: [stint('forge-fc', goals[0] ?? null), stint('atletico-ottawa', goals[1] ?? null)] },
    { countsClub: (row) => row.club === club, countsStage: undefined, goals: list, isComplete: true },
  );

it('goalsRange of a club has the goals of the stint', () => {
  expect(rangeAt('forge-fc', [7, 13])).toEqual(exactly(7));
  expect(rangeAt('atletico-ottawa', [7, 13], listed)).toEqual(exactly(13));
});

it('goalsRange of a club has the goals not listed for another club, where the stint has none', () => {
  expect(rangeAt('atletico-ottawa', [null, null], listed)).toEqual(exactly(20));
  expect(rangeAt('forge-fc', [null, null], listed)).toEqual(exactly(0));
  const nameless = { ...hisKnockOut, player: null, player_id: null, candidates: [] };
  expect(rangeAt('forge-fc', [null, null], [nameless])).toEqual({ least: 19, most: 20 });
});
