import { expect, it } from 'vitest';
import { messagesOf } from '../../../../src/site/messages/index.ts';

it('places are ordinals of the language', () => {
  const { ordinal } = messagesOf('en');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
  ]);
  expect([1, 2, 8].map(messagesOf('fr').ordinal)).toEqual(['1er', '2e', '8e']);
});
