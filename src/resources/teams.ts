import * as z from 'zod/mini';
import { clubSearch } from '../query/club.ts';
import { clubHint, clubHintTables, hint } from '../query/club-hint.ts';
import { flag } from '../query/kinds.ts';
import { idMatcher, matcher } from '../query/text.ts';
import { team } from '../records/directory.ts';
import { count, seasonYear } from '../records/fields.ts';
import { arrayOf, described, record } from '../records/schema.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

export const teams = defineResource({
  name: 'teams',
  path: '/teams',
  tag: 'Clubs',
  summary: 'Clubs, present and past',
  parameters: {
    active_only: flag('Only clubs that currently play in the league'),
    search: clubSearch({
      description: 'Part of a name, a former name, the city or the venue, or a whole club_id',
      example: '{club_name}',
    }),
  },
  responseSchema: record('TeamList', 'The clubs that match the query', {
    count: described(count, 'Clubs in this answer'),
    season: described(seasonYear, 'The current season'),
    teams: arrayOf(team, 'The clubs, by club_id'),
    source: described(z.enum(['archive']), 'The service’s own list of clubs'),
    hint,
  }),
  lifetime: lifetimes.day,
  examples: ['active_only=true'],
  rows: [rowsIn('teams', team, { ties: ['club_id'] })],
  tablesNeeded: () => [{ table: 'seasons' }, ...clubHintTables],
  answer(tables, { active_only, search }) {
    const matches = search === undefined ? undefined : matcher(search);
    const isId = search === undefined ? undefined : idMatcher(search);
    const clubs = tables
      .rows('teams')
      .filter(
        (club) =>
          (!active_only || club.status === 'active') &&
          (!matches ||
            isId?.(club.club_id) ||
            [club.name, club.city, club.stadium, ...club.former_names.map(({ name }) => name)].some(matches)),
      );
    return {
      count: clubs.length,
      season: tables.index.current,
      teams: clubs,
      source: 'archive' as const,
      hint: clubs.length === 0 ? clubHint(search, tables) : null,
    };
  },
  *prerenderedQueries() {
    yield {};
    yield { active_only: true };
  },
});
