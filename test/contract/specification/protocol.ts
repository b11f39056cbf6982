import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  allRows,
  day,
  errorHas,
  fails,
  finds,
  hasHeader,
  integer,
  lives,
  refusesFor,
  rowsHave,
  succeeds,
  text,
} from './expectations.ts';
import type { Expectation, Requirement } from './requirement.ts';
import { endpoints } from './service.ts';

/** Expects the lifetime of live data, where the answer is from the live feed. */
const livesAsLive =
  (seconds: number): Expectation =>
  (asked) => {
    succeeds(asked);
    const { source } = asked.reply.json<{ source?: unknown }>();
    if (source === 'official-live') lives(seconds)(asked);
  };

/** Expects a number of the quota on some of many answers: one may lack it, since the limiter has a deadline. */
const someHave =
  (name: string): Expectation =>
  async ({ ask }) => {
    const values: (string | null)[] = [];
    for (const address of endpoints) values.push((await ask(address)).headers.get(name));
    expect(values, name).toContainEqual(expect.stringMatching(/^\d+$/));
  };

const methods = /^(?=.*\bGET\b)(?=.*\bOPTIONS\b)/;
const refused = '/matches?order=sideways';

/** Caching, cross-origin access, conventions, authentication, errors and limits. */
export const protocolRequirements: readonly Requirement[] = [
  ['Live match state | 15 seconds', '/live', lives(15)],
  ['Live season statistics | 60 seconds', '/team-stats', livesAsLive(60)],
  ['Stable archives | longer', '/players?season={season}&limit=500', lives((seconds) => seconds > 60)],
  ['Legacy /matches and /standings | 1 hour', '/api/matches?season={season}', lives(3600)],
  ['Legacy /matches and /standings | 1 hour', '/api/standings?season={season}', lives(3600)],
  ['Legacy /teams | 24 hours', '/api/teams', lives(86_400)],

  ['All origins are allowed.', '/matches', hasHeader('Access-Control-Allow-Origin', '*')],
  ['All origins are allowed.', 'OPTIONS /matches', hasHeader('Access-Control-Allow-Origin', '*')],
  ['All origins are allowed.', refused, hasHeader('Access-Control-Allow-Origin', '*')],
  [
    'The allowed methods are GET and OPTIONS.',
    'OPTIONS /matches',
    hasHeader('Access-Control-Allow-Methods', methods),
  ],
  [
    'The allowed request header is Content-Type.',
    'OPTIONS /matches',
    hasHeader('Access-Control-Allow-Headers', /\bContent-Type\b/),
  ],

  [
    'Team and name searches are case-insensitive partial matches.',
    '/teams?search={part of club.name}',
    finds('teams', 'name', 'club.name', '/teams'),
  ],
  ['Dates use YYYY-MM-DD.', '/matches', rowsHave('matches', { date: day })],
  [
    'No key, token or registration is required, and every endpoint is publicly accessible.',
    '/matches',
    succeeds,
  ],

  ['error | string | yes', refused, errorHas({ error: text })],
  ['message | string | yes', refused, errorHas({ message: text })],
  ['status | integer | yes', refused, errorHas({ status: integer })],
  ['`status` carries the HTTP status code.', refused, errorHas({ status: z.literal(400) })],
  [
    'An invalid parameter, such as an order that is not asc or desc, returns 400 with a message that names the problem.',
    refused,
    refusesFor('order', 'sideways', 'asc', 'desc'),
  ],
  ['A missing match_id and season on /match-stats returns 400.', '/match-stats', fails(400)],
  ['An unknown endpoint returns 404.', '/no-such-endpoint', fails(404)],

  ['Responses carry the headers X-RateLimit-Limit', '/matches', hasHeader('X-RateLimit-Limit', /^\d+$/)],
  ['X-RateLimit-Remaining and X-RateLimit-Reset', '/matches', someHave('X-RateLimit-Remaining')],
  ['X-RateLimit-Reset', '/matches', someHave('X-RateLimit-Reset')],
  ['Responses carry the headers X-RateLimit-Limit', refused, hasHeader('X-RateLimit-Limit', /^\d+$/)],
  [
    'Player leaderboard eligibility threshold is 270 minutes.',
    '/leaderboards?season={season}&metric=rating',
    allRows('leaderboards.rows', ({ minutes }) => Number(minutes) >= 270, 'players'),
  ],
];
