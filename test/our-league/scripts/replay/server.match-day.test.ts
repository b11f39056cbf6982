import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kickoffOf } from '../../../../scripts/replay/play.ts';
import { replayableFeed } from '../../../../scripts/replay/replayable.ts';
import { type Replay, startReplay } from '../../../../scripts/replay/server.ts';
import type { FeedMatch } from '../../../../src/feed/feed-match.ts';
import { feedPaths } from '../../../../src/feed/sdp/paths.ts';
import { parseSchedule } from '../../../../src/feed/sdp/schedule.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import { dataset, datasetRoot } from '../../../support/tables.ts';

const minutes = (count: number) => count * 60_000;

describe('a match day', () => {
  const season = 2025;
  const context = seasonContext(dataset, season);
  const paths = feedPaths(replayableFeed(dataset.league), context.seasonId);
  // The play-in of 2025: 2-2, one goal in each half and each half of extra time, won 5-4 on penalties.
  const playIn = dataset.matches.find((match) => match.season === season && match.stage === 'play-in');
  if (!playIn) throw new Error('the play-in of 2025 is not there');
  const { match_id } = playIn;

  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root: datasetRoot, at: playIn.date, speed: 0 });
  });
  afterAll(() => replay.stop());

  const body = async (address: string): Promise<unknown> =>
    (await fetch(new URL(address, replay.origin))).json();
  /** The match so many minutes after its kick-off. */
  const atMinute = async (elapsed: number): Promise<FeedMatch> => {
    replay.set(new Date(kickoffOf(playIn).getTime() + minutes(elapsed)));
    const { entries, rejected } = parseSchedule(await body(paths.matches), context);
    expect(rejected).toEqual([]);
    return entries.find((match) => match.match_id === match_id) as FeedMatch;
  };

  it('is played as the feed would have it', async () => {
    expect(await atMinute(-1)).toMatchObject({
      status: 'UPCOMING',
      phase: 'PRE_MATCH',
      clock: null,
      home_goals: null,
    });
    const played = { status: 'LIVE', home_penalties: null, winner: null, win_reason: null };
    expect(await atMinute(0)).toMatchObject({
      ...played,
      phase: 'FIRST_HALF',
      clock: 1,
      home_goals: 0,
      away_goals: 0,
    });
    expect(await atMinute(44)).toMatchObject({ ...played, clock: 45, home_goals: 1, away_goals: 0 });
    expect(await atMinute(50)).toMatchObject({
      status: 'HALF_TIME',
      phase: 'HALF_TIME',
      clock: 45,
      home_goals: 1,
    });
    expect(await atMinute(60)).toMatchObject({ ...played, phase: 'SECOND_HALF', clock: 46 });
    expect(await atMinute(100)).toMatchObject({ ...played, clock: 86, home_goals: 1, away_goals: 1 });
    expect(await atMinute(105)).toMatchObject({ ...played, phase: 'EXTRA_FIRST_HALF', clock: 91 });
    expect(await atMinute(128)).toMatchObject({
      ...played,
      phase: 'EXTRA_SECOND_HALF',
      clock: 114,
      home_goals: 2,
    });
    expect(await atMinute(135)).toMatchObject({ ...played, clock: 120, additional_time: 1, away_goals: 2 });
    const shootOut = { status: 'LIVE', phase: 'PENALTIES', clock: 120, home_penalties: 2, away_penalties: 2 };
    expect(await atMinute(141)).toMatchObject(shootOut);
    expect(await atMinute(146)).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      home_goals: 2,
      away_goals: 2,
      home_penalties: 4,
      away_penalties: 5,
      win_reason: 'Penalties',
      winner: playIn.winner,
    });
  });
});
