import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../scripts/fuzz/any-text.ts';
import { messageText, RejectedEntry, UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { hasInvisible } from '../../src/records/text.ts';

const orders = [
  '\n::add-mask::true',
  '\r\n::stop-commands::x',
  'x ##[add-mask]true',
  '\u2028::error::x\u202e',
];
const isHarmless = (text: string) => !hasInvisible(text) && !text.includes('##[') && text.length < 4000;

it('messageText has one visible line of limited length, and no command of a log', () => {
  const texts = fc
    .array(fc.oneof(anyText(), fc.constantFrom(...orders, '#', '##', '[')))
    .map((all) => all.join(''));
  fc.assert(fc.property(texts, (text) => isHarmless(messageText(text))));
  expect(isHarmless(messageText('\u202e'.repeat(100_000)))).toBe(true);
});

it('messageText leaves an ordinary message as it is', () => {
  const text = "matches[0] cpl::Football_Match::57a2: status 'ÉTÉ' is not known";
  expect(messageText(text)).toBe(text);
});

it.for(orders)('a rejected entry and an unexpected answer are harmless with %j in them', (order) => {
  const { what, why } = new RejectedEntry(order, order);
  const { message } = new UnexpectedResponseError(order);
  expect([what, why, message].filter(isHarmless)).toHaveLength(3);
});
