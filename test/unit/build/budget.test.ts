import { describe, expect, it } from 'vitest';
import { budget, checkBudget, partOf } from '../../../build/budget.ts';

const files = new Map([
  ['/data/v1/matches.json', 2],
  ['/data/v1/matches/a.json', 2],
  ['/data/v1/teams.json', 2],
]);

describe('checkBudget', () => {
  it('accepts files within the budget', () => {
    expect(() => checkBudget(files)).not.toThrow();
    expect(() => checkBudget(files, { files: 3, bytes: 6, fileBytes: 2 })).not.toThrow();
  });

  it('rejects more files or bytes, and says which part has how many', () => {
    expect(() => checkBudget(files, { ...budget, files: 2 })).toThrow(
      /3 files.*expected at most 2.*set or lower fully_prerendered_seasons[\s\S]*matches: 2 files, 4 bytes/,
    );
    expect(() => checkBudget(files, { ...budget, bytes: 5 })).toThrow('6 bytes; expected at most');
  });

  it('rejects a file that is too large, by name', () => {
    expect(() => checkBudget(files, { ...budget, fileBytes: 1 })).toThrow(
      '/data/v1/matches.json has 2 bytes',
    );
  });
});

it.for([
  ['/data/v1/matches/season/2024.json', 'matches'],
  ['/data/v1/index.json', 'index'],
  ['/dumps/players.csv', 'dumps'],
  ['/openapi.json', 'openapi'],
] as const)('partOf returns for %s: %s', ([address, part]) => {
  expect(partOf(address)).toBe(part);
});
