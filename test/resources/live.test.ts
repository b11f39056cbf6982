import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import type { Forecast } from '../../src/records/forecast.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Match } from '../../src/records/match.ts';
import { noFeed } from '../../src/records/service-status.ts';
import { live } from '../../src/resources/live.ts';
import type { LiveSource } from '../../src/resources/resource.ts';
import { standings } from '../../src/resources/standings.ts';
import { worlds } from '../support/worlds.ts';

const now = new Date('2025-06-15T18:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

describe.for(worlds)('$name', ({ dataset, tables }) => {
  const { season } = dataset.snapshot;
  const [row] = tables.rows('matches', 2025) as [Match];
  const match = (match_id: string, fields: Partial<Match>): Match => ({
    ...row,
    match_id,
    season,
    home_goals: 1,
    away_goals: 1,
    win_reason: 'Draw',
    home_penalties: null,
    ...fields,
  });

  const matches = [
    match('long-ago', { status: 'FINISHED', kickoff_utc: hours(-49) }),
    match('yesterday', { status: 'FINISHED', kickoff_utc: hours(-47) }),
    match('interrupted', { status: 'LIVE', kickoff_utc: hours(-60) }),
    match('today', { status: 'HALF_TIME', kickoff_utc: hours(-1) }),
    match('unknown-hour', { status: 'UPCOMING', kickoff_utc: null, date: '2025-06-17' }),
    match('later', { status: 'UPCOMING', kickoff_utc: hours(49) }),
  ];
  const stored = new InMemoryTables(tables);
  stored.set('seasons', tables.rows('seasons'));
  stored.set('matches', matches, season);
  const probabilities = { home: 0.4, draw: 0.3, away: 0.3 };
  const forecast = { ...tables.rows('forecasts')[0], match_id: 'today', probabilities } as Forecast;
  stored.set('forecasts', [forecast], season);
  stored.set('inPlayModel', tables.rows('inPlayModel'));
  for (const name of ['stages', 'clubNames'] as const) stored.set(name, tables.rows(name));
  stored.set('standings', [], season);

  const ask = (query: object = {}, liveSource?: LiveSource, feed = noFeed) =>
    live.answer(stored, queryOf(live.parameters, query), {
      now,
      feed,
      ...(liveSource && { liveSource }),
    });
  const idsOf = (query: object) => ask(query).matches.map(({ match_id }) => match_id);

  it('/live lists the matches within two days, and all in play', () => {
    expect(idsOf({})).toEqual(['yesterday', 'interrupted', 'today', 'unknown-hour']);
    expect(ask()).toMatchObject({ live_count: 2, count: 4, window_hours: 48 });
  });

  it('/live includes the table as it stands and the events, of the reading that it names', () => {
    const include = ['standings', 'events'] as const;
    const source = { season, tables: ['matches'] as const, updated_at: hours(-0.01), stale: false };
    const events = [{ id: 1 }] as unknown as readonly LiveEvent[];
    const context = {
      now,
      feed: noFeed,
      liveSource: source,
      events: { events, updatedAt: source.updated_at, isStale: false, isMatchNear: true },
    };
    const { standings: table, ...answer } = live.answer(
      stored,
      queryOf(live.parameters, { include }),
      context,
    );
    const asItStands = standings.answer(
      stored,
      queryOf(standings.parameters, { season, in_play: true }),
      context,
    );
    expect(table).toEqual((asItStands as { standings: unknown }).standings);
    expect(answer).toMatchObject({
      events,
      reading_id: Date.parse(source.updated_at),
      reading_at: source.updated_at,
    });
    expect(ask()).toMatchObject({ standings: null, events: null, reading_id: null });
  });

  it('/live lists those of another window, or all', () => {
    expect(idsOf({ window_hours: 1 })).toEqual(['interrupted', 'today']);
    expect(idsOf({ all: true })).toEqual(matches.map(({ match_id }) => match_id));
    expect(ask({ all: true }).window_hours).toBeNull();
  });

  it('/live lists a postponed match near any hour of its day, and not as one in play', () => {
    const postponed = match('postponed', { status: 'POSTPONED', kickoff_utc: null, date: '2025-06-15' });
    const alone = new InMemoryTables(tables);
    alone.set('clubNames', []);
    alone.set('matches', [postponed], season);
    alone.set('forecasts', [], season);
    alone.set('inPlayModel', tables.rows('inPlayModel'));
    const at = (moment: string) => {
      const query = queryOf(live.parameters, { window_hours: 3 });
      const { count, live_count } = live.answer(alone, query, { now: new Date(moment), feed: noFeed });
      return [count, live_count];
    };
    expect(at('2025-06-14T20:00:00Z')).toEqual([0, 0]);
    for (const moment of ['2025-06-14T22:00:00Z', '2025-06-15T01:00:00Z', '2025-06-16T02:00:00Z'])
      expect(at(moment)).toEqual([1, 0]);
    expect(at('2025-06-16T04:00:00Z')).toEqual([0, 0]);
  });

  it('/live has the chances at the moment, where the match has a forecast', () => {
    const chances = ask().matches.map(({ match_id, probabilities }) => [match_id, probabilities?.draw]);
    expect(chances).toEqual([
      ['yesterday', 1],
      ['interrupted', undefined],
      ['today', expect.closeTo(0.4, 1)],
      ['unknown-hour', undefined],
    ]);
  });

  it('/live without matches says that none is in play, and which is the next', () => {
    const quiet = new InMemoryTables(tables);
    const next = { status: 'UPCOMING', kickoff_utc: hours(49), home_team: 'A', away_team: 'B' } as const;
    quiet.set('matches', [match('later', { ...next, home_club: 'a', away_club: 'b' })], season);
    quiet.set('forecasts', [], season);
    quiet.set('inPlayModel', tables.rows('inPlayModel'));
    const hintOf = (query: object) =>
      live.answer(quiet, queryOf(live.parameters, query), { now, feed: noFeed }).hint;
    expect(hintOf({})).toBe(
      'no match is in play or within 48 hours of now (all=true has the whole schedule); the next is ' +
        `A v B, ${hours(49)}; the live feed is off or has not answered, so what is known is from the last refresh`,
    );
    expect(hintOf({ window_hours: 50 })).toBeNull();
    expect(hintOf({ team: 'no-such-club' })).toContain("no club matches 'no-such-club'");
  });

  it('/live says where it is from', () => {
    expect(ask()).toMatchObject({ source: 'snapshot', updated_at: null, stale: null });
    const failing = ask({}, undefined, { ...noFeed, enabled: true });
    expect(failing).toMatchObject({ source: 'snapshot', updated_at: null, stale: true });
    const origin = { updated_at: now.toISOString(), stale: false };
    const answered = ask({}, { season, tables: ['matches'], ...origin });
    expect(answered).toMatchObject({ source: 'official-live', ...origin });
  });

  it('/live is as old as the last change of a match that it lists', () => {
    const matchChanges = new Map([
      ['yesterday', hours(-45)],
      ['today', hours(-0.5)],
      ['later', hours(-0.1)],
    ]);
    const source = {
      season,
      tables: ['matches'] as const,
      updated_at: hours(-0.1),
      stale: false,
      matchChanges,
    };
    expect(ask({}, source).updated_at).toBe(hours(-0.5));
    expect(ask({ all: true }, source).updated_at).toBe(hours(-0.1));
  });
});
