/**
 * Colours of the site as `[light, dark]`. Each text colour has a contrast of at least 4.5 on both backgrounds.
 *
 * Dark pages are drawn anew: panels are lighter than the page, lines are quieter than on white, and accents are brighter.
 */
export const colours = {
  background: ['#fbfbf9', '#0e1311'],
  raised: ['#ffffff', '#171e1b'],
  text: ['#14201b', '#e9eeeb'],
  muted: ['#55625c', '#a3b0aa'],
  line: ['#e3e7e4', '#2b3530'],
  track: ['#eceeec', '#29332e'],
  accent: ['#0a6a4b', '#5fd0a3'],
  soft: ['#e4f1eb', '#173027'],
  win: ['#0a6a4b', '#4fbf93'],
  draw: ['#5f6a65', '#9aa6a0'],
  loss: ['#b3261e', '#ff8f85'],
  onPill: ['#ffffff', '#0e1311'],
  warning: ['#7a4a00', '#ffce85'],
} as const;

/** Sizes of text, in rem: a scale of 1.2, then one of the condensed face for headings. */
const type = {
  tiny: 0.75,
  small: 0.8333,
  body: 1,
  large: 1.2,
  larger: 1.5,
  title: 2.25,
} as const;

/** Distances, in rem. */
const space = { xs: 0.25, s: 0.5, m: 1, l: 2, xl: 3 } as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The design tokens, as custom properties of every page. */
export const tokens = `:root {
  ${[
    ...Object.entries(colours).map(
      ([name, [light, dark]]) => `--${kebab(name)}: light-dark(${light}, ${dark});`,
    ),
    ...Object.entries(type).map(([name, size]) => `--text-${name}: ${size}rem;`),
    ...Object.entries(space).map(([name, size]) => `--space-${name}: ${size}rem;`),
  ].join('\n  ')}
}
`;
