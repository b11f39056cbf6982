import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  allRows,
  answerHas,
  boolean,
  hasRows,
  integer,
  isSorted,
  refusesFor,
  rowsHave,
  succeeds,
} from './expectations.ts';
import { type Expectation, type Requirement, type Row, rowsOf } from './requirement.ts';

const statuses = [
  'FINISHED',
  'UPCOMING',
  'LIVE',
  'IN_PLAY',
  'HALF_TIME',
  'POSTPONED',
  'CANCELLED',
  'SUSPENDED',
];

/** The lists that are given in pages. */
const pages = ['/matches', '/players', '/referees', '/weather', '/odds', '/odds-quotes'];

/** A match in play is live: a filter by either finds both. */
const inPlay = ['LIVE', 'IN_PLAY'];

const isStatus =
  (status: string): Expectation =>
  (asked) => {
    succeeds(asked);
    const found = rowsOf(asked.reply, 'matches').map((row) => String(row.status));
    const expected = inPlay.includes(status) ? inPlay : [status];
    expect(found.filter((value) => !expected.includes(value))).toEqual([]);
  };

/** Whether a row is of a match of the club whose name the request has a part of. */
export const isOfClub = ({ home_club, away_club }: Row, value: (name: string) => string) =>
  [home_club, away_club].includes(value('match.home_club'));

