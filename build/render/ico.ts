const headerBytes = 22;

/** Returns a PNG of 32 × 32 in an ICO file, whose one entry it is. Browsers and readers of feeds ask for `favicon.ico`. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes);
  // Type: icon; images: one.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  // Planes of colour, and bits of a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
