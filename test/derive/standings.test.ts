import { describe, expect, it } from 'vitest';
import { findStandingsSource } from '../../src/derive/agreement.ts';
import { computeStandings, seasonStages, stagesWithStandings } from '../../src/derive/standings.ts';
import type { Match } from '../../src/records/match.ts';
import { pointsIn } from '../../src/records/season-rules.ts';
import { blankRow } from '../support/blank-row.ts';
import { resultOf, rules } from '../support/results.ts';

describe('computeStandings', () => {
  const name = (club_id: string) => ({
    club_id,
    name: club_id.toUpperCase(),
    short_name: club_id,
    from_season: 2024,
    to_season: null,
  });
  // What the table does not depend on is left out.
  const match = (stage: string, ...result: Parameters<typeof resultOf>) =>
    ({ ...resultOf(...result), stage }) as Match;
  const regular = [match('regular', 'a', 'b', 1, 0), match('regular', 'c', 'a', 0, 0)];
  const final = match('final', 'b', 'a', 2, 0);
  const place = (stage: string, club: string, position: number) =>
    blankRow('standings', { season: 2024, stage, club, position, points_deducted: 0 });
  const record = {
    league: rules,
    season: 2024,
    matches: [...regular, final],
    stages: [
      blankRow('stages', { stage: 'regular', table: 'season' }),
      blankRow('stages', { stage: 'final', table: null }),
    ],
    publishedRows: [place('cup', 'd', 1), place('regular', 'c', 2), place('regular', 'a', 1)],
    names: ['a', 'b', 'c', 'd'].map(name),
  };
  const rowsOf = (matches: readonly Match[]) =>
    computeStandings({ ...record, matches }, ['regular']).map(
      ({ club, played, qualification }) => `${club} ${played} ${qualification}`,
    );

  it('returns the stage that each club entered next, once all matches are over', () => {
    expect(rowsOf(record.matches)).toEqual(['a 2 final', 'c 1 null', 'b 1 final']);
    const unplayed = { home_goals: null, away_goals: null };
    const cancelled = { ...match('regular', 'b', 'c', 0, 0), ...unplayed, status: 'CANCELLED' as const };
    expect(rowsOf([...regular, cancelled, final])).toEqual(rowsOf(record.matches));
    const upcoming = { ...cancelled, status: 'UPCOMING' as const };
    expect(rowsOf([...regular, upcoming, final]).join()).not.toContain('final');
  });

  it('findStandingsSource is official where the published rows follow from the results', () => {
    const [a, c, b] = computeStandings(record, ['regular']);
    const publishedRows = [a, c, b].map((row) => ({ ...place('regular', '', 1), ...row }));
    const sourceOf = (rows: typeof publishedRows) =>
      findStandingsSource({ ...record, publishedRows: rows }, ['regular']);
    expect(sourceOf(publishedRows)).toBe('official');
    expect(sourceOf(publishedRows.with(0, { ...place('regular', 'a', 1), ...a, points: 9 }))).toBe(
      'calculated',
    );
    expect(sourceOf([])).toBe('calculated');
  });

  it('subtracts the points deducted in these stages, not in others', () => {
    const publishedRows = [
      { ...place('regular', 'c', 3), points_deducted: 2 },
      { ...place('cup', 'a', 2), points_deducted: 9 },
    ];
    const rows = computeStandings({ ...record, publishedRows }, ['regular']);
    expect(rows.map((row) => `${row.club} ${row.points_deducted}`)).toEqual(['a 0', 'b 0', 'c 2']);
  });

  const { win, draw } = pointsIn(rules, record.season);

  it('compares places with those just before a club’s last match', () => {
    const matches = [
      match('regular', 'b', 'c', 1, 0),
      match('regular', 'a', 'd', 0, 0),
      match('regular', 'd', 'b', 1, 0),
      match('regular', 'a', 'd', 1, 0),
    ].map((row, index) => ({ ...row, date: `2024-05-0${index + 1}` }));
    const publishedRows = [{ ...place('regular', 'd', 4), points_deducted: 99 }];
    const rows = computeStandings({ ...record, matches, publishedRows }, ['regular']);
    expect(rows.map((row) => `${row.position} ${row.club} ${row.points} ${row.movement}`)).toEqual([
      `1 a ${win + draw} up`,
      `2 b ${win} down`,
      '3 c 0 null',
      `4 d ${win + draw - 99} stable`,
    ]);
  });

  describe('on a day with several matches', () => {
    const first = { ...match('regular', 'a', 'b', 1, 0), date: '2024-04-30', kickoff_utc: null };
    const publishedRows = [{ ...place('regular', 'c', 4), points_deducted: 99 }];
    const ofDay = [match('regular', 'b', 'd', 2, 0), match('regular', 'a', 'c', 0, 1)];
    /** The movement of a, which b passed with its own match, for either order of the matches. */
    const movements = (kickoffOfB: string | null, kickoffOfA: string | null) => {
      const matches = ofDay.map((row, index) => ({ ...row, kickoff_utc: index ? kickoffOfA : kickoffOfB }));
      return [matches, matches.toReversed()].map((day) => {
        const inputs = { ...record, matches: [first, ...day], publishedRows };
        return computeStandings(inputs, ['regular']).find(({ club }) => club === 'a')?.movement;
      });
    };
    const six = '2024-05-01T18:00:00Z';
    const eight = '2024-05-01T20:00:00Z';

    it('compares places with those before the kick-off', () => {
      expect(movements(six, eight)).toEqual(['stable', 'stable']);
      expect(movements(eight, six)).toEqual(['down', 'down']);
      expect(movements(six, six)).toEqual(['down', 'down']);
    });

    it('compares places with those of the day before, where a kick-off is not known', () => {
      expect(movements(null, null)).toEqual(['down', 'down']);
      expect(movements(six, null)).toEqual(['down', 'down']);
      expect(movements(null, eight)).toEqual(['down', 'down']);
    });
  });

  it('breaks ties by the matches that count for each club', () => {
    const matches = [
      match('regular', 'a', 'b', 0, 0),
      match('regular', 'b', 'a', 2, 1),
      match('regular', 'a', 'c', 3, 0),
      match('regular', 'b', 'c', 1, 1),
    ];
    const league = { ...rules, tie_breaks: ['head_to_head_points' as const] };
    const tableOf = (scope: Parameters<typeof computeStandings>[2]) =>
      computeStandings({ ...record, league, matches, publishedRows: [] }, ['regular'], scope).map(
        ({ club, points, form, movement }) => `${club} ${points} ${form.join('')} ${movement}`,
      );
    // Both a and b have won once and drawn once at home, b against a.
    expect(tableOf({ side: 'home' })).toEqual([
      `b ${win + draw} WD null`,
      `a ${win + draw} DW null`,
      'c 0  null',
    ]);
    expect(tableOf({ side: 'away' })).toEqual([`c ${draw} LD null`, `b ${draw} D null`, 'a 0 L null']);
    expect(tableOf({ last: 1 })).toEqual([`a ${win} W null`, `b ${draw} D null`, `c ${draw} D null`]);
    expect(tableOf({}).map(([club]) => club)).toEqual(['b', 'a', 'c']);
  });

  it('sorts level clubs by name before the first match, and then as the league published them', () => {
    const matches = [
      { ...match('regular', 'a', 'b', 0, 0), date: '2024-05-01' },
      { ...match('regular', 'c', 'a', 0, 0), date: '2024-05-08' },
    ];
    const publishedRows = [place('regular', 'a', 3), place('regular', 'c', 2), place('regular', 'b', 1)];
    const names = ['a', 'b', 'c'].map((id, index) => ({ ...name(id), name: String(3 - index) }));
    const clubsOn = (until: string) =>
      computeStandings({ ...record, matches, publishedRows, names }, ['regular'], { until }).map(
        ({ club, played }) => `${club} ${played}`,
      );
    expect(clubsOn('2024-04-30')).toEqual(['c 0', 'b 0', 'a 0']);
    expect(clubsOn('2024-05-01')).toEqual(['b 1', 'a 1', 'c 0']);
    expect(clubsOn('2024-05-08')).toEqual(['a 2', 'b 1', 'c 1']);
  });

  const stage = (name: string, table: 'season' | 'own' | null) => blankRow('stages', { stage: name, table });
  const stages = [
    stage('qualifying', null),
    stage('groups', 'own'),
    stage('spring', 'season'),
    stage('fall', 'season'),
    stage('semifinal', null),
    stage('final', null),
  ];
  const matches = ['qualifying', 'groups', 'spring', 'fall', 'semifinal', 'final'].map((name) =>
    match(name, 'a', name === 'final' || name === 'qualifying' ? 'c' : 'b', 1, 0),
  );
  const enteredAfter = (...tabled: string[]) =>
    computeStandings({ ...record, matches, stages }, tabled).map(
      ({ club, qualification }) => `${club} ${qualification}`,
    );

  it('the stage that a club entered depends on which stages have standings', () => {
    expect(stagesWithStandings({ ...record, stages })).toEqual(['groups', 'spring', 'fall']);
    expect(seasonStages({ ...record, stages })).toEqual(['spring', 'fall']);
  });

  it('the stage that a club entered is the first after the last stage of the standings', () => {
    expect(enteredAfter('spring', 'fall')).toEqual(['a semifinal', 'b semifinal']);
  });

  it('the stage that a club entered is null after a part of the season’s standings', () => {
    expect(enteredAfter('spring')).toEqual(['a null', 'b null']);
    expect(enteredAfter('groups')).toEqual(['a spring', 'b spring']);
  });
});
