import { describe, expect, it } from 'vitest';
import {
  areClubsKnown,
  keyOf,
  parseAnswer,
  storedKeys,
  withIds,
} from '../../../../src/edge/league-feed/parse-answer.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';
import { UnexpectedResponseError } from '../../../../src/feed/parse-entries.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import { matchEntry, scheduleAnswer, standingEntry, standingsAnswer } from '../../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../../support/tables.ts';

const adapter = liveAdapter();
const now = new Date('2025-12-01T00:00:00Z');
const matches = ofSeason(dataset.matches, 2019);
const context = seasonContext(tables, 2019);
const schedule = (count: number) => {
  const entries = matches.slice(0, count).map((match) => matchEntry(match));
  return scheduleAnswer(2019, entries);
};

describe('parseAnswer', () => {
  it('has the rows and the ids that the schedule implies', () => {
    const { entries, rejected, ids } = parseAnswer(
      adapter,
      'schedule',
      schedule(matches.length),
      context,
      tables,
      now,
    );
    expect(entries.map((row) => keyOf('schedule', row)).sort()).toEqual(
      matches.map(({ match_id }) => match_id).sort(),
    );
    expect(rejected).toEqual([]);
    expect(ids?.clubs.map(([, club]) => club)).toEqual(['fc-edmonton']);
  });

  it('has the rows of a table, of which no club need be in it', () => {
    const current = seasonContext(tables, 2025);
    const rows = ofSeason(dataset.standings, 2025);
    const body = standingsAnswer(2025, [{}, ...rows.slice(1).map((row) => standingEntry(row))]);
    const { entries, rejected } = parseAnswer(adapter, 'standings', body, current, tables, now);
    expect(entries.map((row) => keyOf('standings', row))).toEqual(rows.slice(1).map(({ club }) => club));
    // One that cannot be parsed takes no other with it.
    expect(rejected).toHaveLength(1);
  });

  it('throws where the answer lacks more than half of the stored rows', () => {
    const half = matches.length / 2;
    expect(parseAnswer(adapter, 'schedule', schedule(half), context, tables, now).entries).toHaveLength(half);
    expect(() => parseAnswer(adapter, 'schedule', schedule(half - 1), context, tables, now)).toThrow(
      `lacks ${half + 1} of the ${matches.length} entries known`,
    );
  });

  it('throws where no entry can be parsed', () => {
    const body = { standings: [{ type: 'table', teams: [{}, null] }] };
    expect(() => parseAnswer(adapter, 'standings', body, context, tables, now)).toThrow(
      UnexpectedResponseError,
    );
  });
});

describe('storedKeys', () => {
  it('has every player of the season whom the feed lists', () => {
    const players = ofSeason(dataset.players, 2019);
    const ids = players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id);
    expect(ids.length).toBeLessThan(players.length);
    expect(storedKeys('players', context, tables).sort()).toEqual(ids.sort());
  });

  it('lacks clubs of which the last refresh had no totals', () => {
    const current = seasonContext(tables, 2025);
    const totals = ofSeason(dataset.teamStats, 2025).map(({ club }) => club);
    expect(storedKeys('teamStats', current, tables).sort()).toEqual(totals.sort());
    expect(storedKeys('teamStats', context, tables)).toEqual(
      ofSeason(dataset.teamStats, 2019).map(({ club }) => club),
    );
  });
});

describe('ids that a schedule implied before', () => {
  it('are added to those that are stored', () => {
    expect(areClubsKnown(context)).toBe(false);
    const { ids } = parseAnswer(adapter, 'schedule', schedule(matches.length), context, tables, now);
    const completed = withIds({ ...context, venues: new Map([['stored', 'venue']]) }, ids);
    expect(areClubsKnown(completed)).toBe(true);
    expect(completed.venues).toEqual(new Map([...(ids?.venues ?? []), ['stored', 'venue']]));
    expect(withIds(context, undefined)).toBe(context);
  });
});
