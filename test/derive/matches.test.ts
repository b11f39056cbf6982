import { describe, expect, it } from 'vitest';
import { deriveMatchStats } from '../../src/derive/match-stats.ts';
import { inOrderOfPlay } from '../../src/derive/matches.ts';
import { deriveMatches } from '../../src/derive/published-matches.ts';
import { match as record } from '../../src/records/match.ts';
import { blankRow } from '../support/blank-row.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', ({ league, match: published, dataset, tables }) => {
  it('inOrderOfPlay is a total order of all matches, in which they are published', () => {
    const rows = tables.rows('matches');
    for (let index = 1; index < rows.length; index++) {
      const before = rows[index - 1];
      const after = rows[index];
      if (before && after) expect(inOrderOfPlay(before, after)).toBe(-1);
    }
  });

  it('inOrderOfPlay puts an unknown kick-off after the known ones of its day', () => {
    const known = { date: '2024-05-01', kickoff_utc: '2024-05-01T23:00:00Z', match_id: 'b' };
    const unknown = { ...known, kickoff_utc: null, match_id: 'a' };
    expect([inOrderOfPlay(known, unknown), inOrderOfPlay(unknown, known)]).toEqual([-1, 1]);
  });

  const [one, other] = dataset.matches.slice(0, 2).sort(inOrderOfPlay);
  if (!one || !other) throw new Error('the dataset has no two matches');

  it('a published match names its referee where one is known', () => {
    const referees = [blankRow('referees', { match_id: one.match_id, referee_id: 'r', name: 'A. Name' })];
    const derived = deriveMatches({ ...dataset, matches: [one, other], referees });
    expect(derived.map(({ referee, referee_id }) => [referee, referee_id])).toEqual([
      ['A. Name', 'r'],
      [null, null],
    ]);
  });

  const match = the(dataset.matches, { match_id: published.match_id });
  const publish = (changes: Partial<typeof dataset>) =>
    deriveMatches({ ...dataset, matches: [match], matchStats: [], ...changes })[0];

  it('a published match has every field of the record, with the names of the season', () => {
    const row = publish({});
    expect(Object.keys(row ?? {})).toEqual(Object.keys(record.shape));
    expect(row).toMatchObject({
      home_team: published.home_team,
      away_team: published.away_team,
      competition: league.code,
      broadcasters: [],
      advanced_stats_available: false,
    });
  });

  it('a published match has the feed’s ids of the clubs, or null', () => {
    const idOf = (club: string | null) => the(dataset.clubs, { club_id: club }).feed_team_id;
    expect(publish({})).toMatchObject({
      home_team_id: idOf(match.home_club),
      away_team_id: idOf(match.away_club),
    });
    expect(publish({ clubs: [] })).toMatchObject({ home_team_id: null, away_team_id: null });
  });

  it('a published match needs its venue in the dataset, where it has one', () => {
    const withoutVenues = () => publish({ venues: [] });
    if (match.venue_id === null) expect(withoutVenues()).toMatchObject({ venue: null, city: null });
    else expect(withoutVenues).toThrow(`${match.venue_id} is not in the dataset`);
  });

  const matches = new Map(tables.rows('matches').map((row) => [row.match_id, row]));

  it('every record about a match has its date and the names of its season', () => {
    const rows = [
      ...tables.rows('referees'),
      ...tables.rows('weather'),
      ...tables.rows('odds'),
      ...tables.rows('oddsQuotes'),
    ];
    for (const { match_id, season, date, home_team, away_team, home_club, away_club } of rows) {
      expect(matches.get(match_id)).toMatchObject({
        season,
        date,
        home_team,
        away_team,
        home_club,
        away_club,
      });
    }
  });

  const sides = tables.rows('matchSides');

  it('every match has two sides, with its statistics and goals as the match has them', () => {
    const stats = new Map(tables.rows('matchStats').map((row) => [row.match_id, row]));
    expect(sides).toHaveLength(2 * tables.rows('matches').length);
    for (const [index, match] of tables.rows('matches').entries()) {
      const [home, away] = sides.slice(2 * index, 2 * index + 2);
      const { home_club, away_club, home_goals, away_goals, match_id } = match;
      const figures = stats.get(match_id)?.team_stats;
      expect(home).toMatchObject({ match_id, side: 'home', club: home_club, opponent: away_club });
      expect(away).toMatchObject({ match_id, side: 'away', club: away_club, opponent: home_club });
      expect(home).toMatchObject({ ...figures?.home, goals: home_goals, goals_against: away_goals });
      expect(away).toMatchObject({ ...figures?.away, goals: away_goals, goals_against: home_goals });
    }
  });

  it('the form of a side ends with the result of its match, after those before', () => {
    for (const ofClub of Map.groupBy(sides, ({ season, club }) => `${season} ${club}`).values()) {
      const results: string[] = [];
      for (const { result, form } of ofClub) {
        if (result !== null) results.push(result);
        expect(form).toEqual(results.slice(-5));
      }
    }
  });
});

