import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAttendance, parseCount } from '../../../scripts/league/values/parse-count.ts';
import { dayOrderOf, parseDay } from '../../../scripts/league/values/parse-day.ts';
import { parseFlag } from '../../../scripts/league/values/parse-flag.ts';
import { parseMoment } from '../../../scripts/league/values/parse-moment.ts';
import { parseRound } from '../../../scripts/league/values/parse-round.ts';
import { noScore, parseScore } from '../../../scripts/league/values/parse-score.ts';
import { parseStatus } from '../../../scripts/league/values/parse-status.ts';
import { parseTime } from '../../../scripts/league/values/parse-time.ts';
import { seasonInName } from '../../../scripts/league/values/season-in-name.ts';

describe('a time', () => {
  it.each([
    ['19:30', '19:30'],
    ['19.30', '19:30'],
    ['9:05', '09:05'],
    ['19:30:00', '19:30'],
    ['7:30 PM', '19:30'],
    ['7:30pm', '19:30'],
    ['12:15 a.m.', '00:15'],
    ['12 pm', '12:00'],
    ['19h30', '19:30'],
  ])('%s is %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each(['25:10', '24:00', '19:60', '13:00 pm', '0:30 am', '1930', '7', 'evening', '19:30 BST'])(
    '%s is none',
    (text) => {
      expect(() => parseTime(text)).toThrow(`'${text}' is no time; expected one such as 19:30 or 7:30 PM`);
    },
  );

  it('with seconds is a fault', () => {
    expect(() => parseTime('15:14:30')).toThrow("'15:14:30' has seconds; expected a time on the minute");
  });

  it('that is to be announced is unknown', () => {
    expect(parseTime('TBA')).toBeNull();
  });

  it('is read back from every form', () => {
    const minute = fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }));
    fc.assert(
      fc.property(minute, ([hour, minutes]) => {
        const [hh, mm] = [hour, minutes].map((part) => String(part).padStart(2, '0'));
        const half = `${hour % 12 || 12}:${mm} ${hour < 12 ? 'AM' : 'pm'}`;
        for (const text of [`${hh}:${mm}`, `${hour}.${mm}`, `${hh}:${mm}:00`, half])
          expect(parseTime(text)).toBe(`${hh}:${mm}`);
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    '2024-08-16',
    '20240816',
    '2024/08/16',
    '16/08/2024',
    '16-08-2024',
    '16.8.2024',
    '16/8/24',
    'Fri Aug/16 2024',
    'Fri Aug 16 2024',
    '(2) 16 Aug 2024 (Fri)',
    '16Aug24',
    '16-Aug-2024',
    'August 16, 2024',
    'Friday, 16 August 2024',
  ])('%s is 16 August 2024', (text) => {
    expect(parseDay(text, 'day first')).toBe('2024-08-16');
  });

  it.each(['31/02/2024', '2024-13-01', '2024-08-16 abc', '16/08', '45520', ''])('%j is none', (text) => {
    expect(() => parseDay(text, 'day first')).toThrow(`'${text}' is no day`);
  });

  it('that was another day of the week is a fault', () => {
    expect(() => parseDay('Sat Aug 16 2024', 'day first')).toThrow("'Sat Aug 16 2024' was a Friday");
  });

  it('of two digits is of the last century from 70', () => {
    expect(['01/09/69', '01/09/70'].map((text) => parseDay(text, 'day first'))).toEqual([
      '2069-09-01',
      '1970-09-01',
    ]);
  });

  it('has the month first where a list has a second number above 12', () => {
    expect(dayOrderOf(['05/06/2024', '05/13/2024'])).toEqual({ order: 'month first', isDecided: true });
    expect(parseDay('05/06/2024', 'month first')).toBe('2024-05-06');
  });

  it('has the day first where a list has a first number above 12, or none', () => {
    expect(dayOrderOf(['05/06/2024', '13/05/2024'])).toEqual({ order: 'day first', isDecided: true });
    expect(dayOrderOf(['05/06/2024', '07/06/2024'])).toEqual({ order: 'day first', isDecided: false });
    expect(dayOrderOf(['05/05/2024', '2024-06-07'])).toEqual({ order: 'day first', isDecided: true });
  });

  it('is read back from every form', () => {
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        const [weekday = '', dayText = '', monthText = ''] = date.toUTCString().split(/,? /);
        const numeric = [
          iso,
          `${year}${month}${day}`,
          `${day}/${month}/${year}`,
          `${Number(day)}.${Number(month)}.${year.slice(2)}`,
        ];
        const named = [`${weekday} ${monthText}/${dayText} ${year}`, `${dayText} ${monthText} ${year}`];
        for (const text of [...numeric, ...named]) expect(parseDay(text, 'day first')).toBe(iso);
        expect(parseDay(`${month}/${day}/${year}`, 'month first')).toBe(iso);
      }),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['2024-05-02T01:30:00Z', '2024-05-02T01:30:00Z'],
    ['2024-08-16T19:00:00.000Z', '2024-08-16T19:00:00Z'],
    ['2024-08-16T19:00:00+00:00', '2024-08-16T19:00:00Z'],
    ['2024-08-16 21:00:00+0200', '2024-08-16T19:00:00Z'],
    ['2024-08-17 00:30 +05:30', '2024-08-16T19:00:00Z'],
    ['2024-08-16 13:00 UTC-6', '2024-08-16T19:00:00Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseMoment(text, 'day first')).toEqual({ date: null, time: null, instant });
  });

  it.each([
    ['16/08/2024 19:00', '19:00'],
    ['2024-08-16T19:00:00', '19:00'],
    ['Aug 16 2024 - 7:00pm', '19:00'],
    ['2024-08-16', null],
  ])('%s is of the clock of the list', (text, time) => {
    expect(parseMoment(text, 'day first')).toEqual({ date: '2024-08-16', time, instant: null });
  });

  it.each(['2024-08-16T19:00:00+00:19:32', '2024-08-16T25:10:00Z', '2024-08-16T19:00:00+25:00'])(
    '%s is a fault',
    (text) => {
      expect(() => parseMoment(text, 'day first')).toThrow('; expected');
    },
  );
});

