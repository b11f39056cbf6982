import { differenceCiede2000, wcagContrast } from 'culori';
import type { Team } from '../../records/directory.ts';
import { valueAt } from '../../records/typed.ts';
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

/** How a club is drawn, now or under one of its names. */
type Look = Pick<ClubColours, 'primary_colour' | 'secondary_colour' | 'mark_pattern'>;

/** Returns whether two looks have the same colours and pattern. */
export function haveSameLook(a: Look, b: Look): boolean {
  return (
    a.primary_colour === b.primary_colour &&
    a.secondary_colour === b.secondary_colour &&
    a.mark_pattern === b.mark_pattern
  );
}

/** Returns the class that stands beside that of a club for its look under a former name, by the first season of the name. */
export function formerLookClass(firstSeason: number): string {
  return `since-${firstSeason}`;
}

/**
 * Returns the one colour that each club has in all charts: its first, or its second where a club before it has nearly the
 * same. Clubs whose second colour is grey choose first, since nobody recognises a club by grey.
 */
export function chartColours(clubs: readonly ClubColours[]): Map<string, string> {
  const vividness = ({ secondary_colour }: ClubColours) => toOklch(secondary_colour ?? white)?.c ?? 0;
  const chosen = new Map<string, string>();
  for (const club of clubs.map(withColours).sort((a, b) => vividness(a) - vividness(b)))
    chosen.set(club.club_id, colourBeside([...chosen.values()], club));
  return chosen;
}

/** Returns the first colour of a club, or its second where one of the others is nearly its first. */
function colourBeside(others: readonly string[], club: ClubColours): string {
  const { primary_colour: first, secondary_colour: second } = withColours(club);
  const isFree = (colour: string) => others.every((other) => difference(other, colour) >= leastDifference);
  return second !== null && !isFree(first) && isFree(second) ? second : first;
}

/** A club with its looks under all its names. */
export type StyledClub = MarkedClub & { readonly names: readonly Team['names'][number][] };

/**
 * Returns the rules that give each club its mark and its colours as custom properties: `--mark`, `--club` for graphics,
 * `--club-text` for text, `--band` for a surface and `--on-band` for the text on it. All of them have the contrast they
 * need, light and dark. A former name with another look has a rule of its own.
 */
export function clubRules(teams: readonly StyledClub[]): string {
  const inCharts = chartColours(teams);
  const rules = teams.map(
    (team) => `.${clubClass(team.club_id)} { ${propertiesOf(team, valueAt(inCharts, team.club_id))} }`,
  );
  const formerLooks = teams.flatMap((team) => {
    const others = [...inCharts].filter(([club]) => club !== team.club_id).map(([, colour]) => colour);
    return team.names
      .filter((name) => !haveSameLook(name, team))
      .map((name) => {
        const look = { ...team, ...name };
        return {
          selector: `.${clubClass(team.club_id)}.${formerLookClass(name.from)}`,
          properties: propertiesOf(look, colourBeside(others, look)),
        };
      });
  });
  // Most former names with a look of their own are neutral, which is one rule.
  const sharedRules = [...Map.groupBy(formerLooks, ({ properties }) => properties)].map(
    ([properties, looks]) => `${looks.map(({ selector }) => selector).join(', ')} { ${properties} }`,
  );
  return [...rules, ...sharedRules].join('\n');
}

/** Returns the custom properties of a club with its colour in charts. */
function propertiesOf(club: MarkedClub, chartColour: string): string {
  const both = (contrast: number) =>
    `light-dark(${readable(chartColour, 0, contrast)}, ${readable(chartColour, 1, contrast)})`;
  const { band, text } = bandOf(chartColour);
  // An address in double quotes has nothing else of a drawing to encode.
  const drawing = clubMarkSvg(club).replaceAll('"', "'").replaceAll('#', '%23');
  return [
    `--mark: url("data:image/svg+xml,${drawing}");`,
    `--club: ${both(contrasts.graphics)};`,
    `--club-text: ${both(contrasts.text)};`,
    `--band: ${band};`,
    `--on-band: ${text};`,
  ].join(' ');
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
