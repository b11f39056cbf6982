import { describe, expect, it } from 'vitest';
import {
  matchRow,
  playerRow,
  sideRows,
  storedDataset,
  teamStatsRow,
} from '../../../../src/edge/live-season/stored-rows.ts';
import { datasetTables } from '../../../../src/records/dataset/index.ts';
import { keysOf } from '../../../../src/records/typed.ts';
import { season } from '../../../support/match-day.ts';
import { dataset, ofSeason, tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

/** What a published row has of a stored one: the stored row is found again in it. */
describe('a published row as a row of the dataset', () => {
  it.for(dataset.seasons.map(({ season }) => season))('is that of %i that it was made from', (season) => {
    const matches = tables.rows('matches', season).map(matchRow);
    for (const stored of ofSeason(dataset.matches, season))
      expect(the(matches, { match_id: stored.match_id })).toMatchObject(stored);
    const sides = tables.rows('matchStats', season).flatMap(sideRows);
    expect(sides).toHaveLength(ofSeason(dataset.matchStats, season).length);
    for (const stored of ofSeason(dataset.matchStats, season))
      expect(the(sides, { match_id: stored.match_id, side: stored.side })).toMatchObject(stored);
    const players = new Map(
      tables.rows('players', season).map((player) => [player.full_player_id, playerRow(player)]),
    );
    for (const { source: _, ...stored } of ofSeason(dataset.players, season))
      expect(players.get(stored.player_id)).toMatchObject(stored);
  });

  const [row] = tables.rows('teamStats', season);

  it.runIf(row)('is none of a club without totals of the feed', () => {
    if (!row) throw new Error('there are no totals');
    expect(teamStatsRow({ ...row, raw_stats: {} })).toBeUndefined();
    expect(teamStatsRow({ ...row, raw_stats: { Goals: 1 } })).toEqual({
      season: row.season,
      club: row.club,
      stats: { Goals: 1 },
    });
  });
});

describe('storedDataset', () => {
  it('has every table, filled where the rules about live rows read it', () => {
    const stored = storedDataset(tables, season);
    const read = ['clubNames', 'matches', 'players', 'knownExceptions', 'snapshot'];
    const others = keysOf(datasetTables).filter((name) => !read.includes(name));
    expect(others.map((name) => [name, stored[name]])).toEqual(others.map((name) => [name, []]));
    expect([stored.matches.length, stored.players.length]).toEqual([
      ofSeason(dataset.matches, season).length,
      tables.rows('players', season).length,
    ]);
    expect(stored.snapshot).toEqual(dataset.snapshot);
  });
});
