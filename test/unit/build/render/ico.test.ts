import { expect, it } from 'vitest';
import { icoOf } from '../../../../build/render/share-images.ts';

it('an ICO has one entry of 32 × 32, which says where its PNG is and how long', () => {
  const png = Buffer.from('the picture');
  const ico = icoOf(png);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(start, start + length)).toEqual(png);
});
