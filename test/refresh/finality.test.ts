import { describe, expect, it } from 'vitest';
import { readDataset } from '../../build/read/dataset.ts';
import { isFinal } from '../../src/feed/final-rows.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { refreshingOf } from '../support/refreshing.ts';
import { rewound } from '../support/rewound.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset } = world;
  const { refreshing } = refreshingOf(world);

  describe('isFinal', () => {
    // A time of the same day everywhere in the east, and before midnight everywhere in the west.
    const match = { status: 'FINISHED', date: '2025-07-01', kickoff_utc: '2025-07-01T06:00:00Z' } as const;

    it.for([
      ['2025-07-01T09:59:59Z', false],
      ['2025-07-01T10:00:00Z', true],
      ['2026-01-01T00:00:00Z', true],
    ] as const)('at %s is %s of a match from 06:00 UTC', ([at, expected]) => {
      expect(isFinal(dataset.league, match, new Date(at))).toBe(expected);
    });

    it.for([
      ['2025-07-01T09:59:59Z', false],
      ['2025-07-02T12:00:00Z', true],
    ] as const)('at %s is %s where the kick-off is not known', ([at, expected]) => {
      expect(isFinal(dataset.league, { ...match, kickoff_utc: null }, new Date(at))).toBe(expected);
    });

    it('is false for an unfinished match, however late it is', () => {
      expect(
        isFinal(dataset.league, { ...match, status: 'SUSPENDED' }, new Date('2026-01-01T00:00:00Z')),
      ).toBe(false);
    });
  });

  describe.runIf(dataset.players.length > 0)('totals that count a match which is just over', () => {
    const at = refreshing();
    const season = Math.max(...dataset.players.map((player) => player.season));
    const over = dataset.matches.filter((match) => match.season === season && match.status === 'FINISHED');
    const last = over.findLast(({ kickoff_utc }) => kickoff_utc !== null);
    const minutesIn = (minutes: number) => new Date(Date.parse(last?.kickoff_utc ?? '') + minutes * 60_000);

    it('wait until it is final, while those of other clubs are merged', async () => {
      await rewound(at.copy, minutesIn(-1), season);
      const ofClubs = (rows: readonly { season: number; club: string | null }[]) =>
        new Set(rows.filter((row) => row.season === season).map(({ club }) => club));
      const stored = async () => (await readDataset(at.copy.project)).dataset;
      const all = ofClubs(dataset.teamStats);

      at.replay.set(minutesIn(239));
      await at.run();
      const { matches, players, teamStats } = await stored();
      const open = new Set(matches.flatMap((match) => (match.status === 'UPCOMING' ? [match.match_id] : [])));
      const waiting = new Set(
        over.flatMap((match) => (open.has(match.match_id) ? [match.home_club, match.away_club] : [])),
      );
      expect(waiting).toContain(last?.home_club);
      expect(ofClubs(teamStats)).toEqual(all.difference(waiting));
      expect(ofClubs(players).intersection(waiting)).toEqual(new Set());

      at.replay.set(minutesIn(240));
      await at.run();
      const after = await stored();
      expect(after.matches.find(({ match_id }) => match_id === last?.match_id)?.status).toBe('FINISHED');
      expect(ofClubs(after.teamStats)).toEqual(all);
      expect(ofClubs(after.players).intersection(all)).toEqual(all);
    });
  });
});
