import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchLookups } from '../../src/derive/matches.ts';
import { liveMatches } from '../../src/edge/live/matches.ts';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { feedPaths } from '../../src/feed/paths.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { parseSchedule } from '../../src/feed/schedule.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import {
  clubEntry,
  editorial,
  type Json,
  matchEntry,
  neverSupplied,
  playerEntry,
  playerFigures,
  playersPage,
  scheduleAnswer,
  standingEntry,
  standingsAnswer,
  statistics,
  teamEntry,
  teamIdOf,
  teamsPage,
} from '../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** What is odd about the feed, each oddity as it was seen, and what we make of it. */

const past = seasonContext(tables, 2025);
/** As it was while 2025 was under way. */
const current: SeasonContext = { ...past, isCurrent: true };
const lookups = matchLookups(dataset);

const forge = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });
/** A night match: at kick-off it was the next day in UTC. */
const late = the(dataset.matches, { season: 2025, kickoff_utc: '2025-06-28T02:00:00Z' });

const readOne = (over: Json, match = forge, context = past) => {
  const { entries, rejected } = parseSchedule(scheduleAnswer(2025, [matchEntry(match, over)]), context);
  expect(rejected).toEqual([]);
  return entries[0];
};

const [first, second, third] = ofSeason(dataset.players, 2025) as [Player, Player, Player];
type Player = DatasetRow<'players'>;

/** What is read of the first players of 2025, had they these figures alone. */
const rowsOf = (...figures: Record<string, unknown>[]) => {
  const players = figures.map((own, index) =>
    playerEntry([first, second, third][index] as Player, { stats: statistics(own) }),
  );
  const { entries, rejected } = parsePlayers([playersPage(2025, players)], past);
  expect(rejected).toEqual([]);
  return entries.map(({ row }) => row);
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an id has :: in it', () => {
  const { seasonId } = past;
  const pathsOf = (season: string, match: string) => {
    const { players, teamStats, sideStats, header, facts, ...whole } = feedPaths(season);
    return [
      ...Object.values(whole),
      players('general', 2),
      teamStats('general', 2),
      sideStats(match),
      header(match),
      facts(match),
    ];
  };
  const paths = pathsOf(seasonId, forge.match_id);

  it('which a path holds as it is', () => {
    for (const path of paths) {
      const { pathname, search } = new URL(path, 'https://feed.test');
      expect(pathname + search).toBe(path);
      expect(pathname).toContain(`/v1/cpl/football/seasons/${seasonId}/`);
    }
  });

  it('which makes the same path percent-encoded', () => {
    const encoded = pathsOf(encodeURIComponent(seasonId), encodeURIComponent(forge.match_id));
    for (const path of encoded) expect(path).toContain('%3A%3A');
    expect(encoded.map(decodeURIComponent)).toEqual(paths);
  });
});

describe('the same quantity comes under two names', () => {
  const twice = [
    ['goals', ['Goals'], 'goals'],
    ['games-played', ['Games Played', 'Appearances'], 'appearances'],
    ['minutes-played', ['Time Played'], 'minutes'],
    ['tackles-won', ['Tackles Won'], 'tackles_won'],
    ['total-scoring-attempts', ['Total Shots'], 'shots'],
    ['on-target-scoring-attempts', ['Shots On Target ( inc goals )'], 'shots_on_target'],
    ['assists', ['Goal Assists'], 'assists'],
    ['fouls-committed', ['Total Fouls Conceded'], 'fouls_committed'],
    ['fouls-suffered', ['Total Fouls Won'], 'fouls_won'],
    ['total-offside', ['Offsides'], 'offsides'],
    ['yellow-cards', ['Yellow Cards'], 'yellow_cards'],
    ['red-cards', ['Total Red Cards'], 'red_cards'],
    ['goals-conceded', ['Goals Conceded'], 'goals_conceded_on_pitch'],
    ['total-cleareance', ['Total Clearances'], 'clearances'],
    ['saves', ['Saves Made'], 'saves'],
  ] as const;

  it.for(twice)('%s: the capitalised one goes before', ([own, capitalised, column]) => {
    for (const name of capitalised) {
      expect(rowsOf({ [own]: 3, [name]: 4 })[0]?.[column]).toBe(4);
      expect(rowsOf({ [name]: 4, [own]: 3 })[0]?.[column]).toBe(4);
      expect(rowsOf({ [name]: 4 })[0]?.[column]).toBe(4);
    }
  });

  it.for(twice)('%s: it does where there is no other', ([own, capitalised, column]) => {
    expect(rowsOf({ [own]: 3 })[0]?.[column]).toBe(3);
    // For this player, or for anybody.
    for (const name of capitalised) {
      expect(rowsOf({ [own]: 3 }, { [name]: 4 }).map((row) => row[column])).toEqual([3, 4]);
      expect(rowsOf({ [own]: 3, [name]: 0 }, { [own]: 5, [name]: 0 }).map((row) => row[column])).toEqual([
        3, 5,
      ]);
    }
  });
});

