import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  allRows,
  answerHas,
  answersLike,
  finds,
  hasRows,
  isSorted,
  refusesFor,
  succeeds,
} from './expectations.ts';
import { type Requirement, type Row, rowsOf } from './requirement.ts';

const metrics = [
  'rating',
  'goals',
  'assists',
  'goal_involvements',
  'xg',
  'shots',
  'shots_on_target',
  'key_passes',
  'successful_dribbles',
  'tackles',
  'interceptions',
  'recoveries',
  'clearances',
  'saves',
  'pass_accuracy',
];

const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'];

const isOfPlayersClub = ({ club, clubs }: Row, value: (name: string) => string) =>
  [club, ...((clubs ?? []) as Row[]).map((part) => part.club)].includes(value('player.club'));

const allBoards = `/leaderboards?season={season}&metric=${metrics.join()}`;

/** The endpoints of players and of teams. */
export const playerAndTeamRequirements: readonly Requirement[] = [
  [
    '/players | season',
    '/players?season={season}&limit=500',
    allRows('players', (row, value) => row.season === Number(value('season'))),
  ],
  [
    '/players | season, team',
    '/players?season={season}&team={part of player.team}&limit=500',
    allRows('players', isOfPlayersClub),
  ],
  ...positions.map(
    (position) =>
      [
        'position (Goalkeeper, Defender, Midfielder, Forward)',
        `/players?season={season}&position=${position}&limit=500`,
        allRows('players', (row) => row.position === position),
      ] as const,
  ),
  [
    'position (Goalkeeper, Defender, Midfielder, Forward)',
    '/players?position=Coach',
    refusesFor('position', ...positions),
  ],
  [
    'search (string)',
    '/players?season={season}&search={part of player.name}&limit=500',
    finds('players', 'player_id', 'player.player_id', '/players?season={season}&limit=500'),
  ],
  ['min_minutes (integer, minimum 0)', '/players?min_minutes=-1', refusesFor('min_minutes')],
  [
    'min_minutes (integer, minimum 0)',
    '/players?season={season}&min_minutes=900&limit=500',
    allRows('players', ({ minutes }) => Number(minutes) >= 900),
  ],
  [
    'eligible (boolean; only players eligible for the rating leaderboard)',
    '/players?season={season}&eligible=true&limit=500',
    allRows('players', (row) => row.rating_eligible === true),
  ],
  [
    'eligible (boolean; only players eligible for the rating leaderboard)',
    '/players?eligible=true',
    allRows('players', (row) => row.rating_eligible === true),
  ],
  [
    'sort (string, default `rating`)',
    '/players?season={season}&limit=500',
    isSorted('players', 'rating', 'desc'),
  ],
  ['sort (string, default `rating`)', '/players', answerHas({ sort: z.literal('rating') })],
  ...metrics.map(
    (metric) =>
      [
        'The sort parameter accepts any documented player metric.',
        `/players?season={season}&sort=${metric}&limit=500`,
        isSorted('players', metric, 'desc'),
      ] as const,
  ),
  [
    'The sort parameter accepts any documented player metric.',
    '/players?season={current}&sort=xg&limit=500',
    isSorted('players', 'xg', 'desc'),
  ],
  ['The sort parameter accepts any documented player metric.', '/players?sort=height', refusesFor('sort')],
  [
    'sort (string, default `rating`), order',
    '/players?season={season}&sort=goals&order=asc',
    isSorted('players', 'goals', 'asc'),
  ],
  ['order, limit, offset', '/players?season={season}&limit=1', hasRows('players', 1)],
  [
    'order, limit, offset',
    '/players?season={season}&limit=1&offset=1',
    async ({ reply, ask }) => {
      const [, second] = rowsOf(await ask('/players?season={season}&limit=500'), 'players');
      expect(rowsOf(reply, 'players')[0]).toEqual(second);
    },
  ],
  ['Paginated players; 400 on invalid parameters', '/players?limit=501', refusesFor('limit')],

  [
    'Leaderboard metric values: rating, goals, assists, goal_involvements, xg, shots, shots_on_target, key_passes, successful_dribbles, tackles, interceptions, recoveries, clearances, saves, pass_accuracy.',
    allBoards,
    (asked) => {
      succeeds(asked);
      expect(rowsOf(asked.reply, 'leaderboards').map((board) => board.metric)).toEqual(metrics);
    },
  ],
  [
    'Leaderboards per requested metric',
    '/leaderboards?season={season}&metric=goals,assists',
    ({ reply }) =>
      expect(rowsOf(reply, 'leaderboards').map((board) => board.metric)).toEqual(['goals', 'assists']),
  ],
  ['metric (comma-separated list)', '/leaderboards?metric=height', refusesFor('metric', ...metrics)],
  [
    '/leaderboards | metric (comma-separated list), team',
    '/leaderboards?season={season}&team={part of player.team}',
    allRows('leaderboards.rows', isOfPlayersClub, 'players'),
  ],
  [
    '/leaderboards | metric (comma-separated list), team, position (string)',
    '/leaderboards?season={season}&position=Midfielder',
    allRows('leaderboards.rows', ({ position }) => position === 'Midfielder', 'players'),
  ],
  [
    '/leaderboards | metric (comma-separated list), team, position (string)',
    '/leaderboards?position=mid',
    refusesFor('position', ...positions),
  ],
  [
    '/leaderboards | metric (comma-separated list), team, position (string), limit',
    '/leaderboards?season={season}&limit=1',
    (asked) => {
      succeeds(asked);
      const lengths = rowsOf(asked.reply, 'leaderboards').map(({ rows }) => (rows as unknown[]).length);
      expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(1);
    },
  ],
  [
    '/leaderboards',
    '/leaderboards',
    allRows('leaderboards.rows', ({ rank }) => Number(rank) >= 1, 'players'),
  ],

  [
    'active_only (boolean; legacy form is the string true)',
    '/teams?active_only=true',
    allRows('teams', ({ status }) => status === 'active', 'clubs'),
  ],
  [
    'active_only (boolean; legacy form is the string true)',
    '/teams?active_only=maybe',
    refusesFor('active_only'),
  ],
  [
    'The directory covers current and historical clubs.',
    '/teams',
    async ({ reply, ask, value }) => {
      const clubs = rowsOf(reply, 'teams').map((row) => row.club_id);
      const played = rowsOf(await ask('/standings?season={first}'), 'standings').map((row) => row.club);
      expect(clubs, `clubs, with those of ${value('first')}`).toEqual(expect.arrayContaining(played));
    },
  ],
  [
    '/teams | active_only (boolean; legacy form is the string true), search (string)',
    '/teams?search={part of club.name}',
    finds('teams', 'name', 'club.name', '/teams'),
  ],
  [
    'Current-season team metrics',
    '/team-stats',
    ({ reply, value }) => expect(reply.json<Row>().season).toBe(Number(value('current'))),
  ],
  [
    '/team-stats | team',
    '/team-stats?season={season}&team={part of match.home_team}',
    (asked) => {
      succeeds(asked);
      const clubs = rowsOf(asked.reply, 'team_stats').map(({ club }) => club);
      expect(clubs).toEqual([asked.value('match.home_club')]);
    },
  ],
  ['sort (string, default `points`)', '/team-stats', isSorted('team_stats', 'points', 'desc')],
  ['sort (string, default `points`)', '/team-stats?sort=goals', isSorted('team_stats', 'goals', 'desc')],
  ['sort (string, default `points`)', '/team-stats?sort=height', refusesFor('sort')],
  [
    'sort (string, default `points`), order',
    '/team-stats?order=asc',
    isSorted('team_stats', 'points', 'asc'),
  ],
  ['raw (boolean)', '/team-stats?raw=false', answersLike('/team-stats', 'team_stats')],
  ['raw (boolean)', '/team-stats?raw=maybe', refusesFor('raw')],
];
