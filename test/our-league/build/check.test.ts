import { testFaults } from '../../support/broken.ts';

testFaults([
  [
    'a known exception that is no longer listed',
    'data/known-exceptions.csv',
    (text) => text.split('\n').toSpliced(1, 1).join('\n'),
    / \([a-z-]+; 20\d\d .*\)$/,
  ],
]);
