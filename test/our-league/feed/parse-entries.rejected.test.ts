import { describe, expect, it } from 'vitest';
import { parsePlayers } from '../../../src/feed/sdp/players.ts';
import { parseTeamStats } from '../../../src/feed/sdp/team-stats.ts';
import { derivedId, type Json, statistics, teamIdOf } from '../../fixtures/feed.ts';
import {
  changed,
  clubs,
  current,
  opener,
  type Path,
  page,
  past,
  players,
  playIn,
  rowByRow,
  schedule,
  standings,
} from '../../fixtures/feed-lists.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

/** A field, invalid values of it, and the expected reason. */
type Strict = readonly [path: string, wrong: readonly unknown[], why?: RegExp];

const ids = [undefined, null, 7, '', 'x', 'cpl::Football_Stage::00000000000000000000000000000000', {}];
const texts = [undefined, null, 7, {}, []];
const orNone = [7, true, {}, []];
const scores = ['1', -1, 1.5, 100, true, {}];

const strict: Record<keyof typeof rowByRow, readonly Strict[]> = {
  schedule: [
    ['matchId', ids],
    ['seasonId', ids],
    ['status', [...texts, '']],
    ['phase', orNone],
    [
      'matchDateUtc',
      [...orNone, '', 'soon', '2025-04-05', '2025-02-30T12:00:00Z', '2025-04-05T14:00:00-04:00'],
    ],
    [
      'matchDateLocal',
      [
        7,
        {},
        [],
        '',
        'soon',
        '2025-04-05',
        '2025-02-30T12:00:00',
        '2025-04-05T25:00:00',
        '2025-04-05T14:00:00Z',
      ],
    ],
    ['localTimeUtcOffset', [...orNone, '', 'EST', '-0400', '-4:00']],
    ['providerHomeScore', [...scores, 32]],
    ['providerAwayScore', scores],
    ['homeScorePush', scores],
    ['awayScorePush', scores],
    ['providerPenaltyScoreHome', scores],
    ['providerPenaltyScoreAway', scores],
    ['winReason', orNone],
    ['winTeamId', orNone],
    ['stadiumId', orNone],
    ['home', texts],
    ['away', texts],
    ['home.teamId', texts],
    ['away.teamId', texts],
  ],
  players: [
    ['playerId', ids],
    ['shortName', [...texts, '', '  ']],
    ['roleLabel', texts],
    ['roleLabel', ['', 'Coach', 'goalkeeper'], /^role '.*' is not a position$/],
    ['stats', texts.filter((value) => !Array.isArray(value))],
    ['team.teamId', ['', 'x', derivedId('Team', 'unknown')], /^team .* is not a club of data\/clubs\.csv$/],
  ],
  clubs: [
    ['teamId', texts],
    ['teamId', ['', 'x', derivedId('Team', 'unknown')], /is not a club of data\/clubs\.csv$/],
    ['stats', texts.filter((value) => !Array.isArray(value))],
  ],
  homes: [
    ['teamId', ids],
    ['officialName', [...texts, '', '  ']],
  ],
  standings: [
    ['teamId', texts],
    ['teamId', ['', 'x', derivedId('Team', 'unknown')], /is not a club of data\/clubs\.csv$/],
    ['stats', texts.filter((value) => !Array.isArray(value))],
    ...['rank', 'points', 'matches-played', 'win', 'draw', 'lose', 'goals-for', 'goals-against'].map(
      (name, index): Strict => [
        // The second figure is the club itself, which has no value.
        `stats.${index === 0 ? 0 : index + 1}.statsValue`,
        [undefined, null, '7', 1.5, {}, ...(name === 'points' ? [] : [-1])],
        new RegExp(`^lacks ${name}$`),
      ],
    ),
  ],
};

