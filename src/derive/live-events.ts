import type { DatasetRow } from '../records/dataset/index.ts';
import type { LiveEvent } from '../records/live-event.ts';
import type { Match } from '../records/match.ts';
import type { Standing } from '../records/standing.ts';
import { shortId } from '../records/text.ts';
import { nulls, pick } from '../records/typed.ts';
import { goalNumbers } from './goal-numbers.ts';
import { isInProgress, progressOf, regularTime } from './matches.ts';

/** An event before it is recorded, which gives it an id and a time. */
export type UnrecordedEvent = Omit<LiveEvent, 'id' | 'at' | 'probabilities'>;

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];
type Sides<Value> = Readonly<Record<Side, Value>>;

/** What an event says of a goal. */
type ListedGoal = Pick<
  DatasetRow<'goals'>,
  'side' | 'player' | 'player_id' | 'kind' | 'minute' | 'added_minute'
>;

/** What the feed says of a match. */
export interface MatchNews {
  readonly match: Match;
  /** The goals that the feed lists, which may be fewer than the score. */
  readonly goals: readonly ListedGoal[];
  readonly redCards: Sides<number | null>;
}

/** What events have reported of a side; null: not known when its match was first seen, in play or over. */
interface ReportedSide {
  readonly goals: number;
  readonly redCards: number | null;
  /** By name and minute, the number of the goal once that is certain. */
  readonly scorers: Readonly<Record<string, number | null>> | null;
  /** The minute of play in which each goal was first seen, null where that is not known; a log of before lacks them. */
  readonly goalsSeenAt?: readonly (number | null)[];
}

/** What events have reported of a match. */
export interface ReportedMatch extends Sides<ReportedSide> {
  /** How far the match was: it never goes back, so that each whistle is reported once. */
  readonly progress: number;
  /** How far it was at last: less where the feed has taken that back. */
  readonly progressNow: number;
}

const milestones = { kickOff: 1, halfTime: 2, fullTime: 3 } as const;

function milestoneOf({ status, home_goals }: Match): number {
  // A match may be suspended before its kick-off.
  if (home_goals === null) return 0;
  if (status === 'FINISHED') return milestones.fullTime;
  if (status === 'HALF_TIME') return milestones.halfTime;
  return isInProgress(status) ? milestones.kickOff : 0;
}

/** Returns what is reported once the events of the news are. All that is first seen of a match counts as reported. */
export function reportedAfter(news: MatchNews, reported?: ReportedMatch): ReportedMatch {
  const progress = Math.max(milestoneOf(news.match), reported?.progress ?? 0);
  const sideAfter = (side: Side): ReportedSide => {
    const before = reported?.[side];
    const goals = news.match[`${side}_goals`] ?? before?.goals ?? 0;
    const goalsSeenAt = goalsSeenAfter(news, goals, before);
    const listed = scorersOf(news, side, goalsSeenAt);
    const isUnknown = goals > 0 && listed.length === 0;
    const scorersBefore = before ? standingScorers(before, goals, listed) : isUnknown ? null : {};
    const scorersNow = listed.map(({ name, number }) => [name, number ?? scorersBefore?.[name] ?? null]);
    return {
      goals,
      redCards: news.redCards[side] ?? (before ? before.redCards : progress === 0 ? 0 : null),
      scorers: isUnknown && !scorersBefore ? null : { ...scorersBefore, ...Object.fromEntries(scorersNow) },
      goalsSeenAt,
    };
  };
  return {
    progress,
    progressNow: progressOf(news.match),
    home: sideAfter('home'),
    away: sideAfter('away'),
  };
}

/**
 * Returns the scorers of the goals that still stand. If a cancelled goal is given again, it has its scorer again. Without a
 * list, the first goals stand.
 */
function standingScorers(
  { goals, scorers }: ReportedSide,
  goalsNow: number,
  listed: readonly { readonly name: string }[],
): ReportedSide['scorers'] {
  if (!scorers || goalsNow >= goals) return scorers;
  return Object.fromEntries(
    Object.entries(scorers).filter(([name, number], index) =>
      listed.length > 0 ? listed.some((scorer) => scorer.name === name) : (number ?? index + 1) <= goalsNow,
    ),
  );
}

