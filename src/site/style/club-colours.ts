import { differenceCiede2000, wcagContrast } from 'culori';
import { clubMarkSvg, type MarkedClub } from './club-mark.ts';
import { black, contrasts, lightnessStep, shiftUntil, toOklch, white } from './contrast.ts';
import { type ClubColours, withColours } from './invented-colours.ts';
import { colours } from './tokens.ts';

/** A difference by CIEDE2000 below which two colours in one chart are taken for the same. */
const leastDifference = 10;
const difference = differenceCiede2000();

/** Returns the class that gives an element, and all within it, the colours of a club. */
export function clubClass(club: string): string {
  return `club-${club}`;
}

/**
 * Returns the one colour that each club has in all charts: its first, or its second where a club before it has nearly the
 * same. Clubs whose second colour is grey choose first, since nobody recognises a club by grey.
 */
export function chartColours(clubs: readonly ClubColours[]): Map<string, string> {
  const vividness = ({ secondary_colour }: ClubColours) => toOklch(secondary_colour ?? white)?.c ?? 0;
  const chosen = new Map<string, string>();
  for (const club of clubs.map(withColours).sort((a, b) => vividness(a) - vividness(b))) {
    const first = club.primary_colour;
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
