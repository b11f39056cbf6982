import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inferIds } from '../../../../src/feed/sdp/infer-ids.ts';
import { parseSchedule } from '../../../../src/feed/sdp/schedule.ts';
import { seasonContext } from '../../../../src/feed/season-context.ts';
import {
  clubEntry,
  type Json,
  matchEntry,
  scheduleAnswer,
  storedSchedule,
  teamIdOf,
} from '../../../fixtures/feed.ts';
import { liveMatches } from '../../../support/live-season.ts';
import { dataset, ofSeason, tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

/** Oddities of the feed in the matches shown live. */

const past = seasonContext(dataset, 2025);
const forge = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });

const readOne = (over: Json, match = forge, context = past) => {
  const { entries, rejected } = parseSchedule(scheduleAnswer(2025, [matchEntry(match, over)]), context);
  expect(rejected).toEqual([]);
  return entries[0];
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('names are those of today in every season', () => {
  it.for([
    [2019, 'York9 FC'],
    [2021, 'York United FC'],
    [2025, 'York United FC'],
  ] as const)('%i: the club is joined by its id and named %s', async ([season, name]) => {
    const schedule = storedSchedule(season);
    expect(JSON.stringify(schedule)).not.toContain(name);
    const context = inferIds(schedule, seasonContext(dataset, season));
    const away = (await liveMatches(schedule, context)).filter(
      ({ away_club }) => away_club === 'inter-toronto-fc',
    );
    expect(new Set(away.map(({ away_team }) => away_team))).toEqual(new Set([name]));
    expect(new Set(away.map(({ away_team_id }) => away_team_id))).toEqual(
      new Set([teamIdOf('inter-toronto-fc')]),
    );
  });

  it('whatever the feed calls a club', async () => {
    const nameless = { shortName: null, officialName: 'Another Name', acronymName: 7, mediaName: undefined };
    const over = { home: clubEntry('forge-fc', nameless), away: clubEntry('cavalry-fc', nameless) };
    expect(readOne(over)).toEqual(readOne({}));
  });
});

describe('a postponed match', () => {
  const postponed = { status: 'POSTPONED', phase: 'PRE_MATCH', winReason: '', winTeamId: null };

  it('is listed at its old date', async () => {
    const matches = new Map(past.matches).set(forge.match_id, {
      ...forge,
      status: 'UPCOMING',
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
    const schedule = storedSchedule(2025, { [forge.match_id]: postponed });
    const live = await liveMatches(schedule, { ...past, matches });
    const index = live.findIndex(({ match_id }) => match_id === forge.match_id);
    expect(live[index]).toMatchObject({
      status: 'POSTPONED',
      date: '2025-04-05',
      kickoff_utc: null,
      source: 'official-live',
    });
    // After those of its day of which the kick-off is known.
    expect(live[index - 1]?.date).toBe('2025-04-05');
    expect(live[index + 1]?.date).not.toBe('2025-04-05');
  });
});

describe('a match once finished can still change its score', () => {
  const season = ofSeason(dataset.matches, 2025);
  /** A match as the last refresh shows it. */
  const snapshotOf = ({ match_id }: typeof forge) => ({
    ...the(tables.rows('matches', 2025), { match_id }),
    source: 'snapshot' as const,
  });
  /** Returns the live matches, with fields of one changed, and that one. */
  const liveWith = async (over: Json, { match_id } = forge, context = past) => {
    const shown = await liveMatches(storedSchedule(2025, { [match_id]: over }), context);
    expect(shown).toHaveLength(season.length);
    return { shown, changed: the(shown, { match_id }) };
  };

  it.for<[string, Json]>([
    ['another score', { providerHomeScore: 2, homeScorePush: 2 }],
    [
      'a score the other way',
      { providerHomeScore: 1, providerAwayScore: 3, winTeamId: teamIdOf('cavalry-fc') },
    ],
    ['a level score', { providerHomeScore: 1, providerAwayScore: 1, winReason: 'Draw', winTeamId: null }],
    ['a match in play again', { status: 'LIVE', phase: 'SECOND_HALF', time: '90' }],
    ['a match to come', { status: 'UPCOMING', phase: 'PRE_MATCH' }],
    ['a match postponed', { status: 'POSTPONED', phase: 'PRE_MATCH' }],
  ])('%s: the checked result stays, as of the last refresh', async ([, over]) => {
    const { shown, changed } = await liveWith(over);
    expect(changed).toEqual(snapshotOf(forge));
    expect(shown.filter(({ source }) => source === 'official-live')).toHaveLength(season.length - 1);
  });

  it('a shoot-out with another winner leaves the checked one', async () => {
    const playIn = the(season, { stage: 'play-in' });
    const another = {
      providerPenaltyScoreHome: 5,
      providerPenaltyScoreAway: 4,
      winTeamId: teamIdOf('hfx-wanderers-fc'),
    };
    expect((await liveWith(another, playIn)).changed).toEqual(snapshotOf(playIn));
  });

  it('the same result is live', async () => {
    expect((await liveWith({})).changed).toMatchObject({
      home_goals: 1,
      away_goals: 0,
      phase: 'FULL_TIME',
      source: 'official-live',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('a result that was not checked is replaced', async () => {
    const matches = new Map(past.matches).set(forge.match_id, { ...forge, status: 'UPCOMING' });
    const { changed } = await liveWith({ providerHomeScore: 2 }, forge, { ...past, matches });
    expect(changed).toMatchObject({ home_goals: 2, source: 'official-live' });
  });
});
