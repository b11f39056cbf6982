import { expect } from 'vitest';
import type { Match } from '../../src/records/match.ts';
import { pick } from '../../src/records/typed.ts';
import { club } from './examples.ts';
import { ask, current, schedule } from './live-service.ts';

const endpoints = [
  '/live?all=true',
  '/live/events',
  `/matches?season=${current}&limit=500`,
  `/matches?team=${club}&order=desc`,
  `/standings?season=${current}`,
  '/standings',
  '/players',
  '/leaderboards',
  '/team-stats',
  '/health',
];

/** Asks every live endpoint at once, so that what they wait for is shared. */
export function askAll(now: number) {
  return Promise.all(endpoints.map(async (path) => [path, await ask(path, now)] as const));
}

/** Expects the results of the last refresh in an answer, whatever the feed says. */
export function expectStoredResults(matches: readonly Match[] | undefined): void {
  const result = (match: Match) => pick(match, ['match_id', 'status', 'home_goals', 'away_goals', 'winner']);
  const shown = new Map(matches?.map((match) => [match.match_id, match]));
  for (const match of schedule.filter(({ status }) => status === 'FINISHED')) {
    const shownMatch = shown.get(match.match_id);
    if (shownMatch) expect(result(shownMatch)).toEqual(result(match));
  }
}
