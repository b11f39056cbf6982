import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rewind } from '../../scripts/replay/rewind.ts';
import { agreesWithResults } from '../../src/derive/agreement.ts';
import { deriveTables } from '../../src/derive/index.ts';
import { derivePlayers } from '../../src/derive/players.ts';
import { mergeTeamStats } from '../../src/edge/live-season/team-stats.ts';
import { OverlaidTables } from '../../src/edge/overlay.ts';
import { UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { match as publishedMatch } from '../../src/records/match.ts';
import { type Player, player as publishedPlayer } from '../../src/records/player.ts';
import {
  clubEntry,
  derivedId,
  editorial,
  type Json,
  matchEntry,
  playerEntry,
  playersPage,
  scheduleAnswer,
  standingEntry,
  standingsAnswer,
  statistics,
  teamEntry,
  teamsPage,
} from '../fixtures/feed.ts';
import { liveMatches, livePlayers } from '../support/live-season.ts';
import { dataset, models, ofSeason, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** What is shown of a season under way: 2025, as it was in the afternoon of the semi-final and the quarter-final. */

const at = new Date('2025-10-26T19:20:00Z');
const past = rewind(dataset, at, 2025);
const then = deriveTables(past, []);
const context = seasonContext(then, 2025);

const semifinal = the(dataset.matches, { season: 2025, date: '2025-10-26', stage: 'semifinal' });
const opener = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });
const playIn = the(dataset.matches, { season: 2025, stage: 'play-in' });

/** The schedule of that afternoon, with these changes by match. */
const scheduleOf = (over: Record<string, Json> = {}, matches = ofSeason(past.matches, 2025)) =>
  scheduleAnswer(
    2025,
    matches.map((match) => matchEntry(match, over[match.match_id])),
  );
const shown = (over: Record<string, Json>, match: DatasetRow<'matches'>, by: SeasonContext = context) =>
  the(liveMatches(scheduleOf(over), by), { match_id: match.match_id });