describe('some metrics are always 0', () => {
  const columns = [
    ['goals', ['goals', 'Goals']],
    ['red_cards', ['red-cards', 'Total Red Cards']],
    ['key_passes', ['Key Passes (Attempt Assists)']],
    ['saves', ['saves', 'Saves Made']],
    ['pass_accuracy', ['accurate-pass-percentage']],
  ] as const;

  it.for(columns)('and then not known of players: %s', ([column, names]) => {
    const none = Object.fromEntries(names.map((name) => [name, 0]));
    expect(rowsOf(none, none, none).map((row) => row[column])).toEqual([null, null, null]);
    const some = { ...none, [names[0]]: 2 };
    expect(rowsOf(none, some).map((row) => row[column])).toEqual([0, 2]);
  });

  it('and those that always are tell nothing of players', () => {
    const figures = playerFigures(first);
    const filledIn = Object.fromEntries(Object.entries(figures).filter(([name]) => !(name in neverSupplied)));
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining(['sprints', 'Xg', 'XGEfficiency', 'expected-goals']),
    );
    expect(rowsOf(figures)).toEqual(rowsOf(filledIn));
    expect(rowsOf({ ...figures, Xg: 7.5, 'expected-goals': 7.5 })).toEqual(rowsOf(filledIn));
  });

  it('and then left out of clubs', () => {
    const rows = ofSeason(dataset.teamStats, 2025).slice(0, 2);
    const body = teamsPage(
      2025,
      rows.map((row) => teamEntry(row)),
    );
    const always =
      /distance-covered|^sprints$|^Xg$|^XGEfficiency$|^expected-goals$|^total-saves$|^average-possession/;
    expect(JSON.stringify(body)).toContain('"total-saves"');
    for (const row of parseTeamStats([body], past).entries) {
      expect(Object.keys(row.stats).filter((name) => always.test(name))).toEqual([]);
    }
  });

  it('and a 0 of one club beside a figure of another is a 0', () => {
    const [a, b] = ofSeason(dataset.teamStats, 2025) as [Team, Team];
    type Team = DatasetRow<'teamStats'>;
    const teams = [
      teamEntry(a, { stats: statistics({ 'red-cards': 0, sprints: 0 }) }),
      teamEntry(b, { stats: statistics({ 'red-cards': 2, sprints: 0 }) }),
    ];
    expect(parseTeamStats([teamsPage(2025, teams)], past).entries).toEqual([
      { season: 2025, club: a.club, stats: { 'red-cards': 0 } },
      { season: 2025, club: b.club, stats: { 'red-cards': 2 } },
    ]);
  });
});

describe('total-attacking-assist repeats assists', () => {
  it('and tells no key passes', () => {
    const [row] = rowsOf({ assists: 4, 'total-attacking-assist': 4 });
    expect(row).toMatchObject({ assists: 4, key_passes: null });
  });

  it('nor assists: key passes are Key Passes (Attempt Assists)', () => {
    const [row] = rowsOf({ 'total-attacking-assist': 4, 'Key Passes (Attempt Assists)': 21 });
    expect(row).toMatchObject({ assists: null, key_passes: 21 });
  });
});

describe('a statistic a player never had is missing from his list', () => {
  it('and is 0 where another of the season has it', () => {
    const rows = rowsOf({ Goals: 2 }, {}, { Interceptions: 5 });
    expect(rows.map(({ goals, interceptions }) => [goals, interceptions])).toEqual([
      [2, 0],
      [0, 0],
      [0, 5],
    ]);
  });

  it('and is so whichever page the other is on', () => {
    const page = (player: Player, figures: object, number: number) =>
      playersPage(2025, [playerEntry(player, { stats: statistics({ ...figures }) })], [number, 2]);
    const { entries } = parsePlayers([page(first, {}, 1), page(second, { Goals: 2 }, 2)], past);
    expect(entries.map(({ row }) => row.goals)).toEqual([0, 2]);
  });

  it('and is not known where nobody has it', () => {
    expect(rowsOf({ Goals: 2 }, {}).map(({ interceptions }) => interceptions)).toEqual([null, null]);
  });

  it('and of a share, without what it is of, is never 0', () => {
    const rows = rowsOf({ 'accurate-pass-percentage': 77 }, { 'accurate-pass-percentage': 0 }, {});
    expect(rows.map(({ pass_accuracy }) => pass_accuracy)).toEqual([77, 0, null]);
  });
});

