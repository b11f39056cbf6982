import { clampChroma, converter, formatHex } from 'culori';
import { colours } from './tokens.ts';

/** Contrasts that WCAG 2.2 asks for: of graphics (1.4.11) and of text (1.4.3). */
export const contrasts = { graphics: 3, text: 4.5 } as const;
/** A step of lightness in OKLCH, from 0 to 1. */
export const lightnessStep = 0.01;
export const white = '#ffffff';
export const black = colours.text[0];
export const toOklch = converter('oklch');

/** Returns a colour with the contrast to others that is asked for, as near as lightness alone can bring it. */
export function shiftUntil(colour: string, step: number, isEnough: (colour: string) => boolean): string {
  const { l = 0, ...rest } = toOklch(colour) ?? { mode: 'oklch', c: 0 };
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const shifted = formatHex(clampChroma({ ...rest, l: lightness }, 'oklch'));
    if (isEnough(shifted)) return shifted;
  }
  return step < 0 ? black : white;
}
