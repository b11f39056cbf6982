import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SeasonContext, seasonContext } from '../../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { match as publishedMatch } from '../../../../src/records/match.ts';
import {
  clubEntry,
  derivedId,
  type Json,
  matchEntry,
  scheduleAnswer,
  storedSchedule,
} from '../../../fixtures/feed.ts';
import {
  context,
  inPlay,
  opener,
  playIn,
  scheduleOf,
  semifinal,
  tablesThen,
  past as then,
} from '../../../support/afternoon-2025.ts';
import { liveMatches } from '../../../support/live-season.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const shown = async (over: Record<string, Json>, match: DatasetRow<'matches'>, by: SeasonContext = context) =>
  the(await liveMatches(scheduleOf(over), by, then), { match_id: match.match_id });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('matches of now', () => {
  it('show one in play: score, phase, clock and who shows it', async () => {
    const before = the(tablesThen.rows('matches', 2025), { match_id: semifinal.match_id });
    expect(before).toMatchObject({ status: 'UPCOMING', home_goals: null, phase: null, source: 'snapshot' });
    expect(await shown({ [semifinal.match_id]: inPlay }, semifinal)).toEqual({
      ...before,
      status: 'LIVE',
      phase: 'SECOND_HALF',
      clock: 57,
      last_updated: expect.stringMatching(/^\d{4}-.*Z$/),
      additional_time: 0,
      home_goals: 1,
      away_goals: 1,
      broadcasters: [{ name: 'One Channel', url: 'https://watch.test/' }],
      source: 'official-live',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('show the others as the last refresh does, only live', async () => {
    const live = await liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context, then);
    const unmoved = (match: (typeof live)[0]) => ({ ...match, phase: null, clock: null, source: 'snapshot' });
    const others = ({ match_id }: { match_id: string }) => match_id !== semifinal.match_id;
    expect(live.filter(others).map(unmoved)).toEqual(tablesThen.rows('matches', 2025).filter(others));
    expect(live.map(({ match_id }) => match_id)).toEqual(
      tablesThen.rows('matches', 2025).map(({ match_id }) => match_id),
    );
    for (const match of live) publishedMatch.parse(match);
  });

  it('have the season’s names of clubs, whatever they are called today', async () => {
    const { home_team, away_team } = await shown({}, playIn);
    expect([home_team, away_team]).toEqual(['HFX Wanderers FC', 'York United FC']);
  });

  it('have what the last refresh knew besides', async () => {
    const before = the(tablesThen.rows('matches', 2025), { match_id: opener.match_id });
    expect(await shown({}, opener)).toMatchObject({
      attendance: before.attendance,
      referee: before.referee,
      advanced_stats_available: true,
    });
    expect(before.attendance).toBe(7963);
    const silent = { additionalTime: null, matchDateUtc: null, localTimeUtcOffset: null, matchSet: null };
    expect(await shown({ [opener.match_id]: silent }, opener)).toMatchObject({
      additional_time: before.additional_time,
      kickoff_utc: before.kickoff_utc,
      matchday: 1,
      stage: 'regular',
    });
  });

  it('have of a checked result how it was decided, where the feed does not say it any more', async () => {
    const silent = { winReason: 'Penalties', providerPenaltyScoreHome: null, providerPenaltyScoreAway: null };
    expect(await shown({ [playIn.match_id]: silent }, playIn)).toMatchObject({
      winner: 'inter-toronto-fc',
      win_reason: 'Penalties',
      home_penalties: 4,
      away_penalties: 5,
    });
  });

  it('have of a checked result the reason that was checked', async () => {
    // As after the final, which was decided in extra time.
    const final = the(dataset.matches, { season: 2025, stage: 'final' });
    const body = storedSchedule(2025, { [final.match_id]: { winReason: '' } });
    const live = await liveMatches(body, seasonContext(dataset, 2025));
    expect(the(live, { match_id: final.match_id })).toMatchObject({
      winner: final.winner,
      win_reason: 'ExtraTime',
    });
  });

  it('are the checked ones where the feed’s cannot be parsed, or are not there', async () => {
    const missing = ofSeason(then.matches, 2025).filter(({ match_id }) => match_id !== opener.match_id);
    const before = the(tablesThen.rows('matches', 2025), { match_id: opener.match_id });
    const lost = await liveMatches(scheduleOf({}, missing), context, then);
    expect(the(lost, { match_id: opener.match_id })).toEqual(before);
    expect(await shown({ [opener.match_id]: { status: 'ABANDONED' } }, opener)).toEqual(before);
  });

  it('have a new one beside those known', async () => {
    const rearranged = matchEntry(opener, {
      ...inPlay,
      matchId: derivedId('Match', 'new'),
      matchDateUtc: '2025-10-27T23:00:00Z',
      matchDateLocal: '2025-10-27T19:00:00',
    });
    const body = scheduleAnswer(2025, [
      ...ofSeason(then.matches, 2025).map((match) => matchEntry(match)),
      rearranged,
    ]);
    const live = await liveMatches(body, context, then);
    expect(live).toHaveLength(116);
    expect(the(live, { match_id: derivedId('Match', 'new') })).toMatchObject({
      stage: 'regular',
      date: '2025-10-27',
      kickoff_utc: '2025-10-27T23:00:00Z',
      home_team: 'Forge FC',
      venue: 'Hamilton Stadium',
      attendance: null,
      referee: null,
      advanced_stats_available: false,
    });
  });

  it('are not those of a schedule that lacks more than half of them', async () => {
    const matches = ofSeason(then.matches, 2025);
    expect(await liveMatches(scheduleOf({}, matches.slice(0, 58)), context)).toHaveLength(115);
    for (const few of [matches.slice(0, 57), matches.slice(0, 1), []]) {
      await expect(liveMatches(scheduleOf({}, few), context)).rejects.toThrow(
        `the feed's answer lacks ${115 - few.length} of the 115 entries known`,
      );
    }
    // Neither is one of another season.
    const other = dataset.matches.filter(({ season }) => season === 2024).map((match) => matchEntry(match));
    await expect(liveMatches(scheduleAnswer(2024, other), context)).rejects.toThrow('lacks 115 of the 115');
  });

  it('leave out one between clubs that have no name in the season', async () => {
    const clubs = new Map([...context.clubs, [derivedId('Team', 'supra'), 'supra-du-quebec']]);
    const away = clubEntry('supra-du-quebec', { teamId: derivedId('Team', 'supra') });
    const strange = matchEntry(opener, { matchId: derivedId('Match', 'new'), away });
    const body = scheduleAnswer(2025, [
      ...ofSeason(then.matches, 2025).map((match) => matchEntry(match)),
      strange,
    ]);
    expect(await liveMatches(body, { ...context, clubs })).toHaveLength(115);
  });
});
