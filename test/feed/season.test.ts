import { describe, expect, it } from 'vitest';
import { completeGoals } from '../../src/derive/complete-goals.ts';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { parseHeader, parseReferee, parseSideStats } from '../../src/feed/match-detail.ts';
import { nextPage } from '../../src/feed/pages.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { type FeedMatch, parseSchedule } from '../../src/feed/schedule.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import { type DatasetRow, datasetTables } from '../../src/records/dataset/index.ts';
import {
  clubEntry,
  headerAnswer,
  matchEntry,
  matchFactsAnswer,
  officialEntry,
  playerEntry,
  playersPage,
  scheduleAnswer,
  sideStatsAnswer,
  standingEntry,
  standingsAnswer,
  teamEntry,
  teamsPage,
} from '../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** A whole season in the feed's words, 2025, is what `data/` says of it. */

const context = seasonContext(tables, 2025);
const matches = ofSeason(dataset.matches, 2025);
const players = ofSeason(dataset.players, 2025);

describe('the schedule', () => {
  const schedule = scheduleAnswer(
    2025,
    matches.map((match) => matchEntry(match)),
  );

  /** What the schedule tells of a match: of each the ground, too. */
  const told = (match: DatasetRow<'matches'>) => {
    const { attendance: _, home_red_cards: __, away_red_cards: ___, neutral: ____, ...row } = match;
    return { ...row, additional_time: null, venue_basis: 'feed' };
  };
  const stored = ({ phase, clock: _, broadcasters, highlights_url, tickets_url, ...match }: FeedMatch) => {
    expect({ phase, broadcasters, highlights_url, tickets_url }).toEqual({
      phase: 'FULL_TIME',
      broadcasters: [],
      highlights_url: null,
      tickets_url: null,
    });
    return match;
  };

  it('has the matches that data/ has', () => {
    const { entries, rejected } = parseSchedule(schedule, inferIds(schedule, context));
    expect(rejected).toEqual([]);
    expect(entries.map(stored)).toEqual(matches.map(told));
    expect(entries).toHaveLength(117);
  });

  it('has the same of a season of which no match is stored, but for two stages on one day', () => {
    const empty: SeasonContext = { ...context, matches: new Map() };
    const { entries, rejected } = parseSchedule(schedule, empty);
    const onOneDay = matches.filter(({ date }) => date === '2025-10-26').map(({ match_id }) => match_id);
    expect(rejected.map(({ what }) => what.split(' ')[1])).toEqual(onOneDay);
    // A neutral venue without an id is taken for the home club's.
    const named = new Set(context.venues.values());
    type Told = Omit<ReturnType<typeof told>, 'stage'> & { stage: string | null };
    const home = (match: Told): Told =>
      named.has(match.venue_id)
        ? match
        : { ...match, venue_id: String(context.homes.get(match.home_club)), venue_basis: 'home ground' };
    const withoutStage = (match: Told): Told =>
      onOneDay.includes(match.match_id) ? { ...match, stage: null } : match;
    expect(entries.map(stored)).toEqual(matches.map(told).map(home).map(withoutStage));
    expect(onOneDay).toHaveLength(2);
  });

  it('tells the clock: 90 minutes, or 120 after extra time', () => {
    const { entries } = parseSchedule(schedule, context);
    const longer = entries.filter(({ clock }) => clock !== 90);
    expect(longer.map(({ stage, clock }) => [stage, clock])).toEqual([
      ['play-in', 120],
      ['final', 120],
    ]);
  });
});

describe('the table', () => {
  it('is the one that data/ has', () => {
    const published = ofSeason(dataset.standings, 2025);
    const body = standingsAnswer(
      2025,
      published.map((row) => standingEntry(row)),
    );
    expect(parseStandings(body, context)).toEqual({ entries: published, rejected: [] });
    expect(published.map(({ club, points }) => [club, points]).slice(0, 2)).toEqual([
      ['forge-fc', 58],
      ['atletico-ottawa', 56],
    ]);
  });
});

