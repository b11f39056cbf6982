import { expect, it } from 'vitest';
import { renderRedirects } from '../../../../build/render/redirects.ts';
import { resources } from '../../../../src/resources/index.ts';
import { tables } from '../../../support/tables.ts';

it('redirects follow those written by hand, to files whose address depends on the data', () => {
  const lines = renderRedirects('/old /new 301\n\n', resources, tables).split('\n');
  // Scorers alone are not a season's players.
  const years = tables.rows('players').flatMap(({ season, minutes }) => (minutes === null ? [] : [season]));
  const latest = years.length > 0 ? Math.max(...years) : tables.index.current;
  expect(lines[0]).toBe('/old /new 301');
  expect(lines).toContain(`/data/v1/players.json /data/v1/players/season/${latest}.json 302`);
  // The address of the matches is the same whatever the data.
  expect(lines.filter((line) => line.startsWith('/data/v1/matches.json'))).toEqual([]);
  expect(lines.at(-1)).toBe('');
});
