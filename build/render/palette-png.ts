import { crc32, deflateSync } from 'node:zlib';
import { cached } from '../../src/site/cached.ts';

/** So few tell apart what our drawings have: letters with soft edges, and the colours of two clubs. */
const maxColours = 8;
const bitsPerPixel = 4;
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * Returns a picture as PNG with its most frequent colours, which has an eighth of the bytes of one with all. Libraries either
 * keep a byte a pixel, or choose colours of photographs, which takes a third more.
 *
 * @param pixels four bytes a pixel: red, green, blue, and how opaque it is, which is left out
 * @param width an even number of pixels
 */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer {
  const all = new Uint32Array(new Uint8Array(pixels).buffer);
  const counts = new Map<number, number>();
  // A part of the pixels, not all of one column, tells which colours are frequent.
  for (let place = 0; place < all.length; place += 7) {
    const colour = all[place] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxColours);
  const palette = frequent.map(([colour]) => channels(colour));
  const indexOf = cached((colour: number) => nearest(palette, channels(colour)));
  // Each row begins with a byte for its filter, which is none.
  const rowBytes = 1 + (width * bitsPerPixel) / 8;
  const rows = Buffer.alloc(rowBytes * height);
  let [last, index] = [-1, 0];
  for (let place = 0; place < all.length; place++) {
    const colour = all[place] ?? 0;
    if (colour !== last) [last, index] = [colour, indexOf(colour)];
    const byte = Math.floor(place / width) * rowBytes + 1 + ((place % width) >> 1);
    rows[byte] = (rows[byte] ?? 0) | (place % 2 === 0 ? index << bitsPerPixel : index);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Colours are by their place in the palette.
  header.set([bitsPerPixel, 3], 8);
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  const chunks = { IHDR: header, PLTE: Buffer.from(palette.flat()), IDAT: data, IEND: Buffer.alloc(0) };
  return Buffer.concat([signature, ...Object.entries(chunks).flatMap(chunk)]);
}

/** Returns the parts of a chunk: the length of its content, its name, the content and a check of both. */
function chunk([name, content]: readonly [string, Buffer]): Buffer[] {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(content, crc32(name)));
  return [length, Buffer.from(name), content, check];
}

/** Returns the red, green and blue of a pixel. */
function channels(colour: number): number[] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function nearest(palette: readonly number[][], colour: readonly number[]): number {
  const distance = (other: readonly number[]) =>
    colour.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  const distances = palette.map(distance);
  return distances.indexOf(Math.min(...distances));
}
