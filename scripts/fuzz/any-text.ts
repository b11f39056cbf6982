import fc from 'fast-check';

/**
 * Returns any text, of any code points. As strings of `unit: 'binary'`, fast-check would first sort all of them for
 * seconds.
 */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  const points = fc.array(fc.nat({ max: 0x10ffff }), maxLength === undefined ? {} : { maxLength });
  return points.map((codes) => String.fromCodePoint(...codes));
}
