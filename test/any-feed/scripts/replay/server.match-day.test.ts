import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayableFeed } from '../../../../scripts/replay/lookups.ts';
import { endOf, kickoffOf } from '../../../../scripts/replay/play.ts';
import { type Replay, startReplay } from '../../../../scripts/replay/server.ts';
import { inferIds } from '../../../../src/feed/sdp/infer-ids.ts';
import { parseHeader } from '../../../../src/feed/sdp/match-details.ts';
import { feedPaths } from '../../../../src/feed/sdp/paths.ts';
import { parsePlayers } from '../../../../src/feed/sdp/players.ts';
import { parseSchedule } from '../../../../src/feed/sdp/schedule.ts';
import { parseStandings } from '../../../../src/feed/sdp/standings.ts';
import { parseTeamStats } from '../../../../src/feed/sdp/team-stats.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import { ofSeason } from '../../../../src/records/season-rules.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { matchDayOf } from '../../../support/match-day.ts';

describe.for(feedWorlds)('$name', (world) => {
  const { dataset, datasetRoot } = world;
  const { afterTheSeason, atMinute, match, played, season } = matchDayOf(world);

  const stored = seasonContext(dataset, season);
  const paths = feedPaths(replayableFeed(dataset.league), stored.seasonId);

  let replay: Replay;
  beforeAll(async () => {
    replay = await startReplay({ root: datasetRoot, at: match.date, speed: 0 });
  });
  afterAll(() => replay.stop());

  const body = async (address: string): Promise<unknown> =>
    (await fetch(new URL(address, replay.origin))).json();

  describe('a match day of any league', () => {
    const context = async () => inferIds(await body(paths.matches), stored);
    /** The match at a moment. */
    const matchAt = async (moment: Date) => {
      replay.set(moment);
      const { entries, rejected } = parseSchedule(await body(paths.matches), await context());
      expect(rejected).toEqual([]);
      return entries.find(({ match_id }) => match_id === match.match_id);
    };

    it('is played as the feed would have it, to its result', async () => {
      const none = { home_goals: null, away_goals: null, winner: null };
      expect(await matchAt(atMinute(-1))).toMatchObject({ ...none, status: 'UPCOMING', phase: 'PRE_MATCH' });
      expect(await matchAt(atMinute(0))).toMatchObject({ status: 'LIVE', phase: 'FIRST_HALF', clock: 1 });
      expect(await matchAt(atMinute(50))).toMatchObject({ status: 'HALF_TIME', clock: 45, winner: null });
      expect(await matchAt(atMinute(61))).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF', clock: 47 });
      const { home_goals, away_goals, home_penalties, away_penalties, winner, win_reason } = match;
      expect(await matchAt(endOf(match))).toMatchObject({
        ...{ status: 'FINISHED', phase: 'FULL_TIME', home_goals, away_goals, home_penalties, away_penalties },
        ...{ winner, win_reason },
      });
    });

    it('shows spectators and cards only at its end', async () => {
      const headerAt = async (moment: Date) => {
        replay.set(moment);
        return parseHeader(await body(paths.header(match.match_id)), match).value;
      };
      expect(await headerAt(atMinute(61))).toMatchObject({ attendance: null, home_red_cards: null });
      const { attendance, home_red_cards } = match;
      expect(await headerAt(endOf(match))).toMatchObject({ attendance, home_red_cards });
    });

    it('counts for the standings when the match is over, and for totals when the season is over', async () => {
      const stage = stored.stages.find(({ table }) => table !== null)?.stage;
      const opening = played.find((one) => one.stage === stage);
      if (!opening) throw new Error('no match counts for the table');
      const begin = kickoffOf(opening).getTime();
      const isSameTime = (one: typeof opening) => kickoffOf(one).getTime() === begin;
      const first = played.filter((one) => one.stage === stage && isSameTime(one));
      const ends = Math.max(...first.map((one) => endOf(one).getTime()));
      const table = async (moment: Date) => {
        replay.set(moment);
        return parseStandings(await body(paths.standings), await context()).entries;
      };
      const page = async (address: string) => ({ category: 'general', body: await body(address) });
      const totals = async () => [
        parsePlayers([await page(paths.players('general', 1))], stored).entries.length,
        parseTeamStats([await page(paths.teamStats('general', 1))], stored).entries.length,
      ];
      const sum = (rows: readonly { played: number }[]) => rows.reduce((total, row) => total + row.played, 0);
      expect(sum(await table(new Date(begin)))).toBe(0);
      expect(sum(await table(new Date(ends)))).toBe(2 * first.length);
      expect(await totals()).toEqual([0, 0]);
      const published = ofSeason(dataset.standings, season).filter((row) => row.stage === stage);
      const final = await table(afterTheSeason);
      if (published.length > 0) expect(final).toEqual(published);
      expect(await totals()).toEqual([
        ofSeason(dataset.players, season).filter(({ basis }) => basis === 'feed').length,
        ofSeason(dataset.teamStats, season).length,
      ]);
    });
  });
});
