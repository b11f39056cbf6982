import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveTables } from '../../src/derive/index.ts';
import { scheduleRow } from '../../src/feed/adapter.ts';
import { seasonContext } from '../../src/feed/adapters.ts';
import { applyRules } from '../../src/feed/apply-rules.ts';
import { isApplied } from '../../src/feed/change.ts';
import { mergeRows } from '../../src/feed/merge-rows.ts';
import { idRows } from '../../src/feed/provider-ids.ts';
import { requestTime } from '../../src/feed/sdp/entry-fields.ts';
import { parseStandings, parseTeamStats } from '../../src/feed/sdp/parse-clubs.ts';
import { parseIds } from '../../src/feed/sdp/parse-ids.ts';
import { parsePlayers } from '../../src/feed/sdp/parse-players.ts';
import { parseSchedule } from '../../src/feed/sdp/parse-schedule.ts';
import { nextPage } from '../../src/feed/sdp/statistics-pages.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { datasetOfSeason } from '../../src/records/dataset/index.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { specifiedBoards } from '../support/full-statistics.ts';
import { answer, dataset, ofSeason, root } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** Recorded answers of the feed against `data/`: an oracle that the generator of the other tests did not write. */

const season = 2025;
const context = seasonContext(dataset, season);
const options = { now: new Date('2026-01-21T00:54:35Z'), isCurrent: false };

