import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedReader } from '../../../src/feed/live/feed-reader.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { eventsKeptMs, type LiveEvent } from '../../../src/records/live-event.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { inMemoryStorage } from '../../support/in-memory-storage.ts';
import { liveDayOf, minute } from '../../support/live-day.ts';
import { matchDayOf } from '../../support/match-day.ts';

const sides = ['home', 'away'] as const;

const minuteOf = ({ minute, added_minute }: DatasetRow<'goals'>) =>
  Number(minute) + (added_minute ?? 0) / 100;

describe.for(feedWorlds)('$name', async (world) => {
  const { hasSeasonTable, dataset } = world;
  const { answerFromReplay, feed, matchDay } = await liveDayOf(world);
  const { days, played } = matchDayOf(world);

  const matchesOn = (day: string) => played.filter(({ date }) => date === day).length;

  /** The day with the most matches. */
  const [busiest = ''] = days.toSorted((a, b) => matchesOn(b) - matchesOn(a));
  const { matches: matchesOfDay, begin, end, newReader } = matchDay(busiest);

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerFromReplay();
  });

  /** Reads the events at a moment of the day. */
  async function eventsAt(reader: FeedReader, ms: number): Promise<readonly LiveEvent[]> {
    feed.set(new Date(ms));
    const { tables } = await reader.read(['events'], ms);
    return (tables[0]?.rows ?? []) as readonly LiveEvent[];
  }

  /** Follows the day, by default from a reader that goes on, and returns what a client has got at the end. */
  async function follow(stepMs: number, readerAt: (step: number) => FeedReader): Promise<LiveEvent[]> {
    const received: LiveEvent[] = [];
    let step = 0;
    for (let ms = begin - 5 * minute; ms <= end + 10 * minute; ms += stepMs) {
      const last = received.at(-1)?.id ?? 0;
      received.push(...(await eventsAt(readerAt(step), ms)).filter(({ id }) => id > last));
      step += 1;
    }
    return received;
  }

  /** The matches of the day whose goals, cards and whistles a reader has seen. */
  function expectWholeDay(events: readonly LiveEvent[]): void {
    for (const match of matchesOfDay) {
      const ofMatch = events.filter(({ match_id }) => match_id === match.match_id);
      const count = (kind: LiveEvent['kind'], side?: string) =>
        ofMatch.filter((event) => event.kind === kind && (side === undefined || event.side === side)).length;
      for (const side of sides) expect(count('goal', side)).toBe(match[`${side}_goals`]);
      expect(['kick_off', 'half_time', 'full_time'].map((kind) => count(kind as LiveEvent['kind']))).toEqual([
        1, 1, 1,
      ]);
      expect(count('goal_cancelled') + count('correction')).toBe(0);
      for (const side of sides) expect(count('red_card', side)).toBe(match[`${side}_red_cards`] ?? 0);
      expect(ofMatch.find(({ kind }) => kind === 'full_time')).toMatchObject({
        home_goals: match.home_goals,
        away_goals: match.away_goals,
      });
      // The feed names each scorer once, with the goal or after it.
      const named = ofMatch.flatMap(({ player, minute, side }) =>
        player ? [`${side} ${minute} ${player}`] : [],
      );
      expect(new Set(named).size).toBe(named.length);
      const listed = dataset.goals.filter(
        (goal) => goal.match_id === match.match_id && goal.basis === 'feed',
      );
      expect(named.sort()).toEqual(listed.map((goal) => `${goal.side} ${goal.minute} ${goal.player}`).sort());
    }
  }

  it('the events of a replayed match day have each goal, red card and whistle once', async () => {
    const storage = inMemoryStorage();
    expectWholeDay(await follow(4 * minute, () => newReader(storage)));
  });

  it('the events of a replayed match day name each goal by its minute, though many come at once', async () => {
    const reader = newReader();
    for (let ms = begin - 5 * minute; ms < end; ms += 35 * minute) await eventsAt(reader, ms);
    await eventsAt(reader, end + 10 * minute);
    const events = await eventsAt(reader, end + 20 * minute);
    const namedGoals = (match_id: string, side: string) =>
      dataset.goals
        .filter((goal) => goal.match_id === match_id && goal.side === side && goal.basis === 'feed')
        .toSorted((a, b) => minuteOf(a) - minuteOf(b))
        .map(({ player }) => player);
    const sidesOfDay = matchesOfDay.flatMap((match) =>
      sides.map((side) => ({ match_id: match.match_id, side, score: match[`${side}_goals`] })),
    );
    const complete = sidesOfDay.filter(
      ({ match_id, side, score }) => namedGoals(match_id, side).length === score,
    );
    expect(complete).not.toEqual([]);
    for (const { match_id, side } of complete) {
      const names = namedGoals(match_id, side);
      const isOfGoal = (event: LiveEvent, index: number) =>
        event.match_id === match_id && event.side === side && event.goal_number === index + 1;
      const named = names.map(
        (_, index) => events.findLast((event) => event.player && isOfGoal(event, index))?.player,
      );
      expect(named).toEqual(names);
    }
  });

  it('the events of a replayed match day have growing ids, though the clock is set back', async () => {
    const storage = inMemoryStorage();
    const reader = newReader(storage);
    const events = await follow(5 * minute, () => reader);
    await eventsAt(newReader(storage), begin - 5 * minute);
    const ids = (await eventsAt(newReader(storage), end + 10 * minute)).map(({ id }) => id);
    expect(ids.every((id, index) => id > (ids[index - 1] ?? 0))).toBe(true);
    expect(ids.slice(0, events.length)).toEqual(events.map(({ id }) => id));
    expect(await eventsAt(reader, Date.parse(events[0]?.at ?? '') + eventsKeptMs - 1)).toEqual(events);
    expect(await eventsAt(reader, end + 10 * minute + eventsKeptMs)).toEqual([]);
  });

  it('the events of a replayed match day begin with the second answer', async () => {
    const reader = newReader();
    expect(await eventsAt(reader, end + 5 * minute)).toEqual([]);
    expect(await eventsAt(reader, end + 10 * minute)).toEqual([]);
  });

  it('the events of a replayed match day have a change of the table with all that moved', async () => {
    for (const day of days) {
      const { begin, end, newReader } = matchDay(day);
      const reader = newReader();
      await eventsAt(reader, begin - minute);
      const changes = (await eventsAt(reader, end + minute)).filter(({ kind }) => kind === 'table_change');
      const [change] = changes;
      if (!change) continue;
      const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b);
      const before = sorted(change.moves.map(({ previous_position }) => previous_position));
      expect(sorted(change.moves.map(({ position }) => position))).toEqual(before);
      expect(changes).toHaveLength(1);
      expect(hasSeasonTable).toBe(true);
      return;
    }
    expect(hasSeasonTable).toBe(false);
  });
});