describe('one name ends in a space', () => {
  const name = 'Total Successful Passes ( Excl Crosses & Corners ) ';

  it('of players: with it the name is known, without it it is another', () => {
    expect(rowsOf({ [name]: 410 })[0]?.accurate_passes).toBe(410);
    expect(rowsOf({ [name.trim()]: 410 })[0]?.accurate_passes).toBeNull();
  });

  it('of clubs: it stays as it is, as in data/', () => {
    const row = the(ofSeason(dataset.teamStats, 2025), { club: 'forge-fc' });
    const [read] = parseTeamStats([teamsPage(2025, [teamEntry(row)])], past).entries;
    expect(read?.stats[name]).toBe(row.stats[name]);
    expect(read?.stats[name]).toBeGreaterThan(0);
  });
});

describe('names are those of today in every season', () => {
  it.for([
    [2019, 'York9 FC'],
    [2021, 'York United FC'],
    [2025, 'York United FC'],
  ] as const)('%i: the club is joined by its id and named %s', ([season, name]) => {
    const matches = ofSeason(dataset.matches, season);
    const schedule = scheduleAnswer(
      season,
      matches.map((match) => matchEntry(match)),
    );
    expect(JSON.stringify(schedule)).not.toContain(name);
    const context = inferIds(schedule, seasonContext(tables, season));
    const away = liveMatches(schedule, context, lookups).filter(
      ({ away_club }) => away_club === 'inter-toronto-fc',
    );
    expect(new Set(away.map(({ away_team }) => away_team))).toEqual(new Set([name]));
    expect(new Set(away.map(({ away_team_id }) => away_team_id))).toEqual(
      new Set([teamIdOf('inter-toronto-fc')]),
    );
  });

  it('whatever the feed calls a club', () => {
    const nameless = { shortName: null, officialName: 'Somebody else', acronymName: 7, mediaName: undefined };
    const over = { home: clubEntry('forge-fc', nameless), away: clubEntry('cavalry-fc', nameless) };
    expect(readOne(over)).toEqual(readOne({}));
  });
});

describe('a player’s team is his present one', () => {
  const atForge = { team: clubEntry('forge-fc') };
  const read = (over: Json, context: SeasonContext) =>
    parsePlayers([playersPage(2025, [playerEntry(first, over)])], context);

  it('which of a past season is not believed', () => {
    const { entries, rejected } = read(atForge, past);
    expect(rejected).toEqual([]);
    expect(entries[0]?.row).toMatchObject({ player_id: first.player_id, club: null, club_basis: null });
  });

  it.for([
    ['in another league', clubEntry('forge-fc', { teamId: 'xyz::Football_Team::0' })],
    ['unknown', { teamId: teamIdOf('supra-du-quebec') }],
    ['none', null],
    ['no club at all', 'retired'],
  ])('which of a past season does not cost him his row: %s', ([, team]) => {
    const { entries } = read({ team }, past);
    expect(entries[0]?.row).toMatchObject({ player_id: first.player_id, minutes: first.minutes, club: null });
  });

  it('which of the season under way is', () => {
    const { entries } = read(atForge, current);
    expect(entries[0]?.row).toMatchObject({ club: 'forge-fc', club_basis: 'feed listing' });
  });

  it('which of the season under way he may be without', () => {
    expect(read({ team: null }, current).entries[0]?.row).toMatchObject({ club: null, club_basis: null });
  });
});

