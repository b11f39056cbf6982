import { describe, expect, it } from 'vitest';
import { hasResult } from '../../../src/derive/matches.ts';
import type { TableName } from '../../../src/records/published.ts';
import { ascending } from '../../../src/records/text.ts';
import { whatIfPage } from '../../../src/site/forecast/what-if-page.ts';
import { standingsMatches } from '../../../src/site/lookups/season-standings.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);
  const season = english.currentSeason;
  const { tables } = english;
  const matches = standingsMatches(tables, season).filter(({ status }) => status !== 'CANCELLED');
  const byId = matches.toSorted((a, b) => ascending(a.match_id, b.match_id));
  const isLeft = matches.some((match) => !hasResult(match));
  const [firstLeft] = matches.filter((match) => match.status === 'UPCOMING');

  it.runIf(matches.length > 0)(
    'what can be chosen begins with what comes next and ends with what was',
    () => {
      const text = String(whatIfPage(english, season).content);
      const shown = [...text.matchAll(/name="(\d+)" value="0"/g)].map(([, index]) => byId[Number(index)]);
      expect(shown).toHaveLength(matches.length);
      const results = shown.map((match) => match !== undefined && hasResult(match));
      expect(results).toEqual(results.toSorted((a, b) => Number(a) - Number(b)));
      expect(text.includes('<h2>Played already</h2>')).toBe(isLeft && results.includes(true));
    },
  );

  it.runIf(firstLeft)('a postponed match stands after those with a day, without its own', () => {
    const rows = tables
      .rows('matches')
      .map((match) => (match === firstLeft ? { ...match, status: 'POSTPONED' as const } : match));
    const rowsOf = (name: TableName, year?: number) =>
      name === 'matches'
        ? rows.filter((row) => year === undefined || row.season === year)
        : tables.rows(name, year);
    const site = { ...english, tables: { ...tables, rows: rowsOf as typeof tables.rows } };
    const text = String(whatIfPage(site, season).content);
    const [left = '', undated = ''] =
      text.split('<h2>Played already</h2>')[0]?.split('<h2>Without a new date</h2>') ?? [];
    const name = `name="${byId.findIndex(({ match_id }) => match_id === firstLeft?.match_id)}"`;
    expect(left).not.toContain(name);
    const [group = ''] = undated.match(new RegExp(`[^>]*>(?:(?!radiogroup).)*${name}`, 's')) ?? [];
    expect(group).toContain('Postponed');
  });
});