describe('a score', () => {
  it.each(['2-1', '2:1', '2 -- 1', '2–1', '2 - 1', '02-01'])('%s is 2-1 after 90 minutes', (text) => {
    expect(parseScore(text)).toEqual({ ...noScore, regularTime: [2, 1] });
  });

  it.each([
    ['2-1 (1-0)', { regularTime: [2, 1], halfTime: [1, 0] }],
    ['2-1 (HT 1-0)', { regularTime: [2, 1], halfTime: [1, 0] }],
    ['2-1 aet', { extraTime: [2, 1], hasExtraTime: true }],
    ['2-1 (aet)', { extraTime: [2, 1], hasExtraTime: true }],
    [
      '3-1 a.e.t. (1-1, 1-0)',
      { regularTime: [1, 1], halfTime: [1, 0], extraTime: [3, 1], hasExtraTime: true },
    ],
    ['4-3 pen. (1-1, 0-1)', { regularTime: [1, 1], halfTime: [0, 1], shootOut: [4, 3] }],
    ['3-2 pen. (0-0)', { regularTime: [0, 0], shootOut: [3, 2] }],
    ['1-1 (4-3 p)', { regularTime: [1, 1], shootOut: [4, 3] }],
    ['1-1 (pens 4-3)', { regularTime: [1, 1], shootOut: [4, 3] }],
    ['(4) 1–1 (3)', { regularTime: [1, 1], shootOut: [4, 3] }],
    ['4-3p', { shootOut: [4, 3] }],
    ['P-P', { status: 'postponed' }],
    ['A-A', { status: 'abandoned' }],
    ['abd.', { status: 'abandoned' }],
    ['A-W', { status: 'awarded', winner: 'away' }],
    ['0-3 awarded', { regularTime: [0, 3], status: 'awarded' }],
    ['- : -', {}],
    ['v', {}],
  ] as const)('%s says all that it has', (text, expected) => {
    expect(parseScore(text)).toEqual({ ...noScore, ...expected });
  });

  it('after extra time and a shoot-out has all four scores', () => {
    const expected = {
      regularTime: [2, 2],
      halfTime: [0, 1],
      extraTime: [2, 2],
      shootOut: [5, 4],
      hasExtraTime: true,
    };
    expect(parseScore('5-4 pen. 2-2 a.e.t. (2-2, 0-1)')).toEqual({ ...noScore, ...expected });
    expect(parseScore('2-2 a.e.t. (2-2, 0-1), 5-4 pen.')).toEqual({ ...noScore, ...expected });
  });

  it.each(['2', '2-', '0-3*', '05-Jan', '100-0', '1-0-2', 'twenty'])('%s is none', (text) => {
    expect(() => parseScore(text)).toThrow(`'${text}' is no score; expected one such as 2-1`);
  });

  it('with fewer goals at the end than at half-time is a fault', () => {
    expect(() => parseScore('1-1 (4-3)')).toThrow("'1-1 (4-3)' has 4-3 before 1-1");
  });

  it('with a level shoot-out is a fault', () => {
    expect(() => parseScore('4-4 pen. (1-1)')).toThrow('level shoot-out');
  });

  it('is read back from every form', () => {
    const goals = fc.nat({ max: 20 });
    fc.assert(
      fc.property(goals, goals, goals, goals, (home, away, more, other) => {
        const last = `${home + more}-${away + other}`;
        const halfTime = { regularTime: [home + more, away + other], halfTime: [home, away] };
        expect(parseScore(`${last} (${home}-${away})`)).toMatchObject(halfTime);
        const extraTime = { regularTime: [home, away], extraTime: [home + more, away + other] };
        expect(parseScore(`${last} a.e.t. (${home}:${away})`)).toMatchObject(extraTime);
      }),
    );
  });
});

