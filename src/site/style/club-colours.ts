import { clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori';
import type { Team } from '../../records/directory.ts';
import drawings from './club-marks.json' with { type: 'json' };
import { colours } from './tokens.ts';

/** What the mark of a club is drawn from. Nothing of it is the club's crest. */
type MarkedClub = Pick<Team, 'acronym' | 'mark_pattern' | 'primary_colour' | 'secondary_colour' | 'status'>;

/** Contrasts that WCAG 2.2 asks for: of graphics (1.4.11) and of text (1.4.3). */
const contrasts = { graphics: 3, text: 4.5 } as const;
/** The contrast at which two colours of a mark can be told apart. */
const leastContrast = 1.8;
const lightnessStep = 0.01;
const toOklch = converter('oklch');

// In a box of 48. A pattern with a width is a line, the others are areas.
const { shapes } = drawings;
const patterns: Readonly<Record<NonNullable<Team['mark_pattern']>, { path: string; width?: number }>> =
  drawings.patterns;

/** Returns a colour with the contrast to others that is asked for, as near as lightness alone can bring it. */
function shiftUntil(colour: string, step: number, isEnough: (colour: string) => boolean): string {
  const { l = 0, ...rest } = toOklch(colour) ?? { mode: 'oklch', c: 0 };
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const shifted = formatHex(clampChroma({ ...rest, l: lightness }, 'oklch'));
    if (isEnough(shifted)) return shifted;
  }
  return step < 0 ? colours.text[0] : '#ffffff';
}

/** Returns the two colours of a club; where they are too near to each other, the lighter is lightened or the darker darkened. */
function fieldColours({ primary_colour, secondary_colour }: MarkedClub): readonly [string, string] {
  const first = primary_colour ?? colours.text[0];
  const second = secondary_colour ?? colours.draw[1];
  const isApart = (a: string, b: string) => wcagContrast(a, b) >= leastContrast;
  const isFirstLighter = wcagContrast(first, '#000000') > wcagContrast(second, '#000000');
  const [lighter, darker] = isFirstLighter ? [first, second] : [second, first];
  const light = shiftUntil(lighter, lightnessStep, (colour) => isApart(colour, darker));
  const dark = shiftUntil(darker, -lightnessStep, (colour) => isApart(colour, light));
  return isFirstLighter ? [light, dark] : [dark, light];
}

/** Returns the colour of a mark's edge: the first of the club's that is seen on a light page and on a dark one. */
function edgeColour(candidates: readonly string[]): string {
  const isSeen = (colour: string) =>
    [...colours.background, ...colours.raised].every(
      (background) => wcagContrast(colour, background) >= contrasts.graphics,
    );
  return candidates.find(isSeen) ?? colours.draw[0];
}

/**
 * Returns the mark of a club as SVG in a box of 48: a shield, or a roundel of a club that no longer plays, with the pattern
 * in its two colours. A club without a pattern has halves.
 *
 * @param clipId given for a large mark inside a page: it has the acronym above the pattern, an edge in the colour of the
 *   text around it, and an id of its own for the shape that cuts it
 */
export function clubMarkSvg(club: MarkedClub, clipId?: string): string {
  const [first, second] = fieldColours(club);
  const isActive = club.status === 'active';
  const shape = shapes[isActive ? 'shield' : 'roundel'];
  const { path, width } = patterns[club.mark_pattern ?? 'halves'];
  const paint = width ? `fill="none" stroke="${second}" stroke-width="${width}"` : `fill="${second}"`;
  const pattern = `<path d="${path}" ${paint}/>`;
  const ink = [second, '#ffffff', colours.text[0]].find(
    (colour) => wcagContrast(colour, first) >= contrasts.text,
  );
  const acronymSize = isActive ? 15 : 11;
  const chief = [
    `<g transform="translate(0 12)">${pattern}</g>`,
    `<path d="M0 0H48V18H0Z" fill="${first}"/>`,
    `<path d="M0 18H48" stroke="${second}" stroke-width="2"/>`,
    `<text x="24" y="15.5" font-size="${acronymSize}" text-anchor="middle" fill="${ink}">${club.acronym}</text>`,
  ].join('');
  const edge = clipId ? 'currentColor' : edgeColour([first, second]);
  const id = clipId ?? 'c';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"`,
    clipId ? ' class="large-mark" aria-hidden="true">' : '>',
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
    `<g clip-path="url(#${id})"><path d="M0 0H48V48H0Z" fill="${first}"/>${clipId ? chief : pattern}</g>`,
    `<path d="${shape}" fill="none" stroke="${edge}" stroke-width="${clipId ? 2 : 3}"/></svg>`,
  ].join('');
}

type ClubColours = Pick<Team, 'club_id' | 'primary_colour' | 'secondary_colour'>;

/** A difference by CIEDE2000 below which two colours in one chart are taken for the same. */
const leastDifference = 10;
const white = '#ffffff';
const black = colours.text[0];

const difference = differenceCiede2000();

/** Returns the class that gives an element, and all within it, the colours of a club. */
export function clubClass(club: string): string {
  return `club-${club}`;
}

/**
 * Returns the one colour that each club has in all charts: its first, or its second where a club before it has nearly the
 * same. Those whose second colour is grey come first, since no club would be known by it.
 */
export function chartColours(clubs: readonly ClubColours[]): Map<string, string> {
  const vividness = ({ secondary_colour }: ClubColours) => toOklch(secondary_colour ?? white)?.c ?? 0;
  const chosen = new Map<string, string>();
  for (const club of clubs.toSorted((a, b) => vividness(a) - vividness(b))) {
    const first = club.primary_colour ?? colours.draw[0];
    const isFree = (colour: string) =>
      [...chosen.values()].every((other) => difference(other, colour) >= leastDifference);
    const second = club.secondary_colour;
    chosen.set(club.club_id, second !== null && !isFree(first) && isFree(second) ? second : first);
  }
  return chosen;
}

/**
 * Returns the rules that give each club its mark and its colours as custom properties: `--mark`, `--club` for graphics,
 * `--club-text` for text, `--band` for a surface and `--on-band` for the text on it. All of them have the contrast they
 * need, light and dark.
 */
export function clubRules(teams: readonly (ClubColours & MarkedClub)[]): string {
  const inCharts = chartColours(teams);
  return teams
    .map((team) => {
      const chartColour = inCharts.get(team.club_id) ?? colours.draw[0];
      const both = (contrast: number) =>
        `light-dark(${readable(chartColour, 0, contrast)}, ${readable(chartColour, 1, contrast)})`;
      const { band, text } = bandOf(chartColour);
      // An address in double quotes has nothing else of a drawing to encode.
      const drawing = clubMarkSvg(team).replaceAll('"', "'").replaceAll('#', '%23');
      const mark = `url("data:image/svg+xml,${drawing}")`;
      const properties = [
        `--mark: ${mark};`,
        `--club: ${both(contrasts.graphics)};`,
        `--club-text: ${both(contrasts.text)};`,
        `--band: ${band};`,
        `--on-band: ${text};`,
      ];
      return `.${clubClass(team.club_id)} { ${properties.join(' ')} }`;
    })
    .join('\n');
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
