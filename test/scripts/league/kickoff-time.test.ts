import { describe, expect, it } from 'vitest';
import { kickoffTime } from '../../../scripts/league/kickoff-time.ts';
import { emptyMatch } from '../../../scripts/league/read/listed-match.ts';
import { localClock } from '../../../src/records/local-time.ts';

const match = { ...emptyMatch, line: 2, home: 'Reds', away: 'Blues' };
const london = localClock('Europe/London');
const mexico = localClock('America/Mexico_City');

describe('kickoffTime', () => {
  it('converts the day and hour of a list on another clock to those of the venue', () => {
    const listed = { ...match, date: '2021-07-23', time: '03:00' };
    expect(kickoffTime(listed, london, mexico)).toEqual({
      date: '2021-07-22',
      kickoff_utc: '2021-07-23T02:00:00Z',
    });
  });

  it('reads a time of the clock of the venue', () => {
    const listed = { ...match, date: '2021-01-10', time: '19:30' };
    expect(kickoffTime(listed, mexico, mexico)).toEqual({
      date: '2021-01-10',
      kickoff_utc: '2021-01-11T01:30:00Z',
    });
  });

  it('takes the day of an instant from the venue', () => {
    const listed = { ...match, instant: '2024-08-01T02:30:00Z' };
    expect(kickoffTime(listed, london, mexico)).toEqual({
      date: '2024-07-31',
      kickoff_utc: '2024-08-01T02:30:00Z',
    });
  });

  it('knows no kick-off without a time', () => {
    expect(kickoffTime({ ...match, date: '2024-08-01' }, london, mexico)).toEqual({
      date: '2024-08-01',
      kickoff_utc: null,
    });
  });

  it.for([
    ['2024-03-31', '02:30', 'Europe/Berlin'],
    ['2024-03-31', '01:30', 'Europe/London'],
  ] as const)('refuses %s %s, which clocks of %s skipped', ([date, time, zone]) => {
    const clock = localClock(zone);
    expect(() => kickoffTime({ ...match, date, time }, clock, clock)).toThrow('a time that clocks skipped');
  });

  it('refuses a time of a clock whose distance from UTC has seconds', () => {
    const clock = localClock('Africa/Monrovia');
    const listed = { ...match, date: '1970-05-01', time: '14:30' };
    expect(() => kickoffTime(listed, clock, clock)).toThrow('or of a clock with seconds');
  });

  it.for([
    ['2024-03-30', '23:30', '2024-03-30T21:30:00Z'],
    ['2024-03-31', '15:00', '2024-03-31T12:00:00Z'],
    ['2024-10-26', '23:30', '2024-10-26T20:30:00Z'],
  ] as const)('reads %s %s east of Greenwich around a change of clocks', ([date, time, expected]) => {
    const clock = localClock('Europe/Athens');
    expect(kickoffTime({ ...match, date, time }, clock, clock).kickoff_utc).toBe(expected);
  });

  it('reads the hour after clocks were put back', () => {
    const listed = { ...match, date: '2024-10-27', time: '15:00' };
    expect(kickoffTime(listed, london, london).kickoff_utc).toBe('2024-10-27T15:00:00Z');
  });
});
