import { describe, expect, it } from 'vitest';
import { emptyMatch } from '../../../../scripts/league/read/listed-match.ts';
import { footballTxt } from '../../../../scripts/league/readers/football-txt.ts';

function read(text: string) {
  const file = { name: '1-utopia.txt', text };
  expect(footballTxt.recognises(file)).toBe(true);
  return footballTxt.read(file);
}

describe('Football.TXT', () => {
  it('has a time for the matches below it, and the years of its title', () => {
    const list = read(`= Utopia League 2024/25

# Date       Sat Aug/17 2024 - Sun May/25 2025 (282d)
# Teams      4

» Matchday 1
  Sat Aug/17 2024
    15.00  Rivertown FC   v Hill Rovers   2-1 (1-0)
           Port FC        v 1899 Lake City     [postponed]
» Matchday 2
  Thu Jan/2
    20.00  Hill Rovers FC of the Upper Valley v Port FC  0-0
  Fri Aug/30
           Lake City v Rivertown FC
`);
    const match = { ...emptyMatch, date: '2024-08-17', time: '15:00', matchday: 1 };
    expect(list.matches).toEqual([
      { ...match, line: 8, home: 'Rivertown FC', away: 'Hill Rovers', regularTime: [2, 1], halfTime: [1, 0] },
      { ...match, line: 9, home: 'Port FC', away: '1899 Lake City', status: 'postponed' },
      {
        ...emptyMatch,
        line: 12,
        date: '2025-01-02',
        time: '20:00',
        home: 'Hill Rovers FC of the Upper Valley',
        away: 'Port FC',
        regularTime: [0, 0],
        matchday: 2,
      },
      { ...emptyMatch, line: 14, date: '2024-08-30', home: 'Lake City', away: 'Rivertown FC', matchday: 2 },
    ]);
    expect(list).toMatchObject({ title: 'Utopia League 2024/25', season: '2024/25', faults: [] });
  });

  it('has its score between the sides in its other form, and stages', () => {
    const list = read(`= Liga Utopia 2019/20

== Apertura

Matchday 1
[Fri Jul/19]
  21.45  Atlético Río        1-0 (0-0)  FC Lago
         Puerto U.-N. Tigres  -  Santos 04

== Apertura - Liguilla

Semifinals
[Thu Nov/28]
  Puerto  3-1 a.e.t. (1-1, 1-0)  Santos 04
  Lago  5-4 pen. 2-2 a.e.t. (2-2, 0-1)  Río    [awarded]
  Lago  4-3 pen. (1-1, 0-1)  Tigres
`);
    const final = { ...emptyMatch, date: '2019-11-28', stage: 'Apertura - Liguilla', round: 'Semifinals' };
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 7,
        date: '2019-07-19',
        time: '21:45',
        home: 'Atlético Río',
        away: 'FC Lago',
        regularTime: [1, 0],
        halfTime: [0, 0],
        stage: 'Apertura',
        matchday: 1,
      },
      {
        ...emptyMatch,
        line: 8,
        date: '2019-07-19',
        time: '21:45',
        home: 'Puerto U.-N. Tigres',
        away: 'Santos 04',
        stage: 'Apertura',
        matchday: 1,
      },
      {
        ...final,
        line: 14,
        home: 'Puerto',
        away: 'Santos 04',
        regularTime: [1, 1],
        halfTime: [1, 0],
        extraTime: [3, 1],
        hasExtraTime: true,
      },
      {
        ...final,
        line: 15,
        home: 'Lago',
        away: 'Río',
        regularTime: [2, 2],
        halfTime: [0, 1],
        extraTime: [2, 2],
        shootOut: [5, 4],
        hasExtraTime: true,
        status: 'awarded',
      },
      {
        ...final,
        line: 16,
        home: 'Lago',
        away: 'Tigres',
        regularTime: [1, 1],
        halfTime: [0, 1],
        shootOut: [4, 3],
      },
    ]);
    expect(list.faults).toEqual([]);
  });

  it('of a cup of nations has groups, venues, offsets, goals and numbers of matches', () => {
    const list = read(`= Island Cup 2026       # in Utopia

Group A  | Utopia      Atlantis
▪ Matchday 1  |  Sun Nov 20

▪ Group A
Thu June 11
  13:00 UTC-6     Utopia  2-0 (1-0)  Atlantis        @ Port Arena, Port City
               (First Player 9'
                 Second Player 67')
▪ Final
Sun Jul 19  (104) 15:00 UTC-4  Utopia 1-1 a.e.t. (1-1, 0-0), 2-3 pen. Lemuria
`);
    expect(list.matches).toEqual([
      {
        ...emptyMatch,
        line: 8,
        instant: '2026-06-11T19:00:00Z',
        home: 'Utopia',
        away: 'Atlantis',
        regularTime: [2, 0],
        halfTime: [1, 0],
        stage: 'Group A',
        venue: 'Port Arena',
        city: 'Port City',
      },
      {
        ...emptyMatch,
        line: 12,
        instant: '2026-07-19T19:00:00Z',
        home: 'Utopia',
        away: 'Lemuria',
        regularTime: [1, 1],
        halfTime: [0, 0],
        extraTime: [1, 1],
        shootOut: [2, 3],
        hasExtraTime: true,
        round: 'Final',
      },
    ]);
    expect(list).toMatchObject({ faults: [], notUsed: ['goals'] });
  });

  it('has legs under rounds of several levels, walkovers and byes', () => {
    const { matches, faults } = read(`=Utopia Playoffs 2023/24=
▪ Promotion
▪▪ Semifinals
▪▪▪ First Legs
May 12
  Norton       0-0 Leeford
  Alton    w/o Gatesby
  Colby    bye
`);
    const match = { ...emptyMatch, date: '2024-05-12', stage: 'Promotion', round: 'Semifinals', leg: 1 };
    expect(matches).toEqual([
      { ...match, line: 6, home: 'Norton', away: 'Leeford', regularTime: [0, 0] },
      { ...match, line: 7, home: 'Alton', away: 'Gatesby', status: 'awarded', winner: 'home' },
    ]);
    expect(faults).toEqual([]);
  });

  it('names the line of a weekday that no year of the season has, and of what is no match', () => {
    const { faults } = read(`= Utopia League 2024/25
» Matchday 1
  Sat Aug/18
    15.00  Rivertown v Hill Rovers   2-1
  Sun Aug/18
    25.10  Port FC v Lake City   2-1
    Rivertown against Port FC
`);
    expect(faults).toEqual([
      {
        file: '1-utopia.txt',
        line: 3,
        message: "'Sat Aug/18' was no such day in 2024 or 2025; expected its weekday",
      },
      { file: '1-utopia.txt', line: 6, message: "'25.10' is no time; expected one such as 19:30 or 7:30 PM" },
      {
        file: '1-utopia.txt',
        line: 7,
        message: "'Rivertown against Port FC' is no match; expected one such as Rivertown v Port FC  2-1",
      },
    ]);
  });
});