/** The shared parameters, match statuses, and the endpoints of matches and competition. */
export const matchRequirements: readonly Requirement[] = [
  [
    'season | integer | minimum 2019',
    '/matches?season={first}&order=desc',
    allRows('matches', (row, value) => row.season === Number(value('first'))),
  ],
  ['season | integer | minimum 2019', '/matches?season={before the first}', refusesFor('season')],
  ['season | integer | minimum 2019', '/matches?season=x', refusesFor('season')],
  [
    'team | string | case-insensitive partial match',
    '/matches?team={part of match.home_team}',
    allRows('matches', isOfClub),
  ],
  ['limit | integer | 1 to 500, default 100', '/matches', hasRows('matches', 100)],
  ['limit | integer | 1 to 500, default 100', '/matches?limit=1', hasRows('matches', 1)],
  ['limit | integer | 1 to 500, default 100', '/matches?limit=500', hasRows('matches', 500)],
  ['limit | integer | 1 to 500, default 100', '/matches?limit=0', refusesFor('limit')],
  ['limit | integer | 1 to 500, default 100', '/matches?limit=501', refusesFor('limit')],
  ['offset | integer | minimum 0, default 0', '/matches', answerHas({ offset: z.literal(0) })],
  [
    'offset | integer | minimum 0, default 0',
    '/matches?limit=1&offset=1',
    async ({ reply, ask }) => {
      expect(rowsOf(reply, 'matches')[0]).toEqual(rowsOf(await ask('/matches'), 'matches')[1]);
    },
  ],
  ['offset | integer | minimum 0, default 0', '/matches?offset=-1', refusesFor('offset')],
  ['order | string | `asc` or `desc`', '/matches?order=asc', isSorted('matches', 'date', 'asc')],
  ['order | string | `asc` or `desc`', '/matches?order=desc', isSorted('matches', 'date', 'desc')],
  [
    'from, to | string | date, YYYY-MM-DD',
    '/matches?season={season}&from={match.date}',
    allRows('matches', (row, value) => String(row.date) >= value('match.date')),
  ],
  [
    'from, to | string | date, YYYY-MM-DD',
    '/matches?season={season}&to={match.date}',
    allRows('matches', (row, value) => String(row.date) <= value('match.date')),
  ],
  ['from, to | string | date, YYYY-MM-DD', '/matches?from=yesterday', refusesFor('from')],
  ['from, to | string | date, YYYY-MM-DD', '/matches?to=2024-02-30', refusesFor('to')],
  [
    'date | string | date, YYYY-MM-DD',
    '/matches?date={match.date}',
    allRows('matches', (row, value) => row.date === value('match.date')),
  ],
  ['date | string | date, YYYY-MM-DD', '/matches?date=24-07-01', refusesFor('date')],
  ...pages.flatMap((address): Requirement[] => [
    [
      'Paginated responses include total, count and has_more.',
      address,
      answerHas({ total: integer, count: integer, has_more: boolean }),
    ],
    [
      'The legacy shape has total, count, offset and limit around a collection named for the resource (for example matches).',
      address,
      answerHas({
        total: integer,
        count: integer,
        offset: integer,
        limit: integer,
        [address.slice(1).replace('-', '_')]: z.array(z.unknown()),
      }),
    ],
  ]),

  ...statuses.map(
    (status) => [status, `/matches?season={current}&status=${status}&order=desc`, isStatus(status)] as const,
  ),
  [
    'Match status values',
    '/matches?season={season}&status=FINISHED&limit=500',
    rowsHave('matches', { status: z.enum(statuses) }),
  ],
  ['status (enum above)', '/matches?status=OVER', refusesFor('status', ...statuses)],
  [
    'match_id (string)',
    '/matches?match_id={match.match_id}',
    allRows('matches', (row, value) => row.match_id === value('match.match_id')),
  ],
  ['400 on invalid parameters', '/matches?no_such_parameter=1', refusesFor('no_such_parameter')],

  [
    'Live, recently finished and soon-to-start fixtures',
    '/live',
    answerHas({ matches: z.array(z.unknown()) }),
  ],
  ['window_hours (integer 1 to 168, default 48)', '/live', answerHas({ window_hours: z.literal(48) })],
  [
    'window_hours (integer 1 to 168, default 48)',
    '/live?window_hours=1',
    answerHas({ window_hours: z.literal(1) }),
  ],
  [
    'window_hours (integer 1 to 168, default 48)',
    '/live?window_hours=168',
    answerHas({ window_hours: z.literal(168) }),
  ],
  ['window_hours (integer 1 to 168, default 48)', '/live?window_hours=0', refusesFor('window_hours')],
  ['window_hours (integer 1 to 168, default 48)', '/live?window_hours=169', refusesFor('window_hours')],
  ['all (boolean, default false)', '/live?all=maybe', refusesFor('all')],
  [
    'all (boolean, default false)',
    '/live?all=false',
    async ({ reply, ask }) => {
      const { count } = (await ask('/live')).json<{ count: number }>();
      expect(reply.json<{ count: number }>().count).toBe(count);
    },
  ],
  [
    'all=true returns the whole current schedule',
    '/live?all=true',
    async ({ reply, ask }) => {
      const schedule = (await ask('/matches?season={current}&limit=1')).json<{ total: number }>();
      expect(rowsOf(reply, 'matches')).toHaveLength(schedule.total);
    },
  ],
  [
    '/live | team',
    '/live?all=true&team={part of match.home_team}',
    (asked) => {
      succeeds(asked);
      expect(rowsOf(asked.reply, 'matches').filter((row) => !isOfClub(row, asked.value))).toEqual([]);
    },
  ],

  [
    'Advanced stats for one match',
    '/match-stats?match_id={match.match_id}',
    ({ reply, value }) => expect(reply.json<Row>().match_id).toBe(value('match.match_id')),
  ],
  [
    'for all available matches of a season',
    '/match-stats?season={season}',
    async ({ reply, ask }) => {
      const { total } = (await ask('/matches?season={season}&status=FINISHED&limit=500')).json<{
        total: number;
      }>();
      expect(rowsOf(reply, 'match_stats')).toHaveLength(total);
    },
  ],
  ['Either match_id or season is required; 400 otherwise', '/match-stats', refusesFor('match_id', 'season')],

  [
    'Official live 2026 table, or the archived official table for 2019 to 2025.',
    '/standings?season={season}',
    ({ reply, value }) => expect(reply.json<Row>().season).toBe(Number(value('season'))),
  ],
  [
    'Official live 2026 table, or the archived official table for 2019 to 2025.',
    '/standings?season={current}',
    ({ reply, value }) => expect(reply.json<Row>().season).toBe(Number(value('current'))),
  ],
  [
    'Omitting season returns every table',
    '/standings',
    async ({ reply, ask }) => {
      const seasons = rowsOf(await ask('/seasons'), 'seasons').map(({ season }) => season);
      const listed = new Set(rowsOf(reply, 'standings').map(({ season }) => season));
      expect([...listed].sort()).toEqual(seasons.toSorted());
    },
  ],
];
