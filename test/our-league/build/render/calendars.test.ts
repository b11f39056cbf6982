import { expect, it } from 'vitest';
import { calendarsOf } from '../../../fixtures/calendars.ts';
import { ours } from '../../../support/tables.ts';

const { calendars, entryOf, matches } = calendarsOf(ours);

const on = (date: string) => entryOf(matches.find((match) => match.date === date));

it('calendars have the final of 2024 with its attendance', () => {
  const { summary, description } = on('2024-11-09');
  expect(summary).toBe('Cavalry FC 2–1 Forge FC');
  expect(description).toBe('Season: 2024\nStage: Final\nAttendance: 7052');
});

it('calendars say how matches were decided', () => {
  expect(on('2021-11-20').summary).toBe('Cavalry FC 1–2 Pacific FC (aet)');
  expect(on('2024-10-27').summary).toBe('Atlético Ottawa 2–2 York United FC (5–4 p)');
  expect(on('2025-10-22').summary).toMatch(/ \(4–5 p\)$/);
});

it('there is a calendar of each club', () => {
  for (const club of ['atletico-ottawa', 'supra-du-quebec', 'forge-fc'])
    expect(calendars.has(`/calendar/${club}.ics`)).toBe(true);
});
