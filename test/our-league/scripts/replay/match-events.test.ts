import { expect, it } from 'vitest';
import { eventLogger, matchEvents } from '../../../../scripts/replay/match-events.ts';
import { momentOf } from '../../../../scripts/replay/moment.ts';
import { dataset } from '../../../support/tables.ts';

const minutes = (count: number) => count * 60_000;

it('the event log has kick-off, goals, half time and full time as the clock passes them', () => {
  const day = '2025-10-22';
  const begun = new Date(momentOf(day, dataset).at);
  let now = begun;
  const lines: string[] = [];
  const logEvents = eventLogger({ now: () => now, startedAt: () => begun }, matchEvents(dataset), (line) =>
    lines.push(line),
  );
  const linesAfter = (elapsed: number) => {
    lines.length = 0;
    now = new Date(begun.getTime() + minutes(elapsed));
    logEvents();
    return lines;
  };
  expect(linesAfter(4)).toEqual([]);
  expect(linesAfter(5)).toEqual(['2025-10-22 22:30  Wanderers 0-0 York United: kick-off']);
  expect(linesAfter(60)).toHaveLength(2);
  expect(linesAfter(200).at(-1)).toContain('Wanderers 2-2 York United: full time, 4-5 on penalties');
});
