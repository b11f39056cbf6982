import { encode } from 'fast-png';
import { memoize } from '../../src/records/memoize.ts';

/** So few tell apart what our drawings have: letters with soft edges, and the colours of two clubs. */
const maxColours = 8;
const bitsPerPixel = 4;

type Colour = [red: number, green: number, blue: number];

/**
 * Returns a picture as PNG with its most frequent colours, which has an eighth of the bytes of one with all. The colours that
 * libraries choose are for photographs, which takes a third more.
 *
 * @param pixels four bytes a pixel: red, green, blue, and how opaque it is, which is left out
 * @param width an even number of pixels
 */
export function palettePng(pixels: Buffer, width: number, height: number): Uint8Array {
  const all = new Uint32Array(new Uint8Array(pixels).buffer);
  const counts = new Map<number, number>();
  // A part of the pixels, not all of one column, tells which colours are frequent.
  for (let place = 0; place < all.length; place += 7) {
    const colour = all[place] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxColours);
  const palette = frequent.map(([colour]) => channels(colour));
  const indexOf = memoize((colour: number) => nearest(palette, channels(colour)));
  const data = new Uint8Array((all.length * bitsPerPixel) / 8);
  let [last, index] = [-1, 0];
  for (let place = 0; place < all.length; place++) {
    const colour = all[place] ?? 0;
    if (colour !== last) [last, index] = [colour, indexOf(colour)];
    data[place >> 1] = ((data[place >> 1] ?? 0) << bitsPerPixel) | index;
  }
  return encode(
    { width, height, data, depth: bitsPerPixel, channels: 1, palette },
    { zlib: { level: 9, mem: 9 } },
  );
}

/** Returns the red, green and blue of a pixel. */
function channels(colour: number): Colour {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  const distance = (other: Colour) =>
    other.reduce((sum, value, index) => sum + (value - (colour[index] ?? 0)) ** 2, 0);
  const distances = palette.map(distance);
  return distances.indexOf(Math.min(...distances));
}