/** Returns the minute of play in which each of the goals of a side was first seen. */
function goalsSeenAfter({ match }: MatchNews, goals: number, before?: ReportedSide): (number | null)[] {
  const seenBefore = before?.goalsSeenAt ?? Array.from({ length: before?.goals ?? 0 }, () => null);
  const isNew = (index: number) => index >= seenBefore.length;
  return Array.from({ length: goals }, (_, index) =>
    isNew(index) ? match.clock : (seenBefore[index] ?? null),
  );
}

/** Returns the listed scorers of a side, each with the number of the goal where that is certain. */
function scorersOf(news: MatchNews, side: Side, seenAt: readonly (number | null)[]) {
  const timed = news.goals.flatMap((goal) =>
    goal.side === side && goal.minute !== null ? [{ goal, minute: minuteOfPlay(goal, goal.minute) }] : [],
  );
  const numbers = goalNumbers(
    timed.map(({ minute }) => minute),
    seenAt,
  );
  return timed.flatMap(({ goal }, index) => {
    const number = numbers[index] ?? null;
    return goal.player === null ? [] : [{ goal, number, name: nameOf(goal) }];
  });
}

/** Returns 93 for minute 90+3, as a clock that counts on. */
function minuteOfPlay({ added_minute }: ListedGoal, minute: number): number {
  return minute >= regularTime ? minute + (added_minute ?? 0) : minute;
}

/** Returns the same text for minutes 93 and 90+3: a feed may count on through added time until a match is over. */
function nameOf({ minute, added_minute, player }: ListedGoal): string {
  const added = added_minute ?? 0;
  const isLate = minute !== null && minute >= regularTime;
  return isLate ? `${minute + added} ${player}` : `${minute}+${added} ${player}`;
}

/** Returns what happened in a match since its last events. Each goal, card and whistle is reported once. */
export function matchEvents(news: MatchNews, reported: ReportedMatch): UnrecordedEvent[] {
  const { match, redCards } = news;
  const progress = milestoneOf(match);
  const wasOver = reported.progress === milestones.fullTime;
  const makeEvent = (kind: LiveEvent['kind'], details: Partial<UnrecordedEvent> = {}): UnrecordedEvent => ({
    kind,
    ...pick(match, matchFields),
    ...noDetails,
    ...details,
  });
  const whistleAt = (milestone: number, kind: LiveEvent['kind']) =>
    reported.progress < milestone && progress >= milestone ? [makeEvent(kind)] : [];
  const newGoalsOf = (side: Side) => (match[`${side}_goals`] ?? reported[side].goals) - reported[side].goals;
  const newCardsOf = (side: Side) =>
    (redCards[side] ?? reported[side].redCards ?? 0) - (reported[side].redCards ?? redCards[side] ?? 0);

  const eventsOfSide = (side: Side) => {
    const { scorers, goals: goalsBefore } = reported[side];
    const newGoals = wasOver ? 0 : newGoalsOf(side);
    const seenAt = goalsSeenAfter(news, goalsBefore + newGoals, reported[side]);
    // A scorer is told once more when it is certain which goal it was.
    const isReported = (name: string, number: number | null) =>
      scorers === null || typeof scorers[name] === 'number' || (number === null && scorers[name] === null);
    const unreported = scorersOf(news, side, seenAt).filter(({ name, number }) => !isReported(name, number));
    const withScorer = (kind: LiveEvent['kind'], goal_number: number | null, goal?: ListedGoal) =>
      makeEvent(kind, { side, goal_number, ...(goal && scorerOf(goal)) });
    return {
      scorers: unreported
        .filter(({ number }) => number === null || number <= goalsBefore)
        .map(({ number, goal }) => withScorer('scorer', number, goal)),
      goals: [
        ...times(newGoals, (index) => {
          const number = goalsBefore + index + 1;
          return withScorer('goal', number, unreported.find((scorer) => scorer.number === number)?.goal);
        }),
        ...times(-newGoals, (index) => withScorer('goal_cancelled', goalsBefore - index)),
      ],
      redCards: times(newCardsOf(side), () => makeEvent('red_card', { side })),
    };
  };
  const events = sides.map(eventsOfSide);
  const goals = events.flatMap((ofSide) => ofSide.goals).sort(byMinute);
  const isTakenBack = progressOf(match) < reported.progressNow;
  const isCorrected =
    isTakenBack || sides.some((side) => (wasOver && newGoalsOf(side) !== 0) || newCardsOf(side) < 0);
  const upToGoals = [
    ...whistleAt(milestones.kickOff, 'kick_off'),
    ...events.flatMap(({ scorers }) => scorers),
    ...goals,
  ];
  return [
    ...withScores(upToGoals, match),
    ...events.flatMap(({ redCards }) => redCards),
    ...(isCorrected ? [makeEvent('correction')] : []),
    ...(progress === milestones.halfTime ? whistleAt(milestones.halfTime, 'half_time') : []),
    ...whistleAt(milestones.fullTime, 'full_time'),
  ];
}

