import { beforeEach, describe, expect, it } from 'vitest';
import { readDataset } from '../../../build/read/dataset.ts';
import { writeSightings } from '../../../scripts/refresh/seen.ts';
import { rewound } from '../../support/rewound.ts';
import { dataset } from '../../support/tables.ts';
import { finished, refreshing } from './refreshing.ts';

const at = refreshing();

describe('a match that is just over', () => {
  const last = finished.findLast(({ kickoff_utc }) => kickoff_utc !== null);
  const kickoff = Date.parse(last?.kickoff_utc ?? '');
  const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);
  const stored = async () =>
    (await readDataset(at.copy.root)).dataset.matches.find(({ match_id }) => match_id === last?.match_id);

  beforeEach(async () => {
    await at.takeBack(new Date(kickoff - 60_000));
    await writeSightings(at.copy.root, {});
  });

  it('is final when the same score was heard ten minutes before', async () => {
    at.replay.set(minutesIn(60));
    await at.run();
    expect((await stored())?.status).toBe('UPCOMING');
    at.replay.set(minutesIn(140));
    await at.run();
    expect((await stored())?.status).toBe('UPCOMING');
    at.replay.set(minutesIn(149));
    await at.run();
    expect((await stored())?.status).toBe('UPCOMING');
    at.replay.set(minutesIn(150));
    await at.run();
    expect(await stored()).toEqual(last);
  });

  it('begins to count anew when its score changes', async () => {
    at.replay.set(minutesIn(140));
    at.replay.fault('score-taken-back');
    await at.run();
    at.replay.fault(null);
    at.replay.set(minutesIn(155));
    await at.run();
    expect((await stored())?.status).toBe('UPCOMING');
  });

  it('is final on a later day', async () => {
    at.replay.set(minutesIn(36 * 60));
    await at.run();
    expect(await stored()).toEqual(last);
  });
});

describe('totals', () => {
  const season = Math.max(...dataset.players.map((player) => player.season));
  const over = dataset.matches.filter((match) => match.season === season && match.status === 'FINISHED');
  const last = over.findLast(({ kickoff_utc }) => kickoff_utc !== null);
  const minutesIn = (minutes: number) => new Date(Date.parse(last?.kickoff_utc ?? '') + minutes * 60_000);

  it('that count a match which is just over wait until it is final, those of other clubs do not', async () => {
    await rewound(at.copy, minutesIn(-1), season);
    await writeSightings(at.copy.root, {});
    const ofClubs = (rows: readonly { season: number; club: string | null }[]) =>
      new Set(rows.filter((row) => row.season === season).map(({ club }) => club));
    const stored = async () => (await readDataset(at.copy.root)).dataset;
    const all = ofClubs(dataset.teamStats);

    at.replay.set(minutesIn(170));
    await at.run();
    const { matches, players, teamStats } = await stored();
    const open = new Set(matches.flatMap((match) => (match.status === 'UPCOMING' ? [match.match_id] : [])));
    const waiting = new Set(
      over.flatMap((match) => (open.has(match.match_id) ? [match.home_club, match.away_club] : [])),
    );
    expect(waiting).toContain(last?.home_club);
    expect(ofClubs(teamStats)).toEqual(all.difference(waiting));
    expect(ofClubs(players).intersection(waiting)).toEqual(new Set());

    at.replay.set(minutesIn(180));
    await at.run();
    const after = await stored();
    expect(after.matches.find(({ match_id }) => match_id === last?.match_id)?.status).toBe('FINISHED');
    expect(ofClubs(after.teamStats)).toEqual(all);
    expect(ofClubs(after.players).intersection(all)).toEqual(all);
  });
});
