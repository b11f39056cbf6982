import { afterEach, expect, it } from 'vitest';
import type { ChangeEntry, ReplayedEntry } from '../../scripts/replay/feed.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Match } from '../../src/records/match.ts';
import type { FeedStatus } from '../../src/records/service-status.ts';
import { pick } from '../../src/records/typed.ts';
import { type PastService, servePast } from '../support/past.ts';
import { minutesIn, season } from '../support/past-day.ts';

const matchId = 'cpl::Football_Match::d37b13c8fd42492c9053b7132fb2abed';

const scored = (home: unknown, away: unknown) => ({
  homeScorePush: home,
  providerHomeScore: home,
  awayScorePush: away,
  providerAwayScore: away,
});
const notBegun = { status: 'UPCOMING', phase: 'PRE_MATCH', ...scored(null, null) };

/** Changes the entry of the match alone. */
const ofMatch =
  (change: ChangeEntry): ChangeEntry =>
  (entry) =>
    entry.matchId === matchId ? change(entry) : entry;

const hasBegun = ({ status }: ReplayedEntry) => status !== 'UPCOMING';

/** What a feed with a defect says, however often: of one match, or of all. The tests of the reader have more of one. */
const distortions: Record<string, ChangeEntry> = {
  'the entry is missing': ofMatch(() => []),
  'all matches of the schedule are UPCOMING': (entry) => ({ ...entry, ...notBegun }),
};

let served: PastService;

afterEach(() => served?.stop());

async function get<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(`/api/v1${path}`, served.url));
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

interface Answers {
  readonly matches: { readonly matches: readonly Match[]; readonly source: string; readonly stale: boolean };
  readonly standings: { readonly standings: readonly object[] };
  readonly standingsInPlay: { readonly standings: readonly object[] };
  readonly goals: { readonly goals: readonly object[] };
  readonly events: { readonly events: readonly LiveEvent[] };
  readonly health: { readonly status: string; readonly feed: FeedStatus };
}

const paths = {
  matches: `/matches?season=${season}&limit=500`,
  standings: `/standings?season=${season}`,
  standingsInPlay: `/standings?season=${season}&in_play=true`,
  goals: `/goals?season=${season}&limit=500`,
  events: '/live/events',
  health: '/health',
} satisfies Record<keyof Answers, string>;

async function readAll(): Promise<Answers> {
  const answers = Object.entries(paths).map(async ([name, path]) => [name, await get(path)] as const);
  // Each path has its answer.
  return Object.fromEntries(await Promise.all(answers)) as unknown as Answers;
}

const columns = ['match_id', 'status', 'date', 'kickoff_utc', 'home_goals', 'away_goals', 'winner'] as const;

/** Returns the figures that must not go back, and the events, which must be no more. */
const figuresOf = ({ matches, standings, standingsInPlay, goals, events }: Answers) => ({
  matches: matches.matches.map((match) => pick(match, columns)),
  standings: [standings.standings, standingsInPlay.standings],
  goals: goals.goals,
  events: events.events.map(({ kind }) => kind),
});

const scheduleReads = () =>
  [...served.replay.requests].reduce(
    (sum, [path, count]) => (path.endsWith('/matches') ? sum + count : sum),
    0,
  );

/**
 * Asks until the service has read the schedule so many times more, and an answer has what it read. A reading that is counted
 * begins once the one before is done.
 *
 * @param check is given each of the answers
 */
async function readUntil(reads: number, check: (answers: Answers) => void = () => {}): Promise<Answers> {
  const before = scheduleReads();
  for (;;) {
    const answers = await readAll();
    check(answers);
    if (scheduleReads() > before + reads) return answers;
  }
}

async function expectSame(change: ChangeEntry, before: Answers): Promise<Answers> {
  served.replay.changeSchedule(change);
  const expected = figuresOf(before);
  return readUntil(3, (answers) => expect(figuresOf(answers)).toEqual(expected));
}

it.for([
  ['in play', 75, 'LIVE'],
  ['after full time', 130, 'FINISHED'],
] as const)('no figure of a match %s goes back where the feed has a defect', async ([, minute, status]) => {
  served = await servePast(minutesIn(minute), 60);
  const before = await readUntil(2);
  const shown = before.matches.matches.find(({ match_id }) => match_id === matchId);
  expect(shown).toMatchObject({ status, home_goals: 3, away_goals: 0 });
  for (const [name, change] of Object.entries(distortions)) {
    const { matches, health } = await expectSame(change, before);
    expect(matches, name).toMatchObject({ source: 'official-live', stale: true });
    expect(health.status, name).toBe('degraded');
    expect(String(health.feed.held), name).toContain(matchId);
    served.replay.changeSchedule();
    const after = await readUntil(2);
    expect(figuresOf(after), name).toEqual(figuresOf(before));
    expect(after.health.feed.held, name).toEqual([]);
  }
});

it('one answer with 0-0 is no event, and two in a row are one for each goal', async () => {
  served = await servePast(minutesIn(75), 60);
  const before = await readUntil(2);
  let answers = 0;
  // The schedule has the match once.
  const once = ofMatch((entry) => (++answers === 1 ? { ...entry, ...scored(0, 0) } : entry));
  await expectSame(once, before);
  expect(answers).toBeGreaterThan(1);
  served.replay.changeSchedule(ofMatch((entry) => ({ ...entry, ...scored(0, 0) })));
  const after = await readUntil(3);
  const shown = after.matches.matches.find(({ match_id }) => match_id === matchId);
  expect(shown).toMatchObject({ status: 'LIVE', home_goals: 0, away_goals: 0 });
  const events = after.events.events.slice(before.events.events.length);
  expect(events.filter(({ kind }) => kind === 'goal_cancelled')).toHaveLength(3);
});

it('a kick-off that the feed gives as local time and as UTC stays, and is rejected', async () => {
  served = await servePast(minutesIn(-10), 60);
  const before = await readUntil(2);
  const { health } = await expectSame(
    (entry) => (hasBegun(entry) ? entry : { ...entry, matchDateUtc: `${entry.matchDateLocal}Z` }),
    before,
  );
  expect(health.feed.rejected).toBeGreaterThan(before.health.feed.rejected);
});
