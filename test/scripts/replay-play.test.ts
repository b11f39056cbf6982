import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventLogger } from '../../scripts/replay/event-log.ts';
import { goalsOf } from '../../scripts/replay/goals.ts';
import { matchEvents } from '../../scripts/replay/match-events.ts';
import { momentOf } from '../../scripts/replay/moment.ts';
import { endOf, kickoffOf, stateOf } from '../../scripts/replay/play.ts';
import { type Replay, startReplay } from '../../scripts/replay/server.ts';
import { parseHeader, parseReferee, parseSideStats } from '../../src/feed/match-detail.ts';
import { feedPaths } from '../../src/feed/paths.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { type FeedMatch, parseSchedule } from '../../src/feed/schedule.ts';
import { seasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import { dataset, root, tables } from '../support/tables.ts';

const minutes = (count: number) => count * 60_000;
const finished = dataset.matches
  .filter(({ status }) => status === 'FINISHED')
  .map((match) => ({
    match,
    goals: goalsOf(
      match,
      dataset.goals.filter(({ match_id }) => match_id === match.match_id),
    ),
  }));

describe('a match, minute by minute', () => {
  it('goes from the kick-off to its final score, and no goal is taken back', () => {
    for (const { match, goals } of finished) {
      const kickoff = kickoffOf(match).getTime();
      const end = endOf(match).getTime();
      expect(stateOf(match, goals, new Date(kickoff - 1)).status).toBe('UPCOMING');
      expect(stateOf(match, goals, new Date(kickoff))).toMatchObject({ status: 'LIVE', phase: 'FIRST_HALF' });
      let before = { minute: 0, home: 0, away: 0 };
      for (let at = kickoff; at < end; at += minutes(1)) {
        const { minute, home, away } = stateOf(match, goals, new Date(at));
        if (home === null || away === null) throw new Error(`${match.match_id} is played without a score`);
        expect(minute >= before.minute && home >= before.home && away >= before.away).toBe(true);
        before = { minute, home, away };
      }
      expect(before).toMatchObject({ home: match.home_goals, away: match.away_goals });
      expect(stateOf(match, goals, new Date(end))).toEqual(stateOf(match, goals));
    }
  });

  it('goes into extra time and to penalties only when it is level', () => {
    const decidedLater = finished.filter(({ match }) =>
      ['ExtraTime', 'Penalties'].includes(match.win_reason ?? ''),
    );
    expect(decidedLater).not.toHaveLength(0);
    for (const { match, goals } of decidedLater) {
      const atNinety = stateOf(match, goals, new Date(kickoffOf(match).getTime() + minutes(104)));
      expect(atNinety.phase).toBe('SECOND_HALF');
      expect(atNinety.home).toBe(atNinety.away);
    }
  });

  it('has the listed goals at their minutes', () => {
    for (const { match, goals } of finished) {
      const rows = dataset.goals.filter(({ match_id }) => match_id === match.match_id);
      expect(goals).toHaveLength(rows.length);
      const minutes = goals.map(({ minute }) => minute);
      for (const { minute } of rows) if (minute !== null) expect(minutes).toContain(minute);
    }
  });

  it('without a result stays as data/ has it, whatever the moment', () => {
    const later = new Date('2100-01-01T00:00:00Z');
    for (const match of dataset.matches) {
      if (match.status === 'FINISHED') continue;
      expect(stateOf(match, [], later)).toMatchObject({ status: match.status, home: null, minute: 0 });
    }
  });
});

describe('a match day', () => {
  const season = 2025;
  const context = seasonContext(tables, season);
  const paths = feedPaths(context.seasonId);
  // The play-in of 2025: 2-2, one goal in each half and each half of extra time, won 5-4 on penalties.
  const playIn = dataset.matches.find((match) => match.season === season && match.stage === 'play-in');
  if (!playIn) throw new Error('the play-in of 2025 is not there');
  const { match_id } = playIn;

  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root, at: playIn.date, speed: 0 });
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
    const look = eventLogger(replay, matchEvents(dataset), (line) => lines.push(line));
    look();
    expect(lines).toEqual([]);
    replay.set(new Date(kickoffOf(playIn).getTime() - 1));
    look();
    expect(lines).toEqual([expect.stringContaining('the clock is set to')]);
  });
});

describe('the event log', () => {
  it('has kick-off, goals, half time and full time as the clock passes them', () => {
    const day = '2025-10-22';
    const begun = new Date(momentOf(day, dataset).at);
    let now = begun;
    const lines: string[] = [];
    const look = eventLogger({ now: () => now, startedAt: () => begun }, matchEvents(dataset), (line) =>
      lines.push(line),
    );
    const told = (elapsed: number) => {
      lines.length = 0;
      now = new Date(begun.getTime() + minutes(elapsed));
      look();
      return lines;
    };
    expect(told(4)).toEqual([]);
    expect(told(5)).toEqual(['2025-10-22 22:30  Wanderers 0-0 York United: kick-off']);
    expect(told(60)).toHaveLength(2);
    expect(told(200).at(-1)).toContain('Wanderers 2-2 York United: full time, 4-5 on penalties');
  });
});

describe('the moment a replay begins', () => {
  it('of a match day is five minutes before its first kick-off', () => {
    expect(momentOf('2025-10-26', dataset)).toMatchObject({ season: 2025 });
    expect(momentOf('2025-11-09', dataset)).toEqual({ at: '2025-11-09T22:15:00Z', season: 2025 });
  });

  it('may be any moment of a season, with whatever offset', () => {
    expect(momentOf('2025-10-26T12:00:00-04:00', dataset)).toEqual({
      at: '2025-10-26T16:00:00Z',
      season: 2025,
    });
  });

  it.for([
    ['2025-10-27', 'the next match day is 2025-11-02'],
    ['2100-01-01', 'the last match day is'],
    ['yesterday', "'yesterday' is no moment"],
    ['2025-02-30', 'is no moment'],
    ['2018-01-01T00:00:00Z', 'has no season 2018'],
  ])('is not %s', ([text, message]) => {
    expect(() => momentOf(String(text), dataset)).toThrow(message);
  });
});
