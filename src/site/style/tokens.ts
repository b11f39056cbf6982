/** Colours of the site as `[light, dark]`. Each text colour has a contrast of at least 4.5 on both backgrounds. */
export const colours = {
  background: ['#ffffff', '#101513'],
  raised: ['#f4f7f5', '#19211d'],
  text: ['#151d19', '#e8edea'],
  muted: ['#525e58', '#a8b4ae'],
  line: ['#dde3e0', '#2f3934'],
  accent: ['#0a6a4b', '#62d2a6'],
  win: ['#0a6a4b', '#62d2a6'],
  draw: ['#56616b', '#aab3bb'],
  loss: ['#b3261e', '#ff9d94'],
  onPill: ['#ffffff', '#101513'],
  warning: ['#7a4a00', '#ffce85'],
} as const;

/** Sizes of text, in rem: a scale of 1.2. */
const type = { tiny: 0.75, small: 0.8333, body: 1, large: 1.2, larger: 1.44, title: 1.728 } as const;

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
