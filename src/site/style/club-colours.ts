import { clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori';
import type { Team } from '../../records/directory.ts';
import { colours } from './tokens.ts';

type ClubColours = Pick<Team, 'club_id' | 'primary_colour' | 'secondary_colour'>;

/** Contrasts that WCAG 2.2 asks for: of graphics (1.4.11) and of text (1.4.3). */
const contrasts = { graphics: 3, text: 4.5 } as const;
/** A difference by CIEDE2000 below which two colours in one chart are taken for the same. */
const leastDifference = 10;
const lightnessStep = 0.01;
const white = '#ffffff';
const black = colours.text[0];

const toOklch = converter('oklch');
const difference = differenceCiede2000();

/** Returns the class that gives an element, and all within it, the colours of a club. */
export function clubClass(club: string): string {
  return `club-${club}`;
}

/**
 * Returns a class for each of several clubs that are shown together, in their order. A club whose first colour is too
 * near to that of one before it has its second colour.
 */
export function distinctClubClasses(clubs: readonly ClubColours[]): string[] {
  const colourOf = ({ primary_colour }: ClubColours) => primary_colour ?? colours.draw[0];
  return clubs.map((club, index) => {
    const isTaken = clubs
      .slice(0, index)
      .some((other) => difference(colourOf(other), colourOf(club)) < leastDifference);
    return isTaken && club.secondary_colour !== null
      ? `${clubClass(club.club_id)} second`
      : clubClass(club.club_id);
  });
}

/**
 * Returns the rules that give each club its colours as custom properties: `--club` for graphics, `--club-text` for text,
 * `--band` for a surface and `--on-band` for the text on it. All of them have the contrast they need, light and dark.
 */
export function clubRules(teams: readonly ClubColours[]): string {
  return teams
    .flatMap(({ club_id, primary_colour, secondary_colour }) => [
      rule(`.${clubClass(club_id)}`, primary_colour ?? colours.draw[0]),
      ...(secondary_colour === null ? [] : [rule(`.${clubClass(club_id)}.second`, secondary_colour)]),
    ])
    .join('\n');
}

function rule(selector: string, colour: string): string {
  const both = (contrast: number) =>
    `light-dark(${readable(colour, 0, contrast)}, ${readable(colour, 1, contrast)})`;
  const { band, text } = bandOf(colour);
  return `${selector} { --club: ${both(contrasts.graphics)}; --club-text: ${both(contrasts.text)}; --band: ${band}; --on-band: ${text}; }`;
}

/** Returns the nearest colour, darker on light pages and lighter on dark ones, with a contrast to both backgrounds. */
function readable(colour: string, mode: 0 | 1, contrast: number): string {
  const backgrounds = [colours.background[mode], colours.raised[mode]];
  const step = mode === 0 ? -lightnessStep : lightnessStep;
  return shiftUntil(colour, step, (shifted) =>
    backgrounds.every((background) => wcagContrast(shifted, background) >= contrast),
  );
}

/** Returns a surface with its text: white on dark colours, made darker where need be, and dark on bright ones. */
function bandOf(colour: string): { band: string; text: string } {
  if (wcagContrast(colour, white) < contrasts.graphics) return { band: colour, text: black };
  const band = shiftUntil(
    colour,
    -lightnessStep,
    (shifted) => wcagContrast(shifted, white) >= contrasts.text,
  );
  return { band, text: white };
}

function shiftUntil(colour: string, step: number, isEnough: (colour: string) => boolean): string {
  const { l = 0, ...rest } = toOklch(colour) ?? { mode: 'oklch', c: 0 };
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const shifted = formatHex(clampChroma({ ...rest, l: lightness }, 'oklch'));
    if (isEnough(shifted)) return shifted;
  }
  return step < 0 ? black : white;
}
