import { describe, expect, it } from 'vitest';
import { checkDataset } from '../../../build/check.ts';
import { integrityRules } from '../../../src/integrity/index.ts';
import { type Broken, matchingFaults } from '../../support/broken.ts';
import { dataset, places } from '../../support/tables.ts';

const broken: Broken[] = [
  [
    'an exception that excuses nothing',
    'data/known-exceptions.csv',
    (text) => `${text || 'check,subject,reason\n'}ids-unique,nothing,no reason\n`,
    /^data\/known-exceptions\.csv:\d+:subject "nothing" is no breach of ids-unique/,
  ],
];

describe('checkDataset', () => {
  it.for(broken)('finds %s', (one) => {
    expect(matchingFaults(one)).not.toHaveLength(0);
  });

  it('counts the rows that each rule checked, and says which have known exceptions', () => {
    const results = checkDataset(dataset, places, integrityRules);
    expect(results.map(({ name }) => name)).toEqual(integrityRules.map(({ name }) => name));
    expect(results.find(({ name }) => name === 'ids-unique')?.checked).toBeGreaterThan(0);
    const excepted = results.filter(({ status }) => status === 'known-exceptions').map(({ name }) => name);
    const listed = new Set(dataset.knownExceptions.map(({ check }) => check));
    // What no rule covers is no exception to one.
    listed.delete('none');
    expect(new Set(excepted)).toEqual(listed);
  });
});
