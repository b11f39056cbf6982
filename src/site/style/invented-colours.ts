import { clampChroma, formatHex } from 'culori';
import type { Team } from '../../records/directory.ts';
import { colours } from './tokens.ts';

/** The colours of a club, and the id by which they are invented where they are not known. */
export type ClubColours = Pick<Team, 'club_id' | 'primary_colour' | 'secondary_colour' | 'mark_pattern'>;

/** The colours of a neutral mark: greys, of which the lighter is told apart from the dark grey that clubs have. */
const neutralColours = { primary_colour: colours.draw[1], secondary_colour: colours.draw[0] };

/** Lightness and chroma in OKLCH: any of the first has a contrast of 3 at least to any of the second. */
const deep = [
  { l: 0.34, c: 0.11 },
  { l: 0.44, c: 0.14 },
  { l: 0.52, c: 0.15 },
];
const pale = [
  { l: 0.97, c: 0.01 },
  { l: 0.88, c: 0.09 },
];
/** How far apart the hues of a pair are, in degrees. */
const hueSteps = [0, 90, 180, 270];

/**
 * Returns a club with two colours of which only the known ones are its own. The others follow from its id, so that the
 * pages can tell clubs apart. The API has null for them, since they say nothing about the club. A neutral mark is grey.
 */
export function withColours<Club extends ClubColours>(
  club: Club,
): Club & { readonly primary_colour: string } {
  if (club.mark_pattern === 'neutral') return { ...club, ...neutralColours };
  if (club.primary_colour !== null) return { ...club, primary_colour: club.primary_colour };
  const number = hashOf(club.club_id);
  const hue = number % 360;
  const step = pick(hueSteps, number / 360);
  return {
    ...club,
    primary_colour: colourOf(pick(deep, number / 1440), hue),
    secondary_colour: club.secondary_colour ?? colourOf(pick(pale, number / 4320), hue + step),
  };
}

function colourOf({ l, c }: { readonly l: number; readonly c: number }, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: h % 360 }, 'oklch'));
}

function pick<Value>(values: readonly Value[], number: number): Value {
  // The index is one of the list.
  return values[Math.floor(number) % values.length] as Value;
}

/** Returns a hash of 32 bits: FNV-1a, of which a letter changes the whole number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The last letters of FNV-1a change the higher bits little.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
