import { nameIn } from '../../src/derive/names.ts';
import { ascending } from '../../src/derive/order.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { beginningOf, endOf, momentOfMinute, periodsOf } from './play.ts';
import { type Fixture, fixturesOf } from './season.ts';
import type { Replay } from './server.ts';

/** An event of a match, such as a period that begins, a goal or full time. */
export interface MatchEvent {
  readonly at: Date;
  readonly text: string;
}

/** Returns all events of the matches that were played, in order of time. */
export function matchEvents(dataset: Dataset): MatchEvent[] {
  const playedFixtures = fixturesOf(dataset).filter(({ match }) => match.status === 'FINISHED');
  return playedFixtures
    .flatMap((fixture) => [...eventsOf(fixture, dataset)])
    .sort((a, b) => a.at.getTime() - b.at.getTime() || ascending(a.text, b.text));
}

const periodNames: Readonly<Record<string, string>> = {
  FIRST_HALF: 'kick-off',
  HALF_TIME: 'half time',
  SECOND_HALF: 'second half',
  EXTRA_FIRST_HALF: 'extra time',
  EXTRA_SECOND_HALF: 'second half of extra time',
  PENALTIES: 'penalties',
};

function* eventsOf({ match, goals, stateAt }: Fixture, { clubNames }: Dataset): Iterable<MatchEvent> {
  const name = (club: string) => nameIn(clubNames, club, match.season).short_name;
  const event = (at: Date, what: string): MatchEvent => {
    const { home, away } = stateAt(at);
    return { at, text: `${name(match.home_club)} ${home}-${away} ${name(match.away_club)}: ${what}` };
  };
  for (const period of periodsOf(match)) {
    yield event(beginningOf(period, match), periodNames[period.phase] ?? period.phase);
  }
  for (const { minute, player } of goals) {
    yield event(momentOfMinute(match, minute), `goal in minute ${minute}, ${player ?? 'not listed'}`);
  }
  const { home_penalties, away_penalties } = match;
  const tally = home_penalties === null ? '' : `, ${home_penalties}-${away_penalties} on penalties`;
  yield event(endOf(match), `full time${tally}`);
}

/** What the log asks a replay. */
type Timed = Pick<Replay, 'now' | 'startedAt'>;

/** Returns a function that logs, at each call, the events since the last one, or since the clock was set. */
export function eventLogger(replay: Timed, events: readonly MatchEvent[], log: (line: string) => void) {
  let startedAt = replay.startedAt();
  let loggedUntil = startedAt;
  return () => {
    if (replay.startedAt() !== startedAt) {
      startedAt = replay.startedAt();
      loggedUntil = startedAt;
      log(`the clock is set to ${startedAt.toISOString()}`);
    }
    const now = replay.now();
    for (const { at, text } of events) {
      if (at > loggedUntil && at <= now) log(`${at.toISOString().slice(0, 16).replace('T', ' ')}  ${text}`);
    }
    loggedUntil = now;
  };
}