describe.for(Object.keys(rowByRow) as (keyof typeof rowByRow)[])('a field that is used: %s', (key) => {
  const { name, good, body, read } = rowByRow[key];
  const { entries: expected } = read(body(good));

  it.for(strict[key])('%s of the wrong kind rejects the entry, by name', ([path, wrong, why]) => {
    const where: Path = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    for (const value of wrong) {
      const entry = changed(good[1], where, value) as Json;
      const { entries, rejected } = read(body(good.with(1, entry)));
      expect(entries, `${path}: ${JSON.stringify(value)}`).toEqual(expected.toSpliced(1, 1));
      const id = entry.matchId ?? entry.playerId ?? entry.teamId;
      expect(rejected).toEqual([
        {
          what: `${name}[1] ${typeof id === 'string' ? id : ''}`.trim(),
          why: expect.stringMatching(why ?? new RegExp(`^${path.replace('.', '\\.')}\\b.*: .+`)),
        },
      ]);
    }
  });
});

it.for<Json>([
  { localTimeUtcOffset: '+24:00' },
  { localTimeUtcOffset: '-99:99' },
  { matchDateLocal: '2025-04-05T17:30:00Z' },
])('an impossible local time or offset rejects that match alone: %j', (over) => {
  const { good, body, read } = schedule;
  const { entries, rejected } = read(body([{ ...good[0], ...over }, good[1]]));
  expect(entries).toMatchObject([{ match_id: playIn.match_id }]);
  expect(rejected).toEqual([{ what: `matches[0] ${opener.match_id}`, why: expect.any(String) }]);
});

describe('what is there twice', () => {
  it('is the first: players, on one page or two', () => {
    const again: Json = { ...players.good[0], shortName: 'A. Nother' };
    const onePage = parsePlayers([page(players.body([...players.good, again]))], current);
    const twoPages = parsePlayers([page(players.body(players.good)), page(players.body([again]))], current);
    for (const { entries, rejected } of [onePage, twoPages]) {
      expect(entries).toEqual(players.read(players.body(players.good)).entries);
      expect(rejected).toEqual([
        { what: expect.stringContaining(String(again.playerId)), why: 'duplicate entry; keeping the first' },
      ]);
    }
  });

  it('is the first: clubs, on one page or two', () => {
    const again: Json = { ...clubs.good[0], stats: statistics({ goals: 99 }) };
    const onePage = parseTeamStats([page(clubs.body([...clubs.good, again]))], past);
    const twoPages = parseTeamStats([page(clubs.body(clubs.good)), page(clubs.body([again]))], past);
    for (const { entries, rejected } of [onePage, twoPages]) {
      expect(entries).toEqual(clubs.read(clubs.body(clubs.good)).entries);
      expect(rejected).toEqual([
        { what: expect.stringContaining(String(again.teamId)), why: 'duplicate entry; keeping the first' },
      ]);
    }
  });

  it('is the first: rows of a table', () => {
    const { entries, rejected } = standings.read(standings.body([...standings.good, standings.good[0]]));
    expect(entries).toEqual(standings.read(standings.body(standings.good)).entries);
    expect(rejected).toHaveLength(1);
  });
});

describe('a player or club of elsewhere', () => {
  it('is rejected', () => {
    const other = {
      ...players.good[0],
      playerId: String(players.good[0]?.playerId).replace('cpl', 'other'),
    };
    const { entries, rejected } = players.read(players.body([other, players.good[1]]));
    expect(entries).toHaveLength(1);
    expect(rejected).toEqual([{ what: `players[0] ${other.playerId}`, why: 'is of another competition' }]);
  });

  it('has no row of a table or of clubs’ totals', () => {
    const teamId = teamIdOf('forge-fc').replace('cpl', 'other');
    for (const { good, body, read } of [clubs, standings]) {
      const { entries, rejected } = read(body([{ ...good[0], teamId }, good[1]]));
      expect(entries).toHaveLength(1);
      expect(rejected).toEqual([{ what: `teams[0] ${teamId}`, why: 'is not a club of data/clubs.csv' }]);
    }
  });

  it('may have statistics called season and club', () => {
    const stats = statistics({ goals: 58, season: 1999, club: 7 });
    const { entries } = clubs.read(clubs.body([{ ...clubs.good[0], stats }]));
    expect(entries).toMatchObject([{ season: 2025, club: ofSeason(dataset.teamStats, 2025)[0]?.club }]);
  });
});
