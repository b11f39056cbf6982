import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  allRows,
  answerHas,
  anything,
  fails,
  hasHeader,
  integer,
  number,
  rowsHave,
  succeeds,
  text,
} from './expectations.ts';
import { type Expectation, type Requirement, rowsOf } from './requirement.ts';

/** The endpoints, each with a query that it answers. */
export const endpoints = [
  '/',
  '/seasons',
  '/health',
  '/matches',
  '/live',
  '/match-stats?match_id={match.match_id}',
  '/standings',
  '/players',
  '/leaderboards',
  '/teams',
  '/team-stats',
  '/referees',
  '/venues',
  '/weather',
  '/odds',
  '/odds-quotes',
] as const;

/** Those that answer with data. */
const ofData = endpoints.slice(3);

const areas = ['attack', 'creativity', 'possession', 'defending', 'discipline'] as const;

/** Expects a source; an answer of many tables names the source of each. */
const namesItsSource: Expectation = (asked) => {
  succeeds(asked);
  const fields = Object.keys(asked.reply.json());
  expect(
    fields.filter((name) => ['source', 'sources'].includes(name)),
    asked.reply.address,
  ).not.toEqual([]);
};

/** What the service does, how players are rated, and how it describes itself. */
export const serviceRequirements: readonly Requirement[] = [
  ...ofData.map(
    (address) => ['Only GET is offered on every resource', `POST ${address}`, fails(405)] as const,
  ),
  ['plus OPTIONS for cross-origin use', 'OPTIONS /matches', hasHeader('Allow', /\bOPTIONS\b/)],
  ...endpoints.map(
    (address) => ['Every success response is HTTP 200 with a JSON object.', address, succeeds] as const,
  ),
  [
    'Consumers who publish results are to attribute the service',
    '/',
    answerHas({ attribution: text.check(z.minLength(1)) }),
  ],
  ...ofData.map(
    (address) => ['preserve the source fields that each resource returns', address, namesItsSource] as const,
  ),
  ['The data is licensed CC BY 4.0.', '/', answerHas({ license: text.check(z.minLength(1)) })],

  [
    'Each player is percentile-scored against positional peers in five areas: attack, creativity, possession, defending, discipline.',
    '/players?season={season}&eligible=true&limit=500',
    allRows('players', ({ rating_breakdown }) =>
      areas.every((area) => {
        const score = (rating_breakdown as Record<string, number | null>)[area];
        return score === null || (score !== undefined && score >= 0 && score <= 100);
      }),
    ),
  ],
  [
    'Role-specific weights combine the areas into a rating on a 0 to 10 scale.',
    '/players?season={season}&limit=500',
    rowsHave('players', { rating: z.nullable(number.check(z.gte(0), z.lte(10))) }),
  ],
  [
    'Small samples are shrunk toward the league average, up to 720 minutes played.',
    '/ratings.json',
    answerHas({ rules: z.object({ shrinkage_minutes: z.literal(720) }) }),
  ],
  [
    '270 minutes is the threshold for the public leaderboard (the eligible filter).',
    '/players?season={season}&eligible=true&limit=500',
    allRows('players', ({ minutes }) => Number(minutes) >= 270),
  ],
  [
    'The full five-area breakdown is returned with each player.',
    '/players?season={season}&limit=500',
    rowsHave('players', {
      rating_breakdown: z.nullable(z.object(Object.fromEntries(areas.map((area) => [area, anything])))),
    }),
  ],

  [
    'GET / | Lists every endpoint',
    '/',
    ({ reply }) => {
      const paths = rowsOf(reply, 'endpoints').map(({ path }) => path);
      const expected = endpoints.map((address) => `/api/v1${address === '/' ? '' : address.split('?')[0]}`);
      expect(paths).toEqual(expect.arrayContaining(expected));
    },
  ],
  [
    'GET /seasons | Season identifiers and dataset coverage',
    '/seasons',
    rowsHave('seasons', { season: integer, coverage: z.record(z.string(), z.nullable(number)) }),
  ],
  [
    'GET /health | Service and dataset health',
    '/health',
    answerHas({ status: text, datasets: z.record(z.string(), z.unknown()) }),
  ],
  [
    'Seasons available: 2019 through the current season (2026).',
    '/seasons',
    ({ reply, value }) => {
      const seasons = rowsOf(reply, 'seasons').map(({ season }) => Number(season));
      const first = Number(value('first'));
      const current = Number(value('current'));
      const all = Array.from({ length: current - first + 1 }, (_, index) => first + index);
      expect(seasons.toSorted()).toEqual(all);
    },
  ],

  [
    'The current interface is version 1, served under /api/v1/{resource}.',
    '/',
    answerHas({ api_version: z.literal('v1') }),
  ],
  [
    'The machine-readable description is OpenAPI 3.1',
    '/openapi.json',
    answerHas({ openapi: text.check(z.startsWith('3.1.')) }),
  ],
  [
    'carries the version 2.0.0 of the description itself',
    '/openapi.json',
    answerHas({ info: z.object({ version: z.literal('2.0.0') }) }),
  ],
  ...endpoints.map(
    (address) =>
      [
        'Legacy URLs of the form /api/{resource} remain as aliases.',
        `/api${address === '/' ? '' : address}`,
        async ({ reply, ask }: Parameters<Expectation>[0]) => {
          const { status, text } = await ask(address);
          expect([reply.status, reply.text]).toEqual([status, text]);
        },
      ] as const,
  ),
  [
    'GET /api/v1 returns a live listing of the endpoints.',
    '/',
    answerHas({ endpoints: z.array(z.unknown()) }),
  ],
];