/** Sorts goals by minute. Those without a minute come last, the home side's first. */
function byMinute(a: UnrecordedEvent, b: UnrecordedEvent): number {
  const lastMinute = 999;
  const minutes = (a.minute ?? lastMinute) - (b.minute ?? lastMinute);
  return minutes || (a.added_minute ?? 0) - (b.added_minute ?? 0);
}

const goalsOfKind: { readonly [Kind in LiveEvent['kind']]?: number } = { goal: 1, goal_cancelled: -1 };

/** Returns events, each with the score after it: the last one has the score of the match. */
function withScores(events: readonly UnrecordedEvent[], match: Match): UnrecordedEvent[] {
  const score = pick(match, ['home_goals', 'away_goals']);
  const latestFirst = events.toReversed().map((event) => {
    const eventThen = { ...event, ...score };
    const column = event.side === 'away' ? 'away_goals' : 'home_goals';
    const goals = goalsOfKind[event.kind];
    if (goals !== undefined) score[column] = Number(score[column]) - goals;
    return eventThen;
  });
  return latestFirst.reverse();
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));

const matchFields = [
  'match_id',
  'home_team',
  'away_team',
  'home_club',
  'away_club',
  'home_goals',
  'away_goals',
  'clock',
] as const;
const noMatch = nulls(matchFields);

const noDetails = {
  ...nulls(['side', 'goal_number', 'player', 'player_id', 'goal_kind', 'minute', 'added_minute']),
  moves: [],
};

function scorerOf({ player, player_id, kind, minute, added_minute }: ListedGoal) {
  return {
    player,
    player_id: player_id === null ? null : shortId(player_id),
    goal_kind: kind,
    minute,
    added_minute,
  };
}

/** Returns the match as it was after an event; null where the event was learned after the match was over. */
export function matchAfter(match: Match, event: UnrecordedEvent): Match | null {
  const { kind, home_goals, away_goals, minute } = event;
  if (kind === 'full_time' || kind === 'correction') return match;
  if (match.status === 'FINISHED') return null;
  return { ...match, home_goals, away_goals, clock: (kind === 'goal' ? minute : null) ?? match.clock };
}

/** Returns the change of a table since its clubs were in another order; none where no order is known. */
export function tableEvents(
  table: readonly Pick<Standing, 'club' | 'team' | 'position'>[],
  clubsBefore: readonly string[],
): UnrecordedEvent[] {
  const moves = table
    .map(({ club, team, position }) => ({
      club,
      team,
      position,
      previous_position: clubsBefore.indexOf(club) + 1,
    }))
    .filter(({ position, previous_position }) => previous_position > 0 && position !== previous_position);
  return moves.length > 0 ? [{ kind: 'table_change', ...noMatch, ...noDetails, moves }] : [];
}