describe('the players', () => {
  const wire = players.map((player) => playerEntry(player));

  it('are those that data/ has, without the club that is not believed', () => {
    const { entries, rejected } = parsePlayers([playersPage(2025, wire)], context);
    expect(rejected).toEqual([]);
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club: null, club_basis: null })),
    );
    expect(entries).toHaveLength(215);
  });

  it('are the same wherever they are today', () => {
    const today = players.map((player) => playerEntry(player, { team: clubEntry('vancouver-fc') }));
    expect(parsePlayers([playersPage(2025, today)], context)).toEqual(
      parsePlayers([playersPage(2025, wire)], context),
    );
  });

  it('were at the club that data/ has while the season was under way', () => {
    const { entries } = parsePlayers([playersPage(2025, wire)], { ...context, isCurrent: true });
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club_basis: 'feed listing' })),
    );
  });

  it('have the names, countries and shirts that data/ has', () => {
    const { entries } = parsePlayers([playersPage(2025, wire)], context);
    for (const { row, full_name, nationality, shirt_number } of entries) {
      const person = dataset.people.find(({ player_id }) => player_id === row.player_id);
      const shirt = ofSeason(dataset.squads, 2025).find(({ player_id }) => player_id === row.player_id);
      expect([full_name, nationality, shirt_number]).toEqual([
        person?.full_name ?? null,
        person?.nationality ?? null,
        shirt?.shirt_number ?? null,
      ]);
    }
  });

  it('have all that their lists can have', () => {
    const { player_id, name, club, club_basis, position, basis, confidence, source, ...figures } =
      datasetTables.players.row.shape;
    // Each another number, so that no figure stands for its neighbour.
    const numbers = Object.fromEntries(Object.keys(figures).map((column, index) => [column, index + 1]));
    const full = { ...(players.at(-1) as DatasetRow<'players'>), ...numbers };
    const { entries } = parsePlayers([playersPage(2025, [playerEntry(full)])], {
      ...context,
      isCurrent: true,
    });
    expect(entries.map(({ row }) => row)).toEqual([{ ...full, club_basis: 'feed listing' }]);
    expect(Object.keys(numbers).length).toBeGreaterThan(30);
  });

  it('are the same on five pages as on one', () => {
    const pages = Array.from({ length: 5 }, (_, index) =>
      playersPage(2025, wire.slice(index * 50, (index + 1) * 50), [index + 1, 5]),
    );
    expect(pages.map(({ body }, index) => nextPage(body, index + 1))).toEqual([2, 3, 4, 5, undefined]);
    expect(parsePlayers(pages, context)).toEqual(parsePlayers([playersPage(2025, wire)], context));
  });
});

describe('the clubs’ totals', () => {
  it('are those that data/ has, under the same names', () => {
    const rows = ofSeason(dataset.teamStats, 2025);
    const { entries, rejected } = parseTeamStats(
      [
        teamsPage(
          2025,
          rows.map((row) => teamEntry(row)),
        ),
      ],
      context,
    );
    expect(rejected).toEqual([]);
    const given = (row: (typeof rows)[0]) => ({
      ...row,
      stats: Object.fromEntries(Object.entries(row.stats).filter(([, value]) => value !== null)),
    });
    expect(entries).toEqual(rows.map(given));
    expect(entries).toHaveLength(8);
  });
});

describe('the details of a match', () => {
  it.for([
    ['2025-04-05', 'atletico-ottawa'],
    ['2025-05-31', 'inter-toronto-fc'],
    ['2025-09-13', 'pacific-fc'],
    ['2025-10-22', 'hfx-wanderers-fc'],
    ['2025-10-26', 'forge-fc'],
    ['2025-11-09', 'atletico-ottawa'],
  ] as const)('of %s, %s at home, are those that data/ has', ([date, home_club]) => {
    const match = the(matches, { date, home_club });
    const { match_id, attendance, additional_time, home_red_cards, away_red_cards } = match;
    const home = the(dataset.matchStats, { match_id, side: 'home' });
    const away = the(dataset.matchStats, { match_id, side: 'away' });
    expect(parseSideStats(sideStatsAnswer(home, away), match)).toEqual({
      entries: [home, away],
      rejected: [],
    });

    const goals = dataset.goals.filter((goal) => goal.match_id === match_id);
    const header = parseHeader(headerAnswer(match, goals), match).value;
    const completed = (['home', 'away'] as const).flatMap((side) => {
      const other = side === 'home' ? away : home;
      const own = { match_id, season: 2025, side, club: match[`${side}_club`] };
      const counts = {
        score: match[`${side}_goals`] ?? 0,
        penalties: the(dataset.matchStats, { match_id, side }).penalty_goals,
        ownGoals: other.own_goals,
      };
      return completeGoals(
        { ...own, ...counts },
        header.goals.filter((goal) => goal.side === side),
        goals.filter((goal) => goal.side === side),
      );
    });
    expect({ ...header, goals: completed }).toEqual({
      attendance,
      additional_time,
      home_red_cards,
      away_red_cards,
      goals,
    });

    const referee = the(dataset.referees, { match_id });
    expect(parseReferee(matchFactsAnswer(officialEntry(referee)), match).value).toEqual(referee);
  });
});
