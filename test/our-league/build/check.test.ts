import { expect, it } from 'vitest';
import { type Broken, matchingFaults } from '../../support/broken.ts';

const broken: Broken[] = [
  [
    'a known exception that is no longer listed',
    'data/known-exceptions.csv',
    (text) => text.split('\n').toSpliced(1, 1).join('\n'),
    / \([a-z-]+; 20\d\d .*\)$/,
  ],
];

it.for(broken)('%s is found', (one) => {
  expect(matchingFaults(one)).not.toHaveLength(0);
});
