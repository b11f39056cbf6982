import type { DatasetRow } from '../records/dataset/index.ts';
import { shortId } from '../records/ids.ts';
import type { LiveEvent } from '../records/live-event.ts';
import type { Match } from '../records/match.ts';
import { isInProgress } from '../records/match-status.ts';
import type { Standing } from '../records/standing.ts';
import { pick } from '../records/typed.ts';

/** An event before it is recorded, which gives it an id and a time. */
export type UnrecordedEvent = Omit<LiveEvent, 'id' | 'at'>;

const sides = ['home', 'away'] as const;
type Sides<Value> = Readonly<Record<(typeof sides)[number], Value>>;

/** What the feed says of a match. */
export interface MatchNews {
  readonly match: Match;
  /** The goals that the feed lists, which may be fewer than the score. */
  readonly goals: readonly DatasetRow<'goals'>[];
  readonly redCards: Sides<number | null>;
}

/** What events have told of a side; null: not known when its match was first seen, in play or over. */
interface ToldSide {
  readonly goals: number;
  readonly redCards: number | null;
  readonly scorers: readonly string[] | null;
}

/** What events have told of a match. */
export interface ToldMatch extends Sides<ToldSide> {
  /** How far the match was: it never goes back. */
  readonly progress: number;
}

const kickedOff = 1;
const atHalfTime = 2;
const over = 3;

function progressOf({ status, home_goals }: Match): number {
  // A match may be suspended before its kick-off.
  if (home_goals === null) return 0;
  if (status === 'FINISHED') return over;
  if (status === 'HALF_TIME') return atHalfTime;
  return isInProgress(status) ? kickedOff : 0;
}

/** Returns what has been told once the events of the news are. Of a match that is new, all is as if told. */
export function toldAfter(news: MatchNews, told?: ToldMatch): ToldMatch {
  const progress = Math.max(progressOf(news.match), told?.progress ?? 0);
  const sideAfter = (side: (typeof sides)[number]): ToldSide => {
    const before = told?.[side];
    const goals = news.match[`${side}_goals`] ?? before?.goals ?? 0;
    const listed = listedOf(news, side).map(nameOf);
    const isUnknown = goals > 0 && listed.length === 0;
    const scorersBefore = before ? before.scorers : isUnknown ? null : [];
    return {
      goals,
      redCards: news.redCards[side] ?? (before ? before.redCards : progress === 0 ? 0 : null),
      scorers: isUnknown && !scorersBefore ? null : [...new Set([...(scorersBefore ?? []), ...listed])],
    };
  };
  return { progress, home: sideAfter('home'), away: sideAfter('away') };
}

const listedOf = ({ goals }: MatchNews, side: string) =>
  goals.filter((goal) => goal.side === side && goal.player !== null && goal.minute !== null);

const nameOf = ({ minute, added_minute, player }: DatasetRow<'goals'>) =>
  `${minute}+${added_minute ?? 0} ${player}`;

/** Returns what happened in a match since events told of it. Each goal, card and whistle is told once. */
export function matchEvents(news: MatchNews, told: ToldMatch): UnrecordedEvent[] {
  const { match, redCards } = news;
  const progress = progressOf(match);
  const happened = (kind: LiveEvent['kind'], details: Partial<UnrecordedEvent> = {}): UnrecordedEvent => ({
    kind,
    ...pick(match, ['match_id', 'home_team', 'away_team', 'home_club', 'away_club']),
    ...pick(match, ['home_goals', 'away_goals', 'clock']),
    ...ofNoSide,
    ...details,
  });
  const passes = (point: number, kind: LiveEvent['kind']) =>
    told.progress < point && progress >= point ? [happened(kind)] : [];
  const gained = (side: (typeof sides)[number]) =>
    (match[`${side}_goals`] ?? told[side].goals) - told[side].goals;
  const newCards = (side: (typeof sides)[number]) =>
    (redCards[side] ?? told[side].redCards ?? 0) - (told[side].redCards ?? redCards[side] ?? 0);
  const isOver = told.progress === over;

  const eventsOfSide = (side: (typeof sides)[number]) => {
    const { scorers } = told[side];
    const scored = isOver ? 0 : gained(side);
    const named = listedOf(news, side).filter((goal) => scorers && !scorers.includes(nameOf(goal)));
    // The latest of them have scored the new goals; the others scored before.
    const firstNew = Math.max(0, named.length - Math.max(0, scored));
    const withScorer = (kind: LiveEvent['kind'], goal?: DatasetRow<'goals'>) =>
      happened(kind, { side, ...(goal && scorerOf(goal)) });
    return [
      ...named.slice(0, firstNew).map((goal) => withScorer('scorer', goal)),
      ...times(scored, (index) => withScorer('goal', named[firstNew + index])),
      ...times(-scored, () => happened('goal_cancelled', { side })),
      ...times(newCards(side), () => happened('red_card', { side })),
    ];
  };
  const isCorrected = sides.some((side) => (isOver && gained(side) !== 0) || newCards(side) < 0);
  return [
    ...passes(kickedOff, 'kick_off'),
    ...sides.flatMap(eventsOfSide),
    ...(isCorrected ? [happened('correction')] : []),
    ...(progress === atHalfTime ? passes(atHalfTime, 'half_time') : []),
    ...passes(over, 'full_time'),
  ];
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: Math.max(0, count) }, (_, index) => make(index));

const ofNoSide = { side: null, player: null, player_id: null, minute: null, added_minute: null, moves: [] };

const ofNoMatch = {
  match_id: null,
  home_team: null,
  away_team: null,
  home_club: null,
  away_club: null,
  home_goals: null,
  away_goals: null,
  clock: null,
};

function scorerOf({ player, player_id, minute, added_minute }: DatasetRow<'goals'>) {
  return { player, player_id: player_id === null ? null : shortId(player_id), minute, added_minute };
}

/** Returns the change of a table since its clubs were in another order; none where no order is known. */
export function tableEvents(table: readonly Standing[], clubsBefore: readonly string[]): UnrecordedEvent[] {
  const moves = table
    .map(({ club, team, position }) => ({
      club,
      team,
      position,
      previous_position: clubsBefore.indexOf(club) + 1,
    }))
    .filter(({ position, previous_position }) => previous_position > 0 && position !== previous_position);
  return moves.length > 0 ? [{ kind: 'table_change', ...ofNoMatch, ...ofNoSide, moves }] : [];
}
