import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartColours, clubRules } from '../../src/site/style/club-colours.ts';
import { clubMarkSvg } from '../../src/site/style/club-mark.ts';
import { tokens } from '../../src/site/style/tokens.ts';

const colours = new Map(
  [...tokens.matchAll(/--([a-z-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    String(name),
    [String(light), String(dark)],
  ]),
);

it('every colour of text has a contrast of at least 4.5 on both backgrounds, light and dark', () => {
  for (const text of ['text', 'muted', 'accent', 'win', 'draw', 'loss', 'warning']) {
    for (const background of ['background', 'raised']) {
      for (const mode of [0, 1]) {
        const ratio = contrast(colours.get(text)?.[mode] ?? '', colours.get(background)?.[mode] ?? '');
        expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const unmarked = { club_id: 'a', acronym: 'ABC', mark_pattern: null, status: 'active', names: [] } as const;

it('the colours of a club are 3 to 1 for graphics and 4.5 to 1 for text on both backgrounds', () => {
  fc.assert(
    fc.property(colour, (primary_colour) => {
      const rules = clubRules([{ ...unmarked, primary_colour, secondary_colour: null }]);
      for (const [name, least] of [
        ['club', 3],
        ['club-text', 4.5],
      ] as const) {
        const pair = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(rules)?.slice(1) ?? [];
        for (const [mode, value] of pair.entries()) {
          for (const background of ['background', 'raised'])
            expect(contrast(value, colours.get(background)?.[mode] ?? '')).toBeGreaterThanOrEqual(least);
        }
        expect(pair).toHaveLength(2);
      }
      const [, band = '', onBand = ''] = /--band: (#\w+); --on-band: (#\w+)/.exec(rules) ?? [];
      expect(contrast(band, onBand)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('the colours of a club are the second ones in charts beside nearly the same first ones', () => {
  const clubs = [
    { ...unmarked, club_id: 'also-red', primary_colour: '#E53431', secondary_colour: '#041747' },
    { ...unmarked, club_id: 'blue', primary_colour: '#004C97', secondary_colour: null },
    { ...unmarked, club_id: 'red', primary_colour: '#E41C2E', secondary_colour: '#FFFFFF' },
  ];
  const both = [chartColours(clubs), chartColours(clubs.toReversed())];
  for (const colourOf of both) {
    expect(clubs.map(({ club_id }) => colourOf.get(club_id))).toEqual(['#041747', '#004C97', '#E41C2E']);
  }
});

const club = { ...unmarked, primary_colour: '#DC4505', secondary_colour: '#53565A' };

it('the mark of a club has two colours that can be told apart', () => {
  fc.assert(
    fc.property(colour, colour, (primary_colour, secondary_colour) => {
      const svg = clubMarkSvg({ ...club, primary_colour, secondary_colour });
      const [first = '', second = ''] = [...svg.matchAll(/(?:fill|stroke)="(#\w{6})"/g)].map(
        ([, value]) => value,
      );
      expect(contrast(first, second)).toBeGreaterThanOrEqual(1.8);
      const edge = /stroke="(#\w{6})" stroke-width="3"/.exec(svg)?.[1] ?? '';
      for (const background of [...(colours.get('background') ?? []), ...(colours.get('raised') ?? [])])
        expect(contrast(edge, background)).toBeGreaterThanOrEqual(2.99);
    }),
  );
});

it('the mark of a club is a shield with the acronym where it is large', () => {
  expect(clubMarkSvg(club)).not.toBe(clubMarkSvg({ ...club, status: 'inactive' }));
  expect(clubMarkSvg(club)).not.toContain('ABC');
  expect(clubMarkSvg(club, 'mark-a')).toContain('>ABC</text>');
});

it('a former name with another look has a rule of its own, a neutral one in grey', () => {
  const look = { acronym: 'OLD', primary_colour: null, secondary_colour: null };
  const names = [
    { ...look, name: 'Old', from: 2001, to: 2004, mark_pattern: 'neutral' as const },
    { ...look, ...club, name: 'Same', from: 2005, to: null },
  ];
  const rules = clubRules([{ ...club, names }]).split('\n');
  expect(rules.map((rule) => rule.split(' ')[0])).toEqual(['.club-a', '.club-a.since-2001']);
  expect(rules[1]).toMatch(new RegExp(`--club: light-dark[(]#\\w+, ${colours.get('draw')?.[1]}[)]`));
  expect(rules[1]).not.toContain(club.primary_colour);
});

it('a neutral mark is a roundel, also of a club that plays', () => {
  const roundel = clubMarkSvg({ ...club, mark_pattern: 'neutral' });
  expect(roundel).toBe(clubMarkSvg({ ...club, mark_pattern: 'neutral', status: 'inactive' }));
  expect(roundel).not.toContain(club.primary_colour);
});

/** The contrast ratio of WCAG 2. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