describe.for(worlds)('$name', ({ match, dataset }) => {
  it('a match without statistics has no figures, and complete scorers only if it ended 0-0', () => {
    const [stats] = deriveMatchStats({ ...dataset, goals: [], matchStats: [] }, [match]);
    expect(stats).toMatchObject({
      match_id: match.match_id,
      has_data: false,
      team_stats: null,
      home_scorers: [],
      scorers_complete: (match.home_goals ?? 0) + (match.away_goals ?? 0) === 0,
    });
  });

  const { match_id } = match;
  const scored = { ...match, home_goals: 1, away_goals: 2 };
  const goal = (side: 'home' | 'away', number: number, player: string | null) =>
    blankRow('goals', { match_id, side, number, player });
  const goals = [goal('away', 2, 'C'), goal('home', 1, 'A'), goal('away', 1, 'B')];
  const attempts = { big_chances: 1, shots_inside_box: 1, shots_outside_box: 0 };
  const matchStats = [
    blankRow('matchStats', { match_id, side: 'home', ...attempts }),
    blankRow('matchStats', { match_id, side: 'away' }),
  ];
  const expectedGoals = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };
  const derive = (given: Partial<typeof dataset>) => {
    const model = dataset.expectedGoals && { ...dataset.expectedGoals, ...expectedGoals };
    const [stats] = deriveMatchStats({ ...dataset, expectedGoals: model, goals, matchStats, ...given }, [
      scored,
    ]);
    return stats;
  };

  it('a match with goals has the scorers of each side in order', () => {
    const stats = derive({});
    expect(stats?.home_scorers.map(({ player }) => player)).toEqual(['A']);
    expect(stats?.away_scorers.map(({ player }) => player)).toEqual(['B', 'C']);
    expect(stats?.scorers_complete).toBe(true);
    expect(derive({ goals: goals.slice(1) })?.scorers_complete).toBe(false);
    expect(derive({ goals: goals.toSpliced(1, 1) })?.scorers_complete).toBe(false);
    expect(derive({ goals: [...goals.slice(1), goal('away', 2, null)] })?.scorers_complete).toBe(false);
  });

  it('a match with statistics has expected goals where the kinds of attempts are known', () => {
    const { home, away } = derive({})?.team_stats ?? {};
    expect([home?.goals, away?.goals]).toEqual([1, 2]);
    expect([away?.xg, away?.xg_source]).toEqual([null, null]);
    if (dataset.expectedGoals) expect([home?.xg, home?.xg_source]).toEqual([0.4, 'model']);
  });

  it.for(['home', 'away'] as const)(
    'a match with the statistics of the %s side alone has no figures',
    (side) => {
      expect(derive({ matchStats: matchStats.filter((row) => row.side === side) })).toMatchObject({
        has_data: false,
        team_stats: null,
      });
    },
  );
});
