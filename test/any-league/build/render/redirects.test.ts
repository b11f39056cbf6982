import { describe, expect, it } from 'vitest';
import { guessedRedirects, renderRedirects } from '../../../../build/render/redirects.ts';
import type { Tables } from '../../../../src/records/published.ts';
import { slugOf } from '../../../../src/site/routes.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', ({ resources, tables }) => {
  it('redirects follow those written by hand, to files whose address depends on the data', () => {
    const lines = renderRedirects('/old /new 301\n\n', resources, tables).split('\n');
    expect(lines[0]).toBe('/old /new 301');
    expect(lines).toContain(`/data/v1/players.json /data/v1/players/season/${tables.index.current}.json 302`);
    // The address of the matches is the same whatever the data.
    expect(lines.filter((line) => line.startsWith('/data/v1/matches.json'))).toEqual([]);
    expect(lines.at(-1)).toBe('');
  });

  it('redirects of patterns come last, since the platform reads 100 rules after the first of them', () => {
    const lines = renderRedirects('/old/* /new/:splat 301\n/old /new 301\n', resources, tables).split('\n');
    expect([lines[0], ...lines.slice(-2)]).toEqual(['/old /new 301', '/old/* /new/:splat 301', '']);
  });

  it('a club is found under its former names, and the page of two clubs with either first', () => {
    const lines = new Map(
      guessedRedirects(tables).map((line) => {
        const [from = '', to = '', status] = line.split(' ');
        expect(status).toBe('301');
        return [from, to];
      }),
    );
    for (const { club_id, former_names } of tables.rows('teams')) {
      for (const { name } of former_names) {
        const slug = slugOf(name);
        if (slug !== '' && slug !== club_id) expect(lines.get(`/clubs/${slug}`)).toBe(`/clubs/${club_id}`);
      }
    }
    for (const { home_club, away_club } of tables.rows('matches')) {
      const [first, second] = [home_club, away_club].sort();
      expect(lines.get(`/clubs/${second}/vs/${first}`)).toBe(`/clubs/${first}/vs/${second}`);
    }
  });

  it('redirects that are guessed leave room for the others, in a league of many clubs', () => {
    const clubs = Array.from({ length: 60 }, (_, index) => `club-${index}`);
    const [match] = tables.rows('matches');
    if (!match) throw new Error('the league has no match');
    const manyMatches = clubs.flatMap((home_club) =>
      clubs.map((away_club) => ({ ...match, home_club, away_club })),
    );
    // The type of the rows follows from the name, which a condition on the name loses.
    const rows = ((name, season) =>
      name === 'matches' ? manyMatches : tables.rows(name, season)) as Tables['rows'];
    const manyTables: Tables = { league: tables.league, index: tables.index, rows };
    const lines = renderRedirects('/old /new 301\n', resources, manyTables).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(2000);
    const fewLines = renderRedirects('/old /new 301\n', resources, tables).trimEnd().split('\n');
    const isGuessed = (line: string) => line.endsWith(' 301') && !line.startsWith('/old');
    expect(lines).toEqual(expect.arrayContaining(fewLines.filter((line) => !isGuessed(line))));
  });
});