async function recorded(name: string): Promise<Record<string, unknown>> {
  const file = path.join(root, 'test/fixtures/recorded', `${name}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
}

const schedule = await recorded('matches-2025');
const table = await recorded('standings-2025');
const players = { category: 'general', body: await recorded('players-general-2025') };
const teamStats = { category: 'general', body: await recorded('team-stats-general-2025') };
const clubs = await recorded('teams-2025');

describe('the recorded schedule', () => {
  const { entries, rejected } = parseSchedule(schedule, context);

  it('has the matches that data/ has', () => {
    expect(rejected).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(4);
    const stored = new Map(ofSeason(dataset.matches, season).map((match) => [match.match_id, match]));
    for (const match of entries) {
      const { additional_time, venue_basis, ...ours } = scheduleRow.parse(stored.get(match.match_id));
      expect(match).toMatchObject(ours);
      // The schedule's figure is another than the header's, which data/ has.
      expect(match.additional_time).toBeNull();
    }
  });

  it('changes nothing that is stored', () => {
    const stored = ofSeason(dataset.matches, season);
    const rows = entries.map(({ phase, clock, broadcasters, highlights_url, tickets_url, ...row }) => row);
    const merged = mergeRows('matches', stored, rows, options);
    expect(merged.rows).toEqual(stored);
    expect(merged.changes).toEqual([]);
  });

  it('says when it was made, and who shows a match', () => {
    expect(requestTime(schedule)?.toISOString()).toBe('2026-01-21T00:54:35.279Z');
    expect(entries.flatMap(({ broadcasters }) => broadcasters.map(({ name }) => name))).toContain(
      'OneSoccer',
    );
  });

  it('has no match of an hour ago that is still to come', () => {
    const early = new Date('2025-10-22T12:00:00Z');
    const { entries: then, rejected: impossible } = parseSchedule(schedule, context, early);
    expect(then.every(({ date }) => date < '2025-10-22')).toBe(true);
    expect(impossible.map(({ why }) => why)).toContainEqual(
      expect.stringMatching(/^is finished and begins at/),
    );
  });
});

it('the recorded table has the rows that data/ has', () => {
  const { entries, rejected } = parseStandings(table, context);
  expect(rejected).toEqual([]);
  for (const row of entries)
    expect(row).toEqual(the(ofSeason(dataset.standings, season), { club: row.club }));
  expect(entries.length).toBeGreaterThanOrEqual(2);
});

describe('the recorded players', () => {
  const { entries, rejected } = parsePlayers([players], context);

  it('have the figures that data/ has, where the page supplies them', () => {
    expect(rejected).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const { row } of entries) {
      const stored: Record<string, unknown> = the(ofSeason(dataset.players, season), {
        player_id: row.player_id,
      });
      const { club, club_basis, basis, confidence, source, ...figures } = row;
      const known = Object.entries(figures).filter(
        ([column, value]) => value !== null && stored[column] !== null,
      );
      expect(Object.fromEntries(known)).toEqual(
        Object.fromEntries(known.map(([column]) => [column, stored[column]])),
      );
      expect(known.length).toBeGreaterThan(15);
    }
  });

  it('erase nothing, and break no rule', () => {
    const stored = ofSeason(dataset.players, season);
    const merged = mergeRows(
      'players',
      stored,
      entries.map(({ row }) => row),
      options,
    );
    expect(merged.changes.filter(({ outcome }) => outcome === 'loss')).toEqual([]);
    stored.forEach((row, index) => {
      for (const [column, value] of Object.entries(row)) {
        if (value !== null) expect(merged.rows[index]?.[column as keyof typeof row]).not.toBeNull();
      }
    });
    expect(
      applyRules(dataset, season, { rows: { players: merged.rows }, changes: [] }, integrityRules),
    ).toMatchObject({
      changes: [],
    });
  });

  it('fill every board of the specification', () => {
    const merged = mergeRows(
      'players',
      ofSeason(dataset.players, season),
      entries.map(({ row }) => row),
      options,
    );
    const next = { ...datasetOfSeason(dataset, season), players: merged.rows };
    const tables = deriveTables(next, []);
    const { leaderboards: boards } = answer(leaderboards, { season, metric: specifiedBoards }, tables);
    expect(boards.map(({ rows }) => rows.length > 0)).toEqual(Array.from({ length: 15 }, () => true));
  });

  it('are on the first of many pages', () => {
    expect(nextPage(players.body, 1)).toBe(2);
    expect(nextPage(players.body, 47)).toBe(48);
  });
});

describe('the recorded totals of clubs', () => {
  const { entries, rejected } = parseTeamStats([teamStats], context);

  it('have the figures that data/ has', () => {
    expect(rejected).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(2);
    for (const { club, stats } of entries) {
      const stored = the(ofSeason(dataset.teamStats, season), { club }).stats;
      const both = Object.entries(stats).filter(
        ([name]) => stored[name] !== undefined && stored[name] !== null,
      );
      expect(both.length).toBeGreaterThan(100);
      expect(Object.fromEntries(both)).toEqual(
        Object.fromEntries(both.map(([name]) => [name, stored[name]])),
      );
    }
  });

  it('erase nothing, though a page of one category lacks what the others have', () => {
    const stored = ofSeason(dataset.teamStats, season);
    const merged = mergeRows('teamStats', stored, entries, options);
    expect(merged.changes.filter((change) => isApplied(change) && change.after === null)).toEqual([]);
    stored.forEach(({ stats }, index) => {
      for (const [name, value] of Object.entries(stats)) {
        if (value !== null) expect(merged.rows[index]?.stats[name], name).toBe(value);
      }
    });
  });
});

describe('the recorded ids of another register', () => {
  const bodies = [schedule, table, players.body, teamStats.body, clubs];
  const parsed = bodies.map(parseIds);
  const { entries, rejected } = idRows(
    parsed.flatMap((list) => list.entries),
    context,
    dataset.providers,
  );
  const withoutIds = dataset.ids.filter(({ provider }) => provider !== 'opta');
  const merged = mergeRows('ids', withoutIds, entries, options);

  it('are all kept', () => {
    expect([...parsed.flatMap((list) => list.rejected), ...rejected]).toEqual([]);
    const text = JSON.stringify(bodies);
    // opta:MatchDay:1 is a number within a season.
    const recordedIds = [...text.matchAll(/"providerId":"(opta):(?!MatchDay)\w+:(\w+)"/g)].map((match) =>
      match.slice(1),
    );
    expect(recordedIds.length).toBeGreaterThan(20);
    const keptIds = new Set(merged.rows.map(({ provider, provider_id }) => `${provider} ${provider_id}`));
    expect(recordedIds.filter((id) => !keptIds.has(id.join(' ')))).toEqual([]);
  });

  it('are those that data/ has from other sources', () => {
    for (const { source, ...row } of entries)
      expect(dataset.ids).toContainEqual(expect.objectContaining(row));
  });

  it('change nothing a second time, nor where they are stored with another source', () => {
    for (const stored of [merged.rows, dataset.ids])
      expect(mergeRows('ids', stored, entries, options)).toEqual({ rows: stored, changes: [] });
  });
});
