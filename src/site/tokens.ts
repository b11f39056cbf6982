/** Colours of the site as `[light, dark]`; each text colour has a contrast of at least 4.5 on the background. */
const colours = {
  background: ['#ffffff', '#121715'],
  raised: ['#f6f8f7', '#1a211e'],
  text: ['#17201c', '#e7ecea'],
  muted: ['#56615b', '#a3afa9'],
  line: ['#dfe4e1', '#323b37'],
  accent: ['#0b6e4f', '#5fd3a5'],
  win: ['#0b6e4f', '#5fd3a5'],
  draw: ['#5c6670', '#a7b0b8'],
  loss: ['#b3261e', '#ff9d94'],
  onPill: ['#ffffff', '#121715'],
  warning: ['#7a4a00', '#ffce85'],
} as const;

/** Sizes of text, in rem: a scale of 1.2. */
const type = { small: 0.833, body: 1, large: 1.2, larger: 1.44, title: 2.074 } as const;

/** Distances, in rem. */
const space = { xs: 0.25, s: 0.5, m: 1, l: 2, xl: 3 } as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The design tokens as custom properties of CSS. */
export const tokens = [
  ...Object.entries(colours).map(
    ([name, [light, dark]]) => `--${kebab(name)}: light-dark(${light}, ${dark});`,
  ),
  ...Object.entries(type).map(([name, size]) => `--text-${name}: ${size}rem;`),
  ...Object.entries(space).map(([name, size]) => `--space-${name}: ${size}rem;`),
].join('\n  ');