describe('the table asked for without a stage is that of the first', () => {
  it.for([
    [2019, 'spring', 'fall'],
    [2020, 'first-stage', 'group-stage'],
  ] as const)('%i: %s', ([season, stage, other]) => {
    const schedule = scheduleAnswer(
      season,
      ofSeason(dataset.matches, season).map((match) => matchEntry(match)),
    );
    const context = inferIds(schedule, seasonContext(tables, season));
    expect(context.stages.map((row) => row.stage)).toContain(other);
    const published = dataset.standings.filter((row) => row.season === season && row.stage === stage);
    const body = standingsAnswer(
      season,
      published.map((row) => standingEntry(row)),
    );
    expect(parseStandings(body, context)).toEqual({ entries: published, rejected: [] });
    expect(published.length).toBeGreaterThanOrEqual(7);
  });

  it('wherever it stands among those of home and away matches', () => {
    const row = the(dataset.standings, { season: 2025, stage: 'regular', club: 'forge-fc' });
    const { standings, ...rest } = standingsAnswer(2025, [standingEntry(row)]);
    const body = { ...rest, standings: (standings as unknown[]).toReversed() };
    expect(parseStandings(body, past).entries).toEqual([row]);
  });
});

describe('matchDateLocal has no offset', () => {
  it('and the day is that at the ground, though in UTC it is the next', () => {
    const wire = matchEntry(late);
    expect(wire).toMatchObject({
      matchDateUtc: '2025-06-28T02:00:00Z',
      matchDateLocal: '2025-06-27T19:00:00',
      localTimeUtcOffset: '-07:00',
    });
    expect(readOne({}, late)).toMatchObject({ date: '2025-06-27', kickoff_utc: '2025-06-28T02:00:00Z' });
  });

  it('so localTimeUtcOffset makes a kick-off of it', () => {
    const read = readOne({ matchDateUtc: null }, late);
    expect(read).toMatchObject({ date: '2025-06-27', kickoff_utc: '2025-06-28T02:00:00Z' });
  });

  it('so without an offset, and without UTC, there is no saying', () => {
    const read = readOne({ matchDateUtc: null, localTimeUtcOffset: null });
    expect(read).toMatchObject({ date: '2025-04-05', kickoff_utc: null });
  });

  it('and a kick-off is to the second, however exact it is told', () => {
    for (const matchDateUtc of ['2025-04-05T21:30:00.0000000Z', '2025-04-05T21:30Z']) {
      expect(readOne({ matchDateUtc })?.kickoff_utc).toBe('2025-04-05T21:30:00Z');
    }
  });
});

