import { describe, expect, it } from 'vitest';
import { type Known, knownOf } from '../../src/feed/known.ts';
import { learn } from '../../src/feed/learn.ts';
import { readHeader, readReferee, readSideStats } from '../../src/feed/match-detail.ts';
import { type FeedMatch, readMatches } from '../../src/feed/matches.ts';
import { pagesOf } from '../../src/feed/pages.ts';
import { readPlayers } from '../../src/feed/players.ts';
import { readStandings } from '../../src/feed/standings.ts';
import { readTeamStats } from '../../src/feed/team-stats.ts';
import { type DatasetRow, datasetTables } from '../../src/records/dataset/index.ts';
import { wireClub } from '../fixtures/feed/common.ts';
import { wireFacts, wireHeader, wireOfficial, wireSideStats } from '../fixtures/feed/match-detail.ts';
import { wireMatch, wireSchedule } from '../fixtures/feed/matches.ts';
import {
  playersPage,
  teamsPage,
  wirePlayer,
  wireStanding,
  wireStandings,
  wireTeamSeason,
} from '../fixtures/feed/statistics.ts';
import { dataset, ofSeason, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** A whole season in the feed's words, 2025, is what `data/` says of it. */

const known = knownOf(tables, 2025);
const matches = ofSeason(dataset.matches, 2025);
const players = ofSeason(dataset.players, 2025);

describe('the schedule', () => {
  const schedule = wireSchedule(
    2025,
    matches.map((match) => wireMatch(match)),
  );

  /** What the schedule tells of a match: of each the ground, too. */
  const told = (match: DatasetRow<'matches'>) => {
    const { attendance: _, home_red_cards: __, away_red_cards: ___, ...row } = match;
    return { ...row, venue_basis: 'feed' };
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
    const { entries, setAside } = readMatches(schedule, learn(schedule, known));
    expect(setAside).toEqual([]);
    expect(entries.map(stored)).toEqual(matches.map(told));
    expect(entries).toHaveLength(117);
  });

  it('has the same of a season of which nothing is known yet, but for stages that are not told apart', () => {
    const nothing: Known = { ...known, matches: new Map() };
    const { entries, setAside } = readMatches(schedule, nothing);
    const isUntold = ({ stage }: DatasetRow<'matches'>) => stage === 'quarterfinal' || stage === 'semifinal';
    expect(setAside.map(({ what }) => what.split(' ')[1])).toEqual(
      matches.filter(isUntold).map(({ match_id }) => match_id),
    );
    for (const { why } of setAside)
      expect(why).toMatch(/^is of stage cpl::Football_Stage::[0-9a-f]{32}; expected/);
    // Of a neutral ground without an id there is no knowing.
    const named = new Set(known.venues.values());
    const home = (match: ReturnType<typeof told>) =>
      named.has(match.venue_id)
        ? match
        : { ...match, venue_id: known.homes.get(match.home_club), venue_basis: 'home ground' };
    expect(entries.map(stored)).toEqual(
      matches
        .filter((match) => !isUntold(match))
        .map(told)
        .map(home),
    );
  });

  it('tells the clock: 90 minutes, or 120 after extra time', () => {
    const { entries } = readMatches(schedule, known);
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
    const body = wireStandings(
      2025,
      published.map((row) => wireStanding(row)),
    );
    expect(readStandings(body, known)).toEqual({ entries: published, setAside: [] });
    expect(published.map(({ club, points }) => [club, points]).slice(0, 2)).toEqual([
      ['forge-fc', 58],
      ['atletico-ottawa', 56],
    ]);
  });
});

describe('the players', () => {
  const wire = players.map((player) => wirePlayer(player));

  it('are those that data/ has, without the club that is not believed', () => {
    const { entries, setAside } = readPlayers([playersPage(2025, wire)], known);
    expect(setAside).toEqual([]);
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club: null, club_basis: null })),
    );
    expect(entries).toHaveLength(216);
  });

  it('are the same wherever they are today', () => {
    const today = players.map((player) => wirePlayer(player, { team: wireClub('vancouver-fc') }));
    expect(readPlayers([playersPage(2025, today)], known)).toEqual(
      readPlayers([playersPage(2025, wire)], known),
    );
  });

  it('were at the club that data/ has while the season was under way', () => {
    const { entries } = readPlayers([playersPage(2025, wire)], { ...known, isCurrent: true });
    expect(entries.map(({ row }) => row)).toEqual(
      players.map((player) => ({ ...player, club_basis: 'feed listing' })),
    );
  });

  it('have the names, countries and shirts that data/ has', () => {
    const { entries } = readPlayers([playersPage(2025, wire)], known);
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
    const { player_id, name, club, club_basis, position, ...figures } = datasetTables.players.row.shape;
    // Each another number, so that no figure stands for its neighbour.
    const numbers = Object.fromEntries(Object.keys(figures).map((column, index) => [column, index + 1]));
    const full = { ...(players.at(-1) as DatasetRow<'players'>), ...numbers };
    const { entries } = readPlayers([playersPage(2025, [wirePlayer(full)])], { ...known, isCurrent: true });
    expect(entries.map(({ row }) => row)).toEqual([{ ...full, club_basis: 'feed listing' }]);
    expect(Object.keys(numbers).length).toBeGreaterThan(30);
  });

  it('are the same on five pages as on one', () => {
    const pages = Array.from({ length: 5 }, (_, index) =>
      playersPage(2025, wire.slice(index * 50, (index + 1) * 50), [index + 1, 5]),
    );
    expect(pagesOf(pages[0])).toBe(5);
    expect(readPlayers(pages, known)).toEqual(readPlayers([playersPage(2025, wire)], known));
  });
});

describe('the clubs’ totals', () => {
  it('are those that data/ has, under the same names', () => {
    const rows = ofSeason(dataset.teamStats, 2025);
    const { entries, setAside } = readTeamStats(
      [
        teamsPage(
          2025,
          rows.map((row) => wireTeamSeason(row)),
        ),
      ],
      known,
    );
    expect(setAside).toEqual([]);
    const given = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
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
    const { match_id, attendance, home_red_cards, away_red_cards } = match;
    const home = the(dataset.matchStats, { match_id, side: 'home' });
    const away = the(dataset.matchStats, { match_id, side: 'away' });
    expect(readSideStats(wireSideStats(home, away), match)).toEqual({ entries: [home, away], setAside: [] });

    const goals = dataset.goals.filter((goal) => goal.match_id === match_id);
    const header = readHeader(wireHeader(match, goals), match);
    const inOrder = (rows: readonly DatasetRow<'goals'>[]) =>
      rows.toSorted((a, b) => a.side.localeCompare(b.side) || a.minute - b.minute);
    expect({ ...header, goals: inOrder(header.goals) }).toEqual({
      attendance,
      home_red_cards,
      away_red_cards,
      goals: inOrder(goals),
    });

    const referee = the(dataset.referees, { match_id });
    expect(readReferee(wireFacts(wireOfficial(referee)), match)).toEqual(referee);
  });
});
