import { expect, it } from 'vitest';
import { feedAdapter } from '../../../src/feed/adapters.ts';
import { liveScheduleAlone, scheduleAlone } from '../../../src/feed/schedule-alone.ts';

it('has every member of an adapter but those of the schedule', () => {
  const members = Object.keys({ ...liveScheduleAlone, ...scheduleAlone });
  expect([...members, 'headers', 'paths', 'parseSchedule'].sort()).toEqual(Object.keys(feedAdapter()).sort());
});