describe('a round', () => {
  it.each(['3', '3.0', 'Matchday 3', 'Round 2', 'R2', 'GW 2', '3rd Round', '45. Round'])(
    '%s is a matchday',
    (text) => {
      const matchday = Number(/\d+/.exec(text)?.[0]);
      expect(parseRound(text)).toEqual({ stage: null, round: null, matchday, leg: null });
    },
  );

  it.each([
    ['Regular Season - 11', { stage: 'Regular Season', matchday: 11 }],
    ['Apertura, Matchday 3', { stage: 'Apertura', matchday: 3 }],
    ['Apertura Playoffs, Final', { stage: 'Apertura Playoffs', round: 'Final' }],
    ['Semifinals', { round: 'Semifinals' }],
    ['Semifinals - 2nd Leg', { round: 'Semifinals', leg: 2 }],
    [
      'Promotion Playoff, Semifinals, First Legs',
      { stage: 'Promotion Playoff', round: 'Semifinals', leg: 1 },
    ],
    ['Round of 16', { round: 'Round of 16' }],
    ['Relegation, 5.-8. Platz', { stage: 'Relegation', round: '5.-8. Platz' }],
    ['Group A', { stage: 'Group A' }],
    ['regular', { stage: 'regular' }],
  ])('%s says where its match stands', (text, expected) => {
    expect(parseRound(text)).toEqual({ stage: null, round: null, matchday: null, leg: null, ...expected });
  });

  it('0 is a fault', () => {
    expect(() => parseRound('0')).toThrow("'0' is no matchday; expected a number from 1");
  });
});

describe('a number', () => {
  it.each([
    ['5000', 5000],
    ['5000.0', 5000],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1e+05', 100_000],
    ['0', 0],
  ])('of spectators %s is %d', (text, attendance) => {
    expect(parseAttendance(text)).toBe(attendance);
  });

  it.each(['~800', '12.5', '1,20', '-1', 'sold out'])('of spectators %s is a fault', (text) => {
    expect(() => parseAttendance(text)).toThrow(
      `'${text}' is no attendance; expected one such as 5000 or 5,000`,
    );
  });

  it('of goals may be written as 2.0, and not as 2.5', () => {
    expect(parseCount('2.0', 'number of goals')).toBe(2);
    expect(() => parseCount('2.5', 'number of goals')).toThrow(
      "'2.5' is no number of goals; expected a whole number",
    );
  });
});

it.each([
  ['P-P', 'postponed'],
  ['PST', 'postponed'],
  ['Match Postponed', 'postponed'],
  ['CANC', 'cancelled'],
  ['ABD', 'abandoned'],
  ['SUSP', 'abandoned'],
  ['AWD', 'awarded'],
  ['W-O', 'awarded'],
  ['complete', 'played'],
  ['FT', 'played'],
  ['AET', 'played'],
  ['NS', 'scheduled'],
])('the state %s is %s', (text, status) => {
  expect(parseStatus(text).status).toBe(status);
});

it('a state that no list known has is a fault', () => {
  expect(() => parseStatus('rained off')).toThrow("'rained off' is no state of a match");
});

it('a flag is a yes or a no in any form, or a fault', () => {
  expect(['TRUE', 'yes', '1.0', 'False', 'n', '0'].map((text) => parseFlag(text, 'so'))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ]);
  expect(() => parseFlag('perhaps', 'the venue is neutral')).toThrow(
    "'perhaps' does not say whether the venue is neutral",
  );
});

it.each([
  ['Premier League 2024/25', '2024/25'],
  ['2018-19/eng.1.csv', '2018-19'],
  ['2010s/2014-15/eng.1.csv', '2014-15'],
  ['World Cup 2022', '2022'],
  ['Liga 1999/2000', '1999/2000'],
  ['results-2024-11-30.csv', null],
  ['E0.csv', null],
])('the season in %s is %s', (name, season) => {
  expect(seasonInName(name)).toBe(season);
});
