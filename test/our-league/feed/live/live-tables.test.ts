import { describe, expect, it, vi } from 'vitest';
import type { LiveSeason } from '../../../../src/feed/live/live-season.ts';
import { LiveTables, liveTableSources } from '../../../../src/feed/live/live-tables.ts';
import { mergeSources } from '../../../../src/feed/live/merge-sources.ts';
import { keysOf } from '../../../../src/records/typed.ts';
import { at, inPlay, past, scheduleOf, semifinal, tablesThen } from '../../../support/afternoon-2025.ts';
import { readLive, storedSeason } from '../../../support/live-season.ts';
import { dataset } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const stored = storedSeason(past, 2025);
const season = mergeSources(stored, {}, at);
const every = ['schedule', 'standings', 'teamStats', 'players'] as const;

describe('the tables of a live season', () => {
  it('are missing where a source of them has given nothing, but for the league’s own table', () => {
    const namesOf = (sources: LiveSeason['sources']) => {
      const tables = new LiveTables({ ...season, sources });
      return keysOf(liveTableSources).filter((name) => tables.rows(name));
    };
    expect(namesOf([])).toEqual([]);
    expect(namesOf(['standings', 'teamStats'])).toEqual([]);
    expect(namesOf(['schedule'])).toEqual([
      'matches',
      'matchStats',
      'matchSides',
      'goals',
      'standings',
      'players',
    ]);
    expect(namesOf(['players'])).toEqual([]);
    expect(namesOf(every)).toEqual(keysOf(liveTableSources));
  });

  it('have the rows of the last refresh where the feed changes none', () => {
    const tables = new LiveTables({ ...season, sources: every });
    for (const name of ['matches', 'matchStats', 'standings', 'teamStats'] as const)
      expect(tables.rows(name), name).toEqual(tablesThen.rows(name, 2025));
  });

  it('are all there but one that cannot be derived, which is logged once', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const damaged = { ...stored.dataset, teamStats: [null as never] };
    const tables = new LiveTables({ ...season, dataset: damaged, sources: every });
    for (let times = 0; times < 2; times += 1) {
      const missing = keysOf(liveTableSources).filter((name) => !tables.rows(name));
      expect(missing).toEqual(['teamStats']);
    }
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  });
});

describe('the statistics of a live match', () => {
  it('have the score and the state that the match has now, and its scorers are then not all known', async () => {
    const { tables } = await readLive(stored, { schedule: scheduleOf({ [semifinal.match_id]: inPlay }) }, at);
    expect(the(tables.matchStats ?? [], { match_id: semifinal.match_id })).toMatchObject({
      home_goals: 1,
      away_goals: 1,
      phase: 'SECOND_HALF',
      has_data: false,
      home_scorers: [{ player: null, kind: 'unknown' }],
      scorers_complete: false,
      source: 'official-live',
    });
  });

  it('have the scorers of a stored match while its score is the stored one', async () => {
    const { tables } = await readLive(
      storedSeason(dataset, 2025),
      { schedule: scheduleOf({}, [...dataset.matches.filter(({ season: year }) => year === 2025)]) },
      at,
    );
    const complete = (tables.matchStats ?? []).filter(({ scorers_complete }) => scorers_complete);
    expect(complete.length).toBeGreaterThan(50);
  });
});
