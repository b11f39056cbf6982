import type { Team } from '../../records/team.ts';
import { base } from './base.ts';
import { clubRules } from './club-colours.ts';
import { components } from './components.ts';
import { layoutStyle } from './layout.ts';
import { tables } from './tables.ts';
import { tokens } from './tokens.ts';

/**
 * Returns the style sheet of every page.
 *
 * @param font the address of the face for headings and figures
 */
export function styleSheet(teams: readonly Team[], font: string): string {
  return `@font-face { font-family: Headings; src: url(${font}) format('woff2'); font-weight: 600; font-display: swap; }
:root {
  color-scheme: light dark;
  --headings: Headings, 'Arial Narrow', 'Roboto Condensed', system-ui, sans-serif;
  ${tokens}
}
${base}${layoutStyle}${tables}${components}${clubRules(teams)}
`;
}
