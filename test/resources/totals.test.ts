import { describe, expect, it } from 'vitest';
import { hasResult } from '../../src/derive/matches.ts';
import { goals, matches, teamMatches } from '../../src/resources/matches.ts';
import { appearances } from '../../src/resources/people.ts';
import { worlds } from '../support/worlds.ts';

const numberOf = <Row>(rows: readonly Row[], passes: (row: Row) => unknown) => rows.filter(passes).length;
const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => unknown) =>
  rows.reduce((sum, row) => sum + Number(pick(row)), 0);

describe.for(worlds)('$name', ({ answer, tables }) => {
  const latest = tables.rows('matches').findLast(hasResult);
  if (!latest) throw new Error('no match has a result');
  const { season, home_club: team } = latest;
  const ofClub = { season: [season], team };

  it('the totals of matches are those of their rows, on every page the same', () => {
    const { matches: rows, totals } = answer(matches, { season: [season], limit: 500 });
    expect(answer(matches, { season: [season], limit: 2, offset: 3 }).totals).toEqual(totals);
    const played = rows.filter(({ status }) => status === 'FINISHED');
    const crowds = played.filter(({ attendance }) => attendance !== null);
    expect(totals).toMatchObject({
      played: played.length,
      draws: numberOf(played, ({ home_goals, away_goals }) => home_goals === away_goals),
      goals: sumOf(played, ({ home_goals }) => home_goals) + sumOf(played, ({ away_goals }) => away_goals),
      matches_with_attendance: crowds.length,
      team: null,
    });
    expect(totals.home_wins + totals.draws + totals.away_wins).toBe(played.length);
    if (crowds.length === 0) expect(totals.average_attendance).toBeNull();
    else {
      const mean = sumOf(crowds, ({ attendance }) => attendance) / crowds.length;
      expect(totals.average_attendance).toBeCloseTo(mean, 2);
    }
  });

  it('the totals of a club in matches are those of its rows in the long form', () => {
    const { team } = answer(matches, { ...ofClub, limit: 1 }).totals;
    const { team_matches: rows, totals } = answer(teamMatches, { ...ofClub, limit: 500 });
    const played = rows.filter(({ result }) => result !== null);
    const expected = {
      wins: numberOf(rows, ({ result }) => result === 'W'),
      draws: numberOf(rows, ({ result }) => result === 'D'),
      losses: numberOf(rows, ({ result }) => result === 'L'),
      goals: sumOf(played, (row) => row.goals),
      goals_against: sumOf(played, (row) => row.goals_against),
    };
    expect(team).toEqual(expected);
    expect(totals).toEqual({ played: played.length, ...expected });
  });

  it('the totals of matches have no club where a query has two', () => {
    const two = tables.rows('teams').slice(0, 2);
    const team = two.map(({ club_id }) => club_id).join();
    expect(answer(matches, { season: [season], team, limit: 1 }).totals.team).toBeNull();
  });

  it('the totals of goals are those of their rows', () => {
    const { goals: rows, total, totals } = answer(goals, { ...ofClub, limit: 500 });
    expect(Object.values(totals.kinds).reduce((sum, number) => sum + number)).toBe(total);
    expect(totals).toMatchObject({
      matches: new Set(rows.map((row) => row.match_id)).size,
      kinds: { 'own-goal': numberOf(rows, ({ kind }) => kind === 'own-goal') },
      with_scorer: numberOf(rows, ({ player }) => player !== null),
    });
  });

  it('the totals of appearances are those of their rows', () => {
    const [first] = tables.rows('appearances');
    const query = first ? { player_id: [first.player_id] } : {};
    const { appearances: rows, totals } = answer(appearances, { ...query, limit: 500 });
    expect(totals).toMatchObject({
      players: first ? 1 : 0,
      matches: rows.length,
      minutes: sumOf(rows, ({ minutes }) => minutes),
      goals: sumOf(rows, (row) => row.goals),
      yellow_cards: sumOf(rows, ({ yellow_cards }) => yellow_cards),
    });
    const isKnown = rows.length > 0 && rows.every(({ started }) => started !== null);
    expect(totals.starts).toBe(isKnown ? numberOf(rows, ({ started }) => started) : null);
  });
});
