import { wcagContrast } from 'culori';
import type { Team } from '../../records/directory.ts';
import { black, contrasts, lightnessStep, shiftUntil, white } from './contrast.ts';
import { type ClubColours, withColours } from './invented-colours.ts';
import { colours } from './tokens.ts';

/** What the mark of a club is drawn from. Nothing of it is the club's crest. */
export type MarkedClub = Pick<Team, 'acronym' | 'status'> & ClubColours;

/** The contrast at which two colours of a mark can be told apart. */
const leastContrast = 1.8;

/** The outlines of marks, as SVG paths in a box of 48. */
const shapes = {
  shield: 'M5 3H43V25C43 36 35 42 24 46 13 42 5 36 5 25Z',
  roundel: 'M24 3A21 21 0 1 1 23.9 3Z',
};

/** A pattern in a box of 48. One with a width is a line, the others are areas. */
interface Pattern {
  readonly path: string;
  readonly width?: number;
}

const patterns: Readonly<Record<NonNullable<Team['mark_pattern']>, Pattern>> = {
  chevrons: { path: 'M0 26 24 12 48 26M0 42 24 28 48 42', width: 7 },
  sash: { path: 'M0 40 48 10', width: 11 },
  peaks: { path: 'M0 48V34L14 20 22 28 32 16 48 34V48Z' },
  stripes: { path: 'M13 0V48M24 0V48M35 0V48', width: 5.5 },
  halves: { path: 'M24 0H48V48H24Z' },
  waves: {
    path: 'M0 16Q6 10 12 16T24 16 36 16 48 16M0 28Q6 22 12 28T24 28 36 28 48 28M0 40Q6 34 12 40T24 40 36 40 48 40',
    width: 5,
  },
  lozenge: { path: 'M24 9 36 24 24 39 12 24Z' },
  swell: { path: 'M0 26Q12 14 24 26T48 26V48H0Z' },
  hoops: { path: 'M0 13H48M0 25H48M0 37H48', width: 6 },
  pile: { path: 'M8 0H40L24 40Z' },
  saltire: { path: 'M4 4 44 44M44 4 4 44', width: 8 },
  bend: { path: 'M48 0V48H0Z' },
  neutral: { path: 'M24 0H48V48H24Z' },
};

/** Returns the two colours of a club; where they are too near to each other, the lighter is lightened or the darker darkened. */
function fieldColours(club: MarkedClub): readonly [string, string] {
  const { primary_colour: first, secondary_colour } = withColours(club);
  const second = secondary_colour ?? colours.draw[1];
  const isApart = (colour: string, other: string) => wcagContrast(colour, other) >= leastContrast;
  const isFirstLighter = wcagContrast(first, '#000000') > wcagContrast(second, '#000000');
  const lighter = isFirstLighter ? first : second;
  const darker = isFirstLighter ? second : first;
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
 * Returns the mark of a club as SVG in a box of 48, with the pattern in its two colours. It is a shield, or a roundel for a
 * club that no longer plays or whose mark is neutral. A club without a pattern has halves.
 *
 * @param clipId the id of the shape that cuts a large mark inside a page. Such a mark has the acronym above the pattern,
 * and an edge in the colour of the text around it
 */
export function clubMarkSvg(club: MarkedClub, clipId?: string): string {
  const [first, second] = fieldColours(club);
  const isShield = club.status === 'active' && club.mark_pattern !== 'neutral';
  const shape = shapes[isShield ? 'shield' : 'roundel'];
  const { path, width } = patterns[club.mark_pattern ?? 'halves'];
  const paint = width ? `fill="none" stroke="${second}" stroke-width="${width}"` : `fill="${second}"`;
  const pattern = `<path d="${path}" ${paint}/>`;
  const ink = [second, white, black].find((colour) => wcagContrast(colour, first) >= contrasts.text);
  const acronymSize = isShield ? 15 : 11;
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
