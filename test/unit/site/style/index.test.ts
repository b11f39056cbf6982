import { expect, it } from 'vitest';
import { style } from '../../../../src/site/style/index.ts';

it('every colour of text has a contrast of at least 4.5 on both backgrounds, light and dark', () => {
  const colours = new Map(
    [...style.matchAll(/--([a-z-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
      String(name),
      [String(light), String(dark)],
    ]),
  );
  for (const text of ['text', 'muted', 'accent', 'win', 'draw', 'loss', 'warning']) {
    for (const background of ['background', 'raised']) {
      for (const mode of [0, 1]) {
        const ratio = contrast(colours.get(text)?.[mode] ?? '', colours.get(background)?.[mode] ?? '');
        expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
