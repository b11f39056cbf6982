import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventLogger } from '../../../../scripts/replay/event-log.ts';
import { matchEvents } from '../../../../scripts/replay/match-events.ts';
import { endOf, kickoffOf } from '../../../../scripts/replay/play.ts';
import { type Replay, startReplay } from '../../../../scripts/replay/server.ts';
import { parseHeader, parseReferee, parseSideStats } from '../../../../src/feed/match-detail.ts';
import { feedPaths } from '../../../../src/feed/paths.ts';
import { parsePlayers } from '../../../../src/feed/players.ts';
import { type FeedMatch, parseSchedule } from '../../../../src/feed/schedule.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import { parseStandings } from '../../../../src/feed/standings.ts';
import { parseTeamStats } from '../../../../src/feed/team-stats.ts';
import { dataset, datasetRoot } from '../../../support/tables.ts';

const minutes = (count: number) => count * 60_000;

describe('a match day', () => {
  const season = 2025;
  const context = seasonContext(dataset, season);
  const paths = feedPaths(context.seasonId);
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
  const page = async (address: string) => ({ category: 'general', body: await body(address) });
  /** The match so many minutes after its kick-off. */
  const atMinute = async (elapsed: number): Promise<FeedMatch> => {
    replay.set(new Date(kickoffOf(playIn).getTime() + minutes(elapsed)));
    const { entries, rejected } = parseSchedule(await body(paths.matches), context);
    expect(rejected).toEqual([]);
    return entries.find((match) => match.match_id === match_id) as FeedMatch;
  };

  it('begins five minutes before the first kick-off', () => {
    expect(replay.now().getTime()).toBe(kickoffOf(playIn).getTime() - minutes(5));
  });

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

  it('has the scorers so far, and of spectators, cards and figures at the end', async () => {
    const detail = async (elapsed: number) => {
      await atMinute(elapsed);
      return {
        header: parseHeader(await body(paths.header(match_id)), playIn).value,
        sides: parseSideStats(await body(paths.sideStats(match_id)), playIn).entries,
        referee: parseReferee(await body(paths.facts(match_id)), playIn).value,
      };
    };
    const referee = dataset.referees.find((row) => row.match_id === match_id);
    expect(await detail(-1)).toMatchObject({ header: { goals: [] }, sides: [], referee: undefined });
    const inPlay = await detail(100);
    expect(inPlay).toMatchObject({ header: { attendance: null, home_red_cards: null }, sides: [], referee });
    expect(inPlay.header.goals.map(({ minute }) => minute)).toEqual([45, 86]);
    const { header, sides } = await detail(146);
    expect(header).toMatchObject({ attendance: playIn.attendance, home_red_cards: playIn.home_red_cards });
    expect(header.goals).toHaveLength(4);
    expect(sides).toHaveLength(2);
  });

  it('counts for the table when it is over, and for totals when the season is', async () => {
    const opening = dataset.matches.find((match) => match.season === season) as typeof playIn;
    const table = async (moment: Date | string) => {
      replay.set(moment);
      return parseStandings(await body(paths.standings), context).entries;
    };
    const totals = async () => [
      parsePlayers([await page(paths.players('general', 1))], context).entries.length,
      parseTeamStats([await page(paths.teamStats('general', 1))], context).entries.length,
    ];
    const sum = (rows: readonly { played: number }[]) =>
      rows.reduce((total, { played }) => total + played, 0);
    expect(sum(await table(new Date(endOf(opening).getTime() - 1)))).toBe(0);
    expect(sum(await table(endOf(opening)))).toBe(2);
    expect(await totals()).toEqual([0, 0]);
    const final = dataset.standings.filter((row) => row.season === season);
    expect(await table('2026-01-15T00:00:00Z')).toEqual(final);
    expect(await totals()).toEqual([
      dataset.players.filter((row) => row.season === season).length,
      dataset.teamStats.filter((row) => row.season === season).length,
    ]);
  });

  it('is logged line by line, and anew when the clock is set', () => {
    replay.set(playIn.date);
    const lines: string[] = [];
    const logEvents = eventLogger(replay, matchEvents(dataset), (line) => lines.push(line));
    logEvents();
    expect(lines).toEqual([]);
    replay.set(new Date(kickoffOf(playIn).getTime() - 1));
    logEvents();
    expect(lines).toEqual([expect.stringContaining('the clock is set to')]);
  });
});
