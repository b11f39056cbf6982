import { expect, it } from 'vitest';
import type { LiveChange } from '../../../clients/typescript/src/index.ts';
import type { Match } from '../../../src/records/match.ts';
import { tables } from '../../support/tables.ts';
import { client, observedClient } from '../../support/typescript-client.ts';

const [match] = tables.rows('matches', 2025) as [Match];

/** A moment of a match: fields of it, or an error. */
type Moment = Partial<Match>[] | Response;

const live = (matches: Partial<Match>[]) =>
  new Response(JSON.stringify({ matches: matches.map((fields) => ({ ...match, ...fields })) }));

/** Watches moments, one a request, and returns what was yielded, requested and waited for. */
async function watch(moments: readonly Moment[]) {
  const remaining = moments.values();
  const client = observedClient({
    async fetch() {
      const { value: moment } = remaining.next();
      if (!moment) throw new Error('requested after the end');
      return moment instanceof Response ? moment : live(moment);
    },
    retry: { attempts: 1 },
  });
  const changes: LiveChange[] = [];
  for await (const change of client.api.watchLive()) changes.push(change);
  return { ...client, changes };
}

it('watchLive yields the matches around now, then each change, and ends when all are over', async () => {
  const { changes, sleeps, paths } = await watch([
    [{ status: 'UPCOMING', home_goals: null }],
    [{ status: 'LIVE', home_goals: 0, clock: 1 }],
    [{ status: 'LIVE', home_goals: 0, clock: 1 }],
    [{ status: 'LIVE', home_goals: 1, clock: 1 }],
    [{ status: 'FINISHED', home_goals: 1, clock: null }],
  ]);
  expect(
    changes.map(({ changed, match, previous }) => [changed.sort(), previous?.home_goals, match.home_goals]),
  ).toEqual([
    [[], undefined, null],
    [['clock', 'home_goals', 'status'], null, 0],
    [['home_goals'], 0, 1],
    [['clock', 'status'], 1, 1],
  ]);
  expect(sleeps).toEqual([15_000, 15_000, 15_000, 15_000]);
  expect(new Set(paths)).toEqual(new Set(['/api/v1/live?window_hours=3']));
});

it('watchLive ends at once where there is no match around now', async () => {
  expect((await watch([[]])).sleeps).toEqual([]);
  const { changes, sleeps } = await watch([[{ status: 'POSTPONED' }]]);
  expect([changes.length, sleeps]).toEqual([1, []]);
});

it('watchLive goes on after a failure, once Retry-After has passed', async () => {
  const failure = (status: number, after?: string) =>
    new Response('{}', { status, headers: after === undefined ? {} : { 'Retry-After': after } });
  const { changes, sleeps } = await watch([
    [{ status: 'LIVE' }],
    failure(429, '1200'),
    failure(500),
    failure(503, '2'),
    [{ status: 'FINISHED' }],
  ]);
  expect(changes).toHaveLength(2);
  expect(sleeps).toEqual([15_000, 1_200_000, 15_000, 15_000]);
});

it('watchLive ends with the error of a wrong query, or of too many failures', async () => {
  await expect(watch([new Response('{"message":"no"}', { status: 400 })])).rejects.toThrow(
    client.BadRequestError,
  );
  const failures = Array.from({ length: 21 }, () => new Response('', { status: 500 }));
  await expect(watch(failures)).rejects.toThrow(client.ServerError);
});

it('watchLive ends when it is aborted, or when the loop over it ends', async () => {
  const controller = new AbortController();
  const { api } = observedClient({ fetch: async () => live([{ status: 'LIVE' }]) });
  const changes = api.watchLive({ signal: controller.signal });
  expect((await changes.next()).value).toMatchObject({ previous: null });
  controller.abort(new Error('enough'));
  await expect(changes.next()).rejects.toThrow('enough');
  for await (const { previous } of api.watchLive()) {
    expect(previous).toBeNull();
    break;
  }
});
