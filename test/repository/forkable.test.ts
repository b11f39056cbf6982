import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { readTranslations } from '../../build/read/league.ts';
import { dataset, league, root } from '../support/tables.ts';

const { clubs, clubNames, venues } = dataset;
const translations = await readTranslations(path.join(root, 'data'));

/** Words of the general language, and of a font, that are part of a name: they say nothing of the league. */
const generalWords = new Set(['inter', 'united', 'wanderers', 'city', 'stadium', 'first', 'field', 'park']);

/** Returns the name that the owner of an address chose: `league` of `https://www.league.example`. */
const domainOf = (address: string) => new URL(address).hostname.split('.').at(-2) ?? '';

/** Everything that names this league: whole names, ids, and the single words of the names of clubs. */
const ownNames = [
  ...[league.name, league.short_name, league.code, league.country, ...league.time_zones],
  ...Object.values(translations).map(({ name }) => name),
  ...(league.feed?.adapter === 'sdp'
    ? [new URL(league.feed.origin).host, domainOf(league.feed.site), league.feed.path]
    : []),
  // Sources by a name such as one-of-a-repository.
  ...(league.attribution.match(/\b[a-z]+(-[a-z]+)+\b/g) ?? []),
  ...clubs.flatMap(({ club_id, city, province }) => [club_id, city, province]),
  ...venues.flatMap(({ venue_id, name, city, province }) => [venue_id, name, city, province]),
  ...clubNames.flatMap(({ name, short_name }) => [name, short_name, ...name.split(' ')]),
].filter((name) => name !== null && name.length > 2 && !generalWords.has(name.toLowerCase()));

const escaped = [...new Set(ownNames)].map((name) => String(name).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
const isOwn = new RegExp(`(?<![\\p{L}\\d])(${escaped.join('|')})(?![\\p{L}\\d])`, 'iu');

/** A year of this league that is a value of the code; comments and texts may show one as an example. */
const years = dataset.seasons.map(({ season }) => season).join('|');
const isYear = new RegExp(`(?<![\\w.'-])(${years})(?![\\w'-])|season=(${years})`);
const comment = /^\s*(\/?\*|\/\/).*$|\/\/.*$/;

/** The seed of a random generator is no year. */
const seeds = /seed: \d+/;

/** All but the recipes of `examples/`, which are about this league and are shown for no other. */
const files = await fastGlob(
  [
    '{src,build,scripts}/**/*.{ts,js}',
    'clients/typescript/{build,src}/**/*.ts',
    'clients/python/soccer_data_client/*.py',
    'clients/*/{package.json,pyproject.toml}',
    '.github/**/*.{yml,sh}',
    'package.json',
    'wrangler.jsonc',
    '_headers',
    '_redirects',
  ],
  { cwd: root, dot: true, ignore: ['**/generated/**'] },
);

it('the code names nothing of this league, which is in data/', async () => {
  const found: string[] = [];
  for (const file of files) {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      // The docstring of a Python module shows a year as an example.
      const code = file.endsWith('.py') ? '' : line.replace(comment, '').replace(seeds, '');
      if (isOwn.test(line) || isYear.test(code)) found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

it('the code would be found at fault', () => {
  for (const line of [
    `zone: '${league.time_zones[0]}'`,
    `// as ${clubs[0]?.club_id} does`,
    league.short_name,
  ])
    expect(line).toMatch(isOwn);
  for (const line of [`const first = ${league.first_season};`, `'season=${league.first_season}'`])
    expect(line).toMatch(isYear);
});