const inPlay = {
  status: 'LIVE',
  providerStatus: 'Playing',
  phase: 'SECOND_HALF',
  time: '57',
  additionalTime: '0',
  homeScorePush: 1,
  awayScorePush: 1,
  providerHomeScore: 1,
  providerAwayScore: 1,
  editorial: editorial({ broadcasters: { broadcasterNational1: 'One Channel|https://watch.test/' } }),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('matches of now', () => {
  it('show one in play: score, phase, clock and who shows it', () => {
    const before = the(then.rows('matches', 2025), { match_id: semifinal.match_id });
    expect(before).toMatchObject({ status: 'UPCOMING', home_goals: null, phase: null, source: 'snapshot' });
    expect(shown({ [semifinal.match_id]: inPlay }, semifinal)).toEqual({
      ...before,
      status: 'LIVE',
      phase: 'SECOND_HALF',
      clock: 57,
      additional_time: 0,
      home_goals: 1,
      away_goals: 1,
      broadcasters: [{ name: 'One Channel', url: 'https://watch.test/' }],
      source: 'official-live',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('show the others as the last refresh does, only live', () => {
    const live = liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context);
    const unmoved = (match: (typeof live)[0]) => ({ ...match, phase: null, clock: null, source: 'snapshot' });
    const others = ({ match_id }: { match_id: string }) => match_id !== semifinal.match_id;
    expect(live.filter(others).map(unmoved)).toEqual(then.rows('matches', 2025).filter(others));
    expect(live.map(({ match_id }) => match_id)).toEqual(
      then.rows('matches', 2025).map(({ match_id }) => match_id),
    );
    for (const match of live) publishedMatch.parse(match);
  });

  it('have the season’s names of clubs, whatever they are called today', () => {
    const { home_team, away_team } = shown({}, playIn);
    expect([home_team, away_team]).toEqual(['HFX Wanderers FC', 'York United FC']);
  });

  it('have what the last refresh knew besides', () => {
    const before = the(then.rows('matches', 2025), { match_id: opener.match_id });
    expect(shown({}, opener)).toMatchObject({
      attendance: before.attendance,
      referee: before.referee,
      advanced_stats_available: true,
    });
    expect(before.attendance).toBe(7963);
    const silent = { additionalTime: null, matchDateUtc: null, localTimeUtcOffset: null, matchSet: null };
    expect(shown({ [opener.match_id]: silent }, opener)).toMatchObject({
      additional_time: before.additional_time,
      kickoff_utc: before.kickoff_utc,
      matchday: 1,
      stage: 'regular',
    });
  });

  it('have of a checked result how it was decided, where the feed does not say it any more', () => {
    const silent = { winReason: 'Penalties', providerPenaltyScoreHome: null, providerPenaltyScoreAway: null };
    expect(shown({ [playIn.match_id]: silent }, playIn)).toMatchObject({
      winner: 'inter-toronto-fc',
      win_reason: 'Penalties',
      home_penalties: 4,
      away_penalties: 5,
    });
  });

  it('have of a checked result the reason that was checked', () => {
    // As after the final, which was decided in extra time.
    const final = the(dataset.matches, { season: 2025, stage: 'final' });
    const over = matchEntry(final, { winReason: '' });
    const body = scheduleAnswer(2025, [
      ...ofSeason(dataset.matches, 2025)
        .slice(0, -1)
        .map((match) => matchEntry(match)),
      over,
    ]);
    const live = liveMatches(body, seasonContext(tables, 2025));
    expect(the(live, { match_id: final.match_id })).toMatchObject({
      winner: final.winner,
      win_reason: 'ExtraTime',
    });
  });

  it('are the checked ones where the feed’s cannot be understood, or are not there', () => {
    const missing = ofSeason(past.matches, 2025).filter(({ match_id }) => match_id !== opener.match_id);
    const before = the(then.rows('matches', 2025), { match_id: opener.match_id });
    const lost = liveMatches(scheduleOf({}, missing), context);
    expect(the(lost, { match_id: opener.match_id })).toEqual(before);
    expect(shown({ [opener.match_id]: { status: 'ABANDONED' } }, opener)).toEqual(before);
  });

  it('have a new one beside those known', () => {
    const rearranged = matchEntry(opener, {
      ...inPlay,
      matchId: derivedId('Match', 'new'),
      matchDateUtc: '2025-10-27T23:00:00Z',
      matchDateLocal: '2025-10-27T19:00:00',
    });
    const body = scheduleAnswer(2025, [
      ...ofSeason(past.matches, 2025).map((match) => matchEntry(match)),
      rearranged,
    ]);
    const live = liveMatches(body, context);
    expect(live).toHaveLength(118);
    expect(the(live, { match_id: derivedId('Match', 'new') })).toMatchObject({
      stage: 'regular',
      date: '2025-10-27',
      kickoff_utc: '2025-10-27T23:00:00Z',
      home_team: 'Forge FC',
      venue: 'Hamilton Stadium',
      attendance: null,
      referee: null,
      advanced_stats_available: false,
    });
  });

  it('are not those of a schedule that lacks more than half of them', () => {
    const matches = ofSeason(past.matches, 2025);
    expect(liveMatches(scheduleOf({}, matches.slice(0, 59)), context)).toHaveLength(117);
    for (const few of [matches.slice(0, 58), matches.slice(0, 1), []]) {
      expect(() => liveMatches(scheduleOf({}, few), context)).toThrow(UnexpectedResponseError);
    }
    // Neither is one of another season.
    const other = dataset.matches.filter(({ season }) => season === 2024).map((match) => matchEntry(match));
    expect(() => liveMatches(scheduleAnswer(2024, other), context)).toThrow(UnexpectedResponseError);
  });

  it('leave out one between clubs that have no name in the season', () => {
    const clubs = new Map([...context.clubs, [derivedId('Team', 'supra'), 'supra-du-quebec']]);
    const away = clubEntry('supra-du-quebec', { teamId: derivedId('Team', 'supra') });
    const strange = matchEntry(opener, { matchId: derivedId('Match', 'new'), away });
    const body = scheduleAnswer(2025, [
      ...ofSeason(past.matches, 2025).map((match) => matchEntry(match)),
      strange,
    ]);
    expect(liveMatches(body, { ...context, clubs })).toHaveLength(117);
  });
});

describe('the table of now', () => {
  type Standing = DatasetRow<'standings'>;
  const published = ofSeason(dataset.standings, 2025);
  const read = (rows: readonly unknown[]) => parseStandings(standingsAnswer(2025, rows), context).entries;
  const wire = published.map((row) => standingEntry(row));

  it('is the feed’s where it is that of the results', () => {
    const results = liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context);
    expect(agreesWithResults(read(wire), results)).toBe(true);
  });

  it('is not the feed’s where that is ahead of them, behind, or not of all clubs', () => {
    const results = liveMatches(scheduleOf(), context);
    const forge = published[0] as Standing;
    const ofOther = (figures: Partial<Standing>) => [
      standingEntry({ ...forge, ...figures }),
      ...wire.slice(1),
    ];
    for (const figures of [
      { played: forge.played + 1, points: forge.points + 3 },
      { points: forge.points - 3, wins: forge.wins - 1 },
      { goals_for: forge.goals_for + 1 },
      { goals_against: forge.goals_against + 1 },
    ]) {
      expect(agreesWithResults(read(ofOther(figures)), results)).toBe(false);
    }
    expect(agreesWithResults(read(wire.slice(1)), results)).toBe(false);
    expect(agreesWithResults(read([]), results)).toBe(false);
  });

  it('is not the feed’s where that has one club twice and another not at all', () => {
    const results = liveMatches(scheduleOf(), context);
    const twice = [published[0], ...published.slice(0, -1)].map((row) => standingEntry(row as Standing));
    expect(agreesWithResults(read(twice), results)).toBe(false);
  });
});

describe('players of now', () => {
  const players = ofSeason(dataset.players, 2025);
  const pages = [
    playersPage(
      2025,
      players.map((player) => playerEntry(player)),
    ),
  ];
  // The feed's players are of the whole season; what goalkeepers are rated by must be too.
  const shotsFaced = tables.rows('shotsFaced', 2025);
  const live = livePlayers(pages, context, new OverlaidTables(then, 2025, { shotsFaced }));

  it('are rated as the same rows are from data/', () => {
    const rows = parsePlayers(pages, context).entries.map(({ row }) => row);
    const derived = derivePlayers(
      { ...past, players: rows, squads: ofSeason(dataset.squads, 2025) },
      { model: models.ratingModel, shotsFaced },
    );
    expect(live).toEqual(derived.map((player) => ({ ...player, source: 'official-live' })));
  });

  it('are rated, and all else, as when the season is over', () => {
    // How a club is known and what a player did for each of two is found out afterwards.
    const ofNow = (player: Player) => ({ ...player, source: 'official-live', club_basis: null, clubs: [] });
    expect(live.map(ofNow)).toEqual(tables.rows('players', 2025).map(ofNow));
    expect(live).toHaveLength(215);
    expect(live.filter(({ rating_eligible }) => rating_eligible).length).toBeGreaterThan(100);
    for (const player of live) publishedPlayer.parse(player);
  });

  it('have the full names, countries and shirts of the feed, where data/ has none', () => {
    const nobody = players.find(
      ({ player_id }) => !past.people.some((person) => person.player_id === player_id),
    );
    const unknown = nobody as DatasetRow<'players'>;
    const wire = playerEntry(unknown, {
      mediaFirstName: 'Given',
      mediaLastName: 'van Family',
      nationality: 'Iceland',
      bibNumber: '42',
    });
    expect(livePlayers([playersPage(2025, [wire])], context, then)).toMatchObject([
      {
        full_player_id: unknown.player_id,
        name: unknown.name,
        full_name: 'Given van Family',
        nationality: 'Iceland',
        shirt_number: 42,
        birth_year: null,
      },
    ]);
  });

  it('have those of data/ where it has them', () => {
    const squad = the(dataset.squads, { season: 2025, player_id: players[0]?.player_id });
    const person = the(dataset.people, { player_id: squad.player_id });
    const wire = playerEntry(players[0] as DatasetRow<'players'>, {
      mediaFirstName: 'Some',
      mediaLastName: 'Body Else',
      nationality: 'Iceland',
      bibNumber: '99',
    });
    const body = [playersPage(2025, [wire, ...players.slice(1).map((player) => playerEntry(player))])];
    const { full_name, nationality, birth_year } = person;
    const of = (shown: typeof live) => the(shown, { full_player_id: squad.player_id });
    expect(of(livePlayers(body, context, tables))).toMatchObject({
      full_name,
      nationality,
      birth_year,
      shirt_number: squad.shirt_number,
    });
    // The shirts of 2025 are not known yet while it is under way.
    expect(of(livePlayers(body, context, then))).toMatchObject({ full_name, nationality, shirt_number: 99 });
  });

  it('are not those of a list that lacks more than half of those known', () => {
    const wire = players.map((player) => playerEntry(player));
    const listed = (count: number) => livePlayers([playersPage(2025, wire.slice(0, count))], context, tables);
    // The rest is completed from the stored rows.
    expect(listed(108)).toHaveLength(215);
    for (const few of [107, 1, 0]) expect(() => listed(few)).toThrow(UnexpectedResponseError);
  });

  it('are none where none is understood, unless there are none', () => {
    expect(() => livePlayers([playersPage(2025, [null, {}, 7])], context, then)).toThrow(
      UnexpectedResponseError,
    );
    expect(livePlayers([playersPage(2025, [])], context, then)).toEqual([]);
  });

  it('are the others where one cannot be understood', () => {
    const entries = [playerEntry(players[0] as DatasetRow<'players'>), { playerId: 'x' }];
    expect(livePlayers([playersPage(2025, entries)], context, then)).toHaveLength(1);
  });

  it('are all there though one is listed at a club that does not play this season', () => {
    const id = derivedId('Team', 'supra');
    const by = { ...context, clubs: new Map([...context.clubs, [id, 'supra-du-quebec']]) };
    const team = clubEntry('supra-du-quebec', { teamId: id });
    const [first, ...others] = players.map((player) => playerEntry(player)) as [Json, ...Json[]];
    const shown = livePlayers([playersPage(2025, [{ ...first, team }, ...others])], by, then);
    expect(shown).toHaveLength(215);
    expect(the(shown, { full_player_id: first.playerId })).toMatchObject({ team: null, club: null });
  });
});

describe('clubs’ figures of now', () => {
  const totals = (rows: readonly Json[]) => parseTeamStats([teamsPage(2025, rows)], context).entries;
  const rows = ofSeason(dataset.teamStats, 2025);
  const all = rows.map((row) => teamEntry(row));
  const given = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

  it('are, when all is played, those of the season', () => {
    const matches = liveMatches(scheduleOf({}, ofSeason(dataset.matches, 2025)), seasonContext(tables, 2025));
    const live = mergeTeamStats(totals(all), matches, tables, 2025, at).rows;
    const plain = (row: (typeof live)[0]) => ({ ...row, raw_stats: given(row.raw_stats) });
    expect(live.map(plain)).toEqual(tables.rows('teamStats', 2025).map(plain));
    expect(live.filter(({ stage }) => stage === 'season')).toHaveLength(8);
  });

  it('are, without the feed’s totals, summed from the matches', () => {
    const matches = liveMatches(scheduleOf({ [semifinal.match_id]: inPlay }), context);
    const live = mergeTeamStats([], matches, then, 2025, at).rows;
    expect(live).toEqual(then.rows('teamStats', 2025));
    // The match in play is not counted.
    expect(the(live, { club: 'forge-fc', stage: 'season' })).toMatchObject({
      played: 28,
      points: 58,
      raw_stats: {},
    });
  });

  it('say of how many matches the feed’s totals are, and use none of fewer', () => {
    const matches = liveMatches(scheduleOf(), context);
    const ten = statistics({ 'Games Played': 10, 'games-played': 10 });
    const few = rows.map((row) => teamEntry(row, { stats: ten }));
    const live = mergeTeamStats(totals(few), matches, then, 2025, at).rows;
    for (const { raw_matches } of live.filter(({ stage }) => stage === 'all')) expect(raw_matches).toBe(10);
    expect(live.map((row) => ({ ...row, raw_stats: {}, raw_matches: null }))).toEqual(
      then.rows('teamStats', 2025),
    );
  });

  it('are those of the matches on the day of the first, when the totals still say none', () => {
    const kickOff = new Date('2025-04-05T20:30:00Z');
    const start = deriveTables(rewind(dataset, new Date('2025-04-05T12:00:00Z'), 2025), []);
    const unplayed = ofSeason(rewind(dataset, kickOff, 2025).matches, 2025);
    const first = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'atletico-ottawa' });
    const schedule = unplayed.map((match) => matchEntry(match.match_id === first.match_id ? first : match));
    const matches = liveMatches(scheduleAnswer(2025, schedule), seasonContext(start, 2025));
    expect(matches.filter(({ status }) => status === 'FINISHED')).toHaveLength(1);
    const none = rows.map((row) => teamEntry(row, { stats: statistics({ 'games-played': 0, goals: 0 }) }));
    const live = mergeTeamStats(totals(none), matches, start, 2025, at).rows;
    expect(
      live.filter(({ stage }) => stage === 'season').map(({ club, played, goals }) => [club, played, goals]),
    ).toEqual([
      ['atletico-ottawa', 1, 2],
      ['hfx-wanderers-fc', 1, 2],
    ]);
  });
});