describe('a postponed match keeps its old date', () => {
  const postponed = { status: 'POSTPONED', phase: 'PRE_MATCH', winReason: '', winTeamId: null };

  it('which is no kick-off any more', () => {
    expect(readOne(postponed)).toMatchObject({
      status: 'POSTPONED',
      date: '2025-04-05',
      kickoff_utc: null,
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
  });

  it('and neither is that of one that was cancelled', () => {
    const read = readOne({ ...postponed, status: 'CANCELLED' });
    expect(read).toMatchObject({ status: 'CANCELLED', date: '2025-04-05', kickoff_utc: null });
  });

  it('and is served so, in the place of its old date', () => {
    const unplayed = the(tables.rows('matches', 2025), { match_id: forge.match_id });
    const matches = new Map(past.matches).set(forge.match_id, {
      ...unplayed,
      status: 'UPCOMING',
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
    const others = ofSeason(dataset.matches, 2025).filter(({ match_id }) => match_id !== forge.match_id);
    const schedule = scheduleAnswer(2025, [
      ...others.map((match) => matchEntry(match)),
      matchEntry(forge, postponed),
    ]);
    const live = liveMatches(schedule, { ...past, matches }, lookups);
    const index = live.findIndex(({ match_id }) => match_id === forge.match_id);
    expect(live[index]).toMatchObject({
      status: 'POSTPONED',
      date: '2025-04-05',
      kickoff_utc: null,
      source: 'official-live',
    });
    // After those of its day of which the kick-off is known.
    expect(live[index - 1]?.date).toBe('2025-04-05');
    expect(live[index + 1]?.date).not.toBe('2025-04-05');
  });
});

describe('state comes in words', () => {
  const inPlay = { status: 'LIVE', winReason: '', winTeamId: null };

  it('time is the clock in minutes, as a text', () => {
    const read = readOne({ ...inPlay, phase: 'SECOND_HALF', time: '57', additionalTime: '0' });
    expect(read).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF', clock: 57, additional_time: 0 });
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF', time: '45', additionalTime: '3' })).toMatchObject({
      clock: 45,
      additional_time: 3,
    });
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF', time: 12 })?.clock).toBe(12);
  });

  it('a match to come has the phase PRE_MATCH, and neither clock nor score, whatever stands there', () => {
    const over = { status: 'UPCOMING', phase: 'PRE_MATCH', time: '0', additionalTime: '0', winReason: '' };
    expect(readOne({ ...over, providerHomeScore: 0, providerAwayScore: 0 })).toMatchObject({
      status: 'UPCOMING',
      phase: 'PRE_MATCH',
      clock: null,
      additional_time: null,
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
  });

  it('a finished match has the phase FULL_TIME, and how it was decided', () => {
    expect(readOne({})).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      clock: 90,
      home_goals: 1,
      away_goals: 0,
      winner: 'forge-fc',
      win_reason: 'RegularTime',
    });
  });

  it('an empty winReason, once it is over, follows from the score', () => {
    expect(readOne({ winReason: '' })?.win_reason).toBe('RegularTime');
    expect(readOne({ winReason: '', providerAwayScore: 1, winTeamId: null })?.win_reason).toBe('Draw');
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF' })?.win_reason).toBeNull();
  });

  it.for([
    ['LIVE', 'FIRST_HALF', 'LIVE'],
    ['IN_PLAY', 'SECOND_HALF', 'IN_PLAY'],
    ['in-play', 'SECOND_HALF', 'IN_PLAY'],
    ['Half Time', 'HALF_TIME', 'HALF_TIME'],
    ['PLAYING', 'FIRST_HALF', 'LIVE'],
    ['PLAYING', 'HALF_TIME', 'HALF_TIME'],
    ['Playing', 'EXTRA_FIRST_HALF', 'LIVE'],
    ['SUSPENDED', 'SECOND_HALF', 'SUSPENDED'],
    ['CANCELLED', 'PRE_MATCH', 'CANCELLED'],
    ['UPCOMING', '', 'UPCOMING'],
    ['finished', 'FULL_TIME', 'FINISHED'],
  ] as const)('%s in phase %s is %s', ([status, phase, expected]) => {
    expect(readOne({ status, phase, winReason: '' })?.status).toBe(expected);
  });

  it('a match suspended before its kick-off has neither score nor clock', () => {
    const suspended = { status: 'SUSPENDED', providerHomeScore: 0, providerAwayScore: 0, time: '0' };
    const none = {
      status: 'SUSPENDED',
      home_goals: null,
      away_goals: null,
      clock: null,
      additional_time: null,
    };
    expect(readOne({ ...suspended, phase: 'PRE_MATCH' })).toMatchObject(none);
    const scored = { status: 'SUSPENDED', home_goals: 0, away_goals: 0 };
    expect(readOne({ ...suspended, phase: 'SECOND_HALF' })).toMatchObject(scored);
  });

  it.for([
    ['ABANDONED', 'FULL_TIME'],
    ['PLAYED', 'FULL_TIME'],
    ['AWARDED', 'PRE_MATCH'],
    ['TBD', ''],
    ['TBD', null],
  ])('%s in phase %s is no state that we know', ([status, phase]) => {
    const { entries, rejected } = parseSchedule(
      scheduleAnswer(2025, [matchEntry(forge, { status, phase })]),
      past,
    );
    expect(entries).toEqual([]);
    expect(rejected).toEqual([
      { what: `matches[0] ${forge.match_id}`, why: `status '${status}' is not known` },
    ]);
  });
});

describe('a match once finished can still change its score', () => {
  const season = ofSeason(dataset.matches, 2025);
  const stored = the(tables.rows('matches', 2025), { match_id: forge.match_id });
  const live = (over: Json) => {
    const schedule = season.map((match) => matchEntry(match, match === forge ? over : {}));
    const shown = liveMatches(scheduleAnswer(2025, schedule), past, lookups);
    expect(shown).toHaveLength(season.length);
    return the(shown, { match_id: forge.match_id });
  };

  it.for<[string, Json]>([
    ['another score', { providerHomeScore: 2, homeScorePush: 2 }],
    [
      'a score the other way',
      { providerHomeScore: 1, providerAwayScore: 3, winTeamId: teamIdOf('cavalry-fc') },
    ],
    ['a level score', { providerHomeScore: 1, providerAwayScore: 1, winReason: 'Draw', winTeamId: null }],
    ['a match in play again', { status: 'LIVE', phase: 'SECOND_HALF', time: '90' }],
    ['a match to come', { status: 'UPCOMING', phase: 'PRE_MATCH' }],
    ['a match postponed', { status: 'POSTPONED', phase: 'PRE_MATCH' }],
  ])('of %s the checked result stays, told to be that of the last refresh', ([, over]) => {
    const snapshot = { ...stored, source: 'snapshot' as const };
    const known = { ...past, matches: new Map(past.matches).set(forge.match_id, snapshot) };
    const schedule = season.map((match) => matchEntry(match, match === forge ? over : {}));
    const shown = liveMatches(scheduleAnswer(2025, schedule), known, lookups);
    expect(the(shown, { match_id: forge.match_id })).toEqual(snapshot);
    expect(shown.filter(({ source }) => source === 'official-live')).toHaveLength(season.length - 1);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(forge.match_id));
  });

  it('a shoot-out that another won leaves the winner that was checked', () => {
    const playIn = the(season, { stage: 'play-in' });
    const another = {
      providerPenaltyScoreHome: 5,
      providerPenaltyScoreAway: 4,
      winTeamId: teamIdOf('hfx-wanderers-fc'),
    };
    const schedule = season.map((match) => matchEntry(match, match === playIn ? another : {}));
    const shown = liveMatches(scheduleAnswer(2025, schedule), past, lookups);
    expect(the(shown, { match_id: playIn.match_id })).toEqual(past.matches.get(playIn.match_id));
  });

  it('the same result is told live', () => {
    expect(live({})).toMatchObject({
      home_goals: 1,
      away_goals: 0,
      phase: 'FULL_TIME',
      source: 'official-live',
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('and not having been checked, it is told as it is now', () => {
    const matches = new Map(past.matches).set(forge.match_id, { ...stored, status: 'UPCOMING' });
    const schedule = season.map((match) =>
      matchEntry(match, match === forge ? { providerHomeScore: 2 } : {}),
    );
    const shown = liveMatches(scheduleAnswer(2025, schedule), { ...past, matches }, lookups);
    expect(the(shown, { match_id: forge.match_id })).toMatchObject({
      home_goals: 2,
      source: 'official-live',
    });
  });
});

describe('broadcasters are name|url, or empty', () => {
  const read = (broadcasters: unknown, more: Json = {}) =>
    readOne({ editorial: editorial({ broadcasters, ...more }) });

  it('those with a name are told, with their address where it is one', () => {
    const broadcasters = {
      broadcasterNational1: 'One Channel|https://watch.test/live',
      broadcasterNational2: '',
      broadcasterNational3: ' Other Channel | http://other.test/?a=b ',
      broadcasterInternational1: 'Radio',
      broadcasterInternational2: 'Nowhere|',
      broadcasterInternational3: '|https://nameless.test/',
    };
    expect(read(broadcasters)?.broadcasters).toEqual([
      { name: 'One Channel', url: 'https://watch.test/live' },
      { name: 'Other Channel', url: 'http://other.test/?a=b' },
      { name: 'Radio', url: null },
      { name: 'Nowhere', url: null },
    ]);
  });

  it.for([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.test/',
    '//protocol-relative.test',
    '/path',
    'watch.test',
    'https://',
    'https:// spaced .test',
  ])('%j is no address', (url) => {
    const match = read({ one: `One Channel|${url}` }, { highlightsUrl: url, ticketsUrl: url });
    expect(match?.broadcasters).toEqual([{ name: 'One Channel', url: null }]);
    expect(match).toMatchObject({ highlights_url: null, tickets_url: null });
  });

  it('nobody, or something else, is nobody', () => {
    for (const broadcasters of [
      undefined,
      null,
      {},
      [],
      '',
      'One Channel',
      { one: null, two: 7, three: {} },
    ]) {
      expect(read(broadcasters)?.broadcasters).toEqual([]);
    }
    for (const editorial of [undefined, null]) {
      expect(readOne({ editorial })).toMatchObject({
        broadcasters: [],
        highlights_url: null,
        tickets_url: null,
      });
    }
  });

  it('moving pictures and tickets are addresses, or not known', () => {
    const urls = { highlightsUrl: 'https://pictures.test/1', ticketsUrl: 'https://tickets.test/1' };
    expect(read({}, urls)).toMatchObject({
      highlights_url: 'https://pictures.test/1',
      tickets_url: 'https://tickets.test/1',
    });
    expect(read({}, { highlightsUrl: '', ticketsUrl: null })).toMatchObject({
      highlights_url: null,
      tickets_url: null,
    });
  });
});
