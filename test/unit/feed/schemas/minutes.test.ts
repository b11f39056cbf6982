import { expect, it } from 'vitest';
import { minutes } from '../../../../src/feed/sdp/fields.ts';

it.for([
  ['57', 57],
  [0, 0],
  ['150', 150],
  ['151', null],
  [-1, null],
  [1.5, null],
  ['', null],
  ['57 min', null],
  [null, null],
  [undefined, null],
  [{}, null],
] as const)('%j is %j minutes', ([value, expected]) => {
  expect(minutes.parse(value)).toBe(expected);
});
