import { describe, expect, it } from 'vitest';
import { firstRows, listedRow, mergeList } from '../../../support/listed-rows.ts';

const played = listedRow('2024-05-01', 'reds', 'blues', '2-1');
const fixture = listedRow('2024-06-05', 'reds', 'greens', '');

/** Returns a season of 18 clubs, each at home to each other, of which a part is played. */
function bundesliga() {
  const clubs = Array.from({ length: 18 }, (_, index) => `club-${index + 1}`);
  const pairings = clubs.flatMap((home) => clubs.filter((club) => club !== home).map((away) => [home, away]));
  return pairings.map(([home = '', away = ''], index) => {
    const date = new Date(Date.UTC(2024, 7, 23 + index)).toISOString().slice(0, 10);
    return listedRow(date, home, away, index < 150 ? '1-0' : '');
  });
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe('ids', () => {
  it('are made of the season and the sides, with a number from the second meeting on', () => {
    const rows = firstRows([
      listedRow('2024-09-01', 'reds', 'blues', ''),
      listedRow('2024-05-01', 'reds', 'blues', '2-1'),
      listedRow('2024-10-01', 'reds', 'blues', '', { stage: 'final' }),
    ]);
    expect(rows.map(({ match_id, date }) => [match_id, date])).toEqual([
      ['2024-reds-blues', '2024-05-01'],
      ['2024-reds-blues-2', '2024-09-01'],
      ['2024-final-reds-blues', '2024-10-01'],
    ]);
  });

  it('differ where the names of two pairs of clubs join to the same words', () => {
    const rows = firstRows([
      listedRow('2024-05-01', 'hill', 'rovers-b', ''),
      listedRow('2024-05-02', 'hill-rovers', 'b', ''),
    ]);
    expect(rows.map(({ match_id }) => match_id)).toEqual(['2024-hill-rovers-b', '2024-hill-rovers-b-2']);
  });

  it('stay as they were given, such as one with a day', () => {
    const stored = { ...fixture, match_id: '2024-06-05-reds-greens' };
    const { rows } = mergeList([stored], [{ ...fixture, date: '2024-06-19' }]);
    expect(rows).toEqual([{ ...stored, date: '2024-06-19' }]);
  });
});

describe('a list with news', () => {
  it('moves eleven fixtures of a season of 306 matches, which stay 306', () => {
    const stored = firstRows(bundesliga());
    const moved = bundesliga().map((match, index) =>
      index >= 200 && index < 211 ? { ...match, date: addDays(match.date, 3) } : match,
    );
    const { rows, report } = mergeList(stored, moved);
    expect(rows).toHaveLength(306);
    expect(new Set(rows.map(({ match_id }) => match_id))).toEqual(
      new Set(stored.map(({ match_id }) => match_id)),
    );
    expect(report.summary).toBe('11 moved, 295 unchanged');
    expect(report.lines[0]).toMatch(/^2024-club-\d+-club-\d+ moved: date 2025-\d\d-\d\d -> 2025-\d\d-\d\d$/);
  });

  it('says what it brought', () => {
    const stored = firstRows([
      played,
      fixture,
      listedRow('2024-06-08', 'blues', 'greens', ''),
      listedRow('2024-06-09', 'greens', 'reds', ''),
      listedRow('2024-06-10', 'blues', 'reds', ''),
    ]);
    const { report } = mergeList(stored, [
      played,
      { ...fixture, ...listedRow('2024-06-06', 'reds', 'greens', '0-0') },
      listedRow('2024-06-15', 'blues', 'greens', ''),
      listedRow('2024-06-09', 'greens', 'reds', '', { status: 'POSTPONED' }),
      listedRow('2024-06-10', 'blues', 'reds', '', { status: 'CANCELLED' }),
      listedRow('2024-07-01', 'whites', 'reds', ''),
    ]);
    expect(report.summary).toBe('1 new match, 1 new result, 1 moved, 1 postponed, 1 cancelled, 1 unchanged');
    expect(report.lines).toEqual([
      '2024-blues-greens moved: date 2024-06-08 -> 2024-06-15',
      '2024-greens-reds postponed: status UPCOMING -> POSTPONED',
      '2024-blues-reds cancelled: status UPCOMING -> CANCELLED',
    ]);
    expect(report.needed).toEqual([]);
  });

  it('takes away the kick-off of a match on another day, if it has none', () => {
    const stored = firstRows([{ ...fixture, kickoff_utc: '2024-06-05T18:00:00Z' }]);
    const moved = { ...fixture, date: '2024-06-12' };
    const { rows } = mergeList(stored, [moved], { columns: ['date', 'status'] });
    expect(rows).toEqual([{ ...moved, match_id: '2024-reds-greens' }]);
  });

  it('takes away the kick-off of a match that is called off', () => {
    const stored = firstRows([{ ...fixture, kickoff_utc: '2024-06-05T18:00:00Z' }]);
    const postponed = { ...fixture, status: 'POSTPONED' } as const;
    const { rows, report } = mergeList(stored, [postponed], { columns: ['date', 'status'] });
    expect(rows).toEqual([{ ...postponed, match_id: '2024-reds-greens' }]);
    expect(report.summary).toBe('1 postponed');
  });

  it('fills in what was not known of a played match', () => {
    const draw = listedRow('2024-05-01', 'reds', 'blues', '1-1', { stage: 'final' });
    const decided = { winner: 'blues', win_reason: 'Penalties', attendance: 5000 } as const;
    const { rows, report } = mergeList(firstRows([draw]), [{ ...draw, ...decided }]);
    expect(rows).toEqual([{ ...draw, ...decided, match_id: '2024-final-reds-blues' }]);
    expect(report.needed).toEqual([]);
  });

  it('finds a match whose stage it names only now', () => {
    const stored = firstRows([played, listedRow('2024-10-01', 'reds', 'blues', '3-0')]);
    const { rows, report } = mergeList(stored, [
      played,
      listedRow('2024-10-01', 'reds', 'blues', '3-0', { stage: 'final' }),
    ]);
    expect(rows.map(({ match_id, stage }) => [match_id, stage])).toEqual([
      ['2024-reds-blues', 'regular'],
      ['2024-reds-blues-2', 'final'],
    ]);
    expect(report.lines).toEqual(['2024-reds-blues-2 updated: stage regular -> final']);
  });

  it('finds a played match whose day it corrects by its score, and asks', () => {
    const { rows, report } = mergeList(firstRows([played]), [{ ...played, date: '2024-05-02' }]);
    expect(rows).toEqual(firstRows([played]));
    expect(report.needed).toEqual(['2024-reds-blues date 2024-05-01 -> 2024-05-02']);
  });
});

describe('what is no longer in the list', () => {
  it('goes if it was to be played, and is named', () => {
    const { rows, report } = mergeList(firstRows([played, fixture]), [played]);
    expect(rows).toEqual(firstRows([played]));
    expect(report.summary).toBe('1 removed, 1 unchanged');
    expect(report.lines).toEqual(['2024-reds-greens removed: the list no longer has it']);
    expect(report.removedIds).toEqual(['2024-reds-greens']);
  });

  it('stays if it was played, unless its removal is accepted', () => {
    const stored = firstRows([played, fixture]);
    const kept = mergeList(stored, [fixture]);
    expect(kept.rows).toEqual(stored);
    expect(kept.report.needed).toEqual(['2024-reds-blues removed']);
    const accepted = mergeList(stored, [fixture], { accepted: new Set(kept.report.needed) });
    expect(accepted.rows).toEqual(firstRows([fixture]));
    expect(accepted.report.needed).toEqual([]);
  });

  it('stays where the list has a part of the season', () => {
    const stored = firstRows([played, fixture]);
    const meeting = listedRow('2024-09-01', 'reds', 'blues', '0-3');
    const { rows, report } = mergeList(stored, [meeting], { isWholeSeason: () => false });
    expect(rows).toEqual([...stored, { ...meeting, match_id: '2024-reds-blues-2' }]);
    expect(report.needed).toEqual([]);
  });

  it('stays in seasons that the list does not have', () => {
    const stored = [{ ...fixture, match_id: '2023-reds-greens', season: 2023, date: '2023-06-05' }];
    expect(mergeList(stored, [played]).rows).toEqual([...stored, ...firstRows([played])]);
  });
});

describe('what a person wrote', () => {
  const cases: [string, Parameters<typeof listedRow>[4], typeof played, string][] = [
    ['a score', { home_goals: 3, winner: 'reds' }, played, 'home_goals 3 -> 2'],
    ['an attendance', { attendance: 5000 }, played, 'attendance 5000 -> (empty)'],
    ['a cancelled match', { status: 'CANCELLED' }, fixture, 'status CANCELLED -> UPCOMING'],
    ['a postponed match', { status: 'POSTPONED' }, fixture, 'status POSTPONED -> UPCOMING'],
    [
      'a kick-off',
      { kickoff_utc: '2024-06-05T18:00:00Z' },
      fixture,
      'kickoff_utc 2024-06-05T18:00:00Z -> (empty)',
    ],
    [
      'an award',
      { home_goals: 0, away_goals: 3, winner: 'blues', win_reason: 'Awarded' },
      played,
      'home_goals 0 -> 2, away_goals 3 -> 1, winner blues -> reds, win_reason Awarded -> RegularTime',
    ],
    ['a win reason', { win_reason: 'ExtraTime' }, played, 'win_reason ExtraTime -> RegularTime'],
    [
      'a venue',
      { venue_id: 'reds-park', venue_basis: 'feed' },
      played,
      'venue_id reds-park -> (empty), venue_basis feed -> (empty)',
    ],
    [
      'the winner of a draw',
      { winner: 'blues', win_reason: 'Penalties' },
      listedRow('2024-05-01', 'reds', 'blues', '1-1'),
      'winner blues -> (empty), win_reason Penalties -> Draw',
    ],
  ];

  it.each(cases)('stays until the change is accepted: %s', (_, written, listed, change) => {
    const stored = firstRows([listed]).map((row) => ({ ...row, ...written }));
    const { rows, report } = mergeList(stored, [listed]);
    expect(rows).toEqual(stored);
    expect(report.needed).toEqual([`${stored[0]?.match_id} ${change}`]);
    expect(mergeList(stored, [listed], { accepted: new Set(report.needed) }).rows).toEqual(
      firstRows([listed]),
    );
  });

  it('is asked of both sides together', () => {
    const stored = firstRows([played]).map((row) => ({
      ...row,
      half_time_home_goals: 1,
      half_time_away_goals: 1,
    }));
    const halfTime = { half_time_home_goals: 2, half_time_away_goals: 0 };
    const { report } = mergeList(stored, [{ ...played, ...halfTime }], {
      columns: ['half_time_home_goals', 'half_time_away_goals'],
    });
    expect(report.needed).toEqual([
      '2024-reds-blues half_time_home_goals 1 -> 2, half_time_away_goals 1 -> 0',
    ]);
  });

  it('stays in the columns that the list lacks', () => {
    const stored = firstRows([fixture]).map((row) => ({ ...row, attendance: 5000, neutral: true }));
    const { rows, report } = mergeList(
      stored,
      [{ ...fixture, ...listedRow('2024-06-05', 'reds', 'greens', '1-0') }],
      {
        columns: ['date', 'status', 'home_goals', 'away_goals', 'winner', 'win_reason'],
      },
    );
    expect(rows).toMatchObject([{ status: 'FINISHED', attendance: 5000, neutral: true }]);
    expect(report.needed).toEqual([]);
  });

  it('stays as a whole where the list still has the time of a cancelled match', () => {
    const listed = { ...fixture, kickoff_utc: '2024-06-05T18:00:00Z' };
    const stored = firstRows([{ ...fixture, status: 'CANCELLED' }]);
    const { rows, report } = mergeList(stored, [listed]);
    expect(rows).toEqual(stored);
    expect(report.needed).toEqual([
      '2024-reds-greens kickoff_utc (empty) -> 2024-06-05T18:00:00Z, status CANCELLED -> UPCOMING',
    ]);
  });

  it.each([played, fixture])('stays where the list names no venue: $status', (listed) => {
    const stored = firstRows([{ ...listed, venue_id: 'town-park', venue_basis: 'feed' }]);
    const usual = { ...listed, venue_id: 'reds-park', venue_basis: 'home ground' } as const;
    const { rows, report } = mergeList(stored, [usual]);
    expect(rows).toEqual(stored);
    expect(report.needed).toEqual([]);
  });

  it('gives way where a postponed match has another day', () => {
    const stored = firstRows([fixture]).map((row) => ({ ...row, status: 'POSTPONED' as const }));
    const { rows } = mergeList(stored, [{ ...fixture, date: '2024-06-19' }]);
    expect(rows).toMatchObject([{ match_id: '2024-reds-greens', status: 'UPCOMING', date: '2024-06-19' }]);
  });

  it('gives way where the list names the venue of a match at the usual one', () => {
    const stored = firstRows([{ ...played, venue_id: 'reds-park', venue_basis: 'home ground' }]);
    const { rows } = mergeList(stored, [{ ...played, venue_id: 'town-park', venue_basis: 'feed' }]);
    expect(rows).toMatchObject([{ venue_id: 'town-park', venue_basis: 'feed' }]);
  });
});

describe('what is not clear', () => {
  const stored = firstRows([fixture, listedRow('2024-09-01', 'reds', 'greens', '')]);

  it('needs a word where one of two meetings is left on another day', () => {
    const listed = [listedRow('2024-08-25', 'reds', 'greens', '')];
    const { rows, report } = mergeList(stored, listed);
    expect(rows).toEqual(stored);
    const line = '2024-reds-greens-2 date 2024-09-01 -> 2024-08-25; 2024-reds-greens removed';
    expect(report.needed).toEqual([line]);
    const accepted = mergeList(stored, listed, { accepted: new Set([line]) });
    expect(accepted.rows).toEqual([{ ...listed[0], match_id: '2024-reds-greens-2' }]);
  });

  it('needs a word where the list has a match twice on a day, and no part of it is taken', () => {
    const rows = [
      listedRow('2024-06-05', 'reds', 'greens', '2-1'),
      listedRow('2024-06-05', 'reds', 'greens', '4-0'),
    ];
    const merged = mergeList(stored, [...rows, listedRow('2024-09-01', 'reds', 'greens', '1-0')]);
    expect(merged.rows).toEqual(stored);
    expect(merged.report.contradictions).toEqual([
      {
        rows,
        message: '2024-06-05 reds greens is in the list 2 times, with home_goals 2 and 4, away_goals 1 and 0',
      },
    ]);
  });

  it('takes a match that the list repeats in the same words once', () => {
    expect(firstRows([played, { ...played }])).toHaveLength(1);
  });

  it('asks once where home and away of a played match are swapped', () => {
    const swapped = listedRow('2024-05-01', 'blues', 'reds', '1-2');
    const { rows, report } = mergeList(firstRows([played]), [swapped]);
    expect(rows).toEqual(firstRows([played]));
    expect(report.needed).toEqual([
      '2024-reds-blues home_goals 2 -> 1, away_goals 1 -> 2, home_club reds -> blues, away_club blues -> reds',
    ]);
  });
});
