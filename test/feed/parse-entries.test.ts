import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseHeader, parseReferee } from '../../src/feed/match-detail.ts';
import { UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { match as publishedMatch } from '../../src/records/match.ts';
import {
  clubEntry,
  derivedId,
  headerAnswer,
  type Json,
  matchFactsAnswer,
  officialEntry,
  statistics,
  teamIdOf,
} from '../fixtures/feed.ts';
import {
  changed,
  clubs,
  current,
  goals,
  isObject,
  lists,
  opener,
  type Path,
  page,
  past,
  players,
  playIn,
  readers,
  referee,
  rowByRow,
  schedule,
  sideStats,
  standings,
} from '../fixtures/feed-lists.ts';
import { dataset, ofSeason } from '../support/tables.ts';

/** The fields that are used are validated entry by entry. */

/** Every path in a value, of long lists those of the first entries. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (!isObject(value)) return [at];
  const inside = Object.keys(value).slice(0, Array.isArray(value) ? 4 : undefined);
  return [
    at,
    ...inside.flatMap((key) => pathsIn(value[key], [...at, Array.isArray(value) ? Number(key) : key])),
  ];
}

/** The same with a new field in each object. */
function withNews(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNews);
  if (!isObject(value)) return value;
  const inside = Object.entries(value).map(([name, one]) => [name, withNews(one)]);
  return { ...Object.fromEntries(inside), somethingNew: { of: ['tomorrow', 1, null] } };
}

/** Any JSON at all, and values that come close to what is expected. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[
      undefined,
      null,
      '',
      ' ',
      '0',
      '7',
      'x',
      0,
      -0,
      1,
      -1,
      7,
      1.5,
      101,
      2 ** 53,
      1e308,
      1e-7,
      true,
      [],
      {},
    ],
    ...[
      '2025-04-05',
      '2025-04-05T14:00:00',
      '2025-04-05T14:00:00Z',
      '2025-04-05T14:00:00-04:00',
      '0000-01-01T00:00:00Z',
    ],
    ...[
      '-04:00',
      '+00:00',
      '+14:00',
      '-99:99',
      'LIVE',
      'FINISHED',
      'POSTPONED',
      'PENALTIES',
      'Penalties',
      'Draw',
    ],
    ...[
      'Matchday 0',
      'Matchday 99999999999999999999',
      'Referee',
      'Goalkeeper',
      '45+2',
      'goal',
      'table',
      'season',
      'club',
    ],
    ...[
      'constructor',
      '__proto__',
      'toString',
      'https://watch.test/',
      'name|javascript:alert(1)',
      '\u0000',
      '\ud800',
    ],
    ...[
      derivedId('Match', 'new'),
      derivedId('Team', 'new'),
      teamIdOf('forge-fc'),
      clubEntry('forge-fc'),
      Number.POSITIVE_INFINITY,
    ],
    JSON.parse('{"__proto__": {"matches": []}, "constructor": 7}'),
  ),
);

/** Names of the fields that are used, which are changed more often. */
const used = new Set(
  [
    'matchId seasonId status phase time additionalTime matchDateUtc matchDateLocal localTimeUtcOffset teamId stadiumId',
    'providerHomeScore providerAwayScore homeScorePush awayScorePush providerPenaltyScoreHome providerPenaltyScoreAway',
    'winReason winTeamId matchSet matchSetId name stageId editorial broadcasters highlightsUrl ticketsUrl',
    'playerId shortName roleLabel bibNumber nationality mediaFirstName mediaLastName team stats statsId statsValue',
    'statsValueHome statsValueAway attendance redCards scores events type refereeId pagination totalPages',
  ].flatMap((names) => names.split(' ')),
);

function tellingIn(value: unknown): Path[] {
  return pathsIn(value).filter((path) => used.has(String(path.at(-1))));
}

/** A value with some of it changed, or something else altogether. */
function spoilt(good: unknown, most = 1): fc.Arbitrary<unknown> {
  const where = fc.oneof(fc.constantFrom(...pathsIn(good)), {
    arbitrary: fc.constantFrom(...tellingIn(good)),
    weight: 5,
  });
  return fc
    .array(fc.tuple(where, anything), { minLength: 1, maxLength: most })
    .map((changes) => changes.reduce((value, [path, to]) => changed(value, path, to), good));
}

const assured = (runs: number) => ({ numRuns: runs, seed: 20250405 });

/** The result, or an UnexpectedResponseError; any other error is a bug. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnexpectedResponseError) return error;
    throw error;
  }
}

describe.for(Object.keys(readers))('of %s', (name) => {
  const { good, read } = readers[name] as (typeof readers)[string];

  it('new fields anywhere are ignored', () => {
    expect(JSON.stringify(withNews(good))).toContain('somethingNew');
    expect(read(withNews(good))).toEqual(read(good));
  });

  it('any JSON is parsed or rejected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), spoilt(good, 5)), (body) => {
        outcome(() => read(body));
      }),
      assured(200),
    );
  });

  it('deep, long and malformed values are parsed or rejected', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const body of [deep, '<!doctype html>', '', 7, true, null, undefined, [], {}, [good]]) {
      outcome(() => read(body));
    }
    for (const path of tellingIn(good)) {
      for (const value of [deep, 'x'.repeat(10_000)]) outcome(() => read(changed(good, path, value)));
    }
  });
});

describe.for(Object.keys(lists))('an answer without its list: %s', (key) => {
  const { name, body, read } = lists[key as keyof typeof lists];

  it.for([undefined, null, 7, 'x', {}])('but with %s in its place is rejected', (list) => {
    const path = key === 'standings' ? ['standings', 0, name] : [name];
    expect(() => read(changed(body([]), path, list))).toThrow(UnexpectedResponseError);
  });

  it('is rejected, and so is one of thousands', () => {
    expect(() => read(body(Array.from({ length: 2001 }, () => null)))).toThrow(UnexpectedResponseError);
    expect(read(body(Array.from({ length: 2000 }, () => null))).rejected).toHaveLength(2000);
  });
});

describe.for(Object.keys(rowByRow))('any one malformed entry: %s', (key) => {
  const { name, good, body, read } = rowByRow[key as keyof typeof rowByRow];
  const { entries: expected } = read(body(good));

  it('leaves all others as they are', () => {
    expect(expected).toHaveLength(good.length);
    const index = fc.nat({ max: good.length - 1 });
    const one = index.chain((at) => fc.tuple(fc.constant(at), fc.oneof(fc.jsonValue(), spoilt(good[at], 3))));
    fc.assert(
      fc.property(one, ([at, entry]) => {
        const { entries, rejected } = read(body(good.with(at, entry as Json)));
        const isRead = entries.length === good.length;
        expect(isRead ? entries.toSpliced(at, 1) : entries).toEqual(expected.toSpliced(at, 1));
        // An entry that is used may have parts that are not.
        if (!isRead) expect(rejected).toHaveLength(1);
        for (const { what, why } of rejected) {
          expect(what.split(' ')[0]).toBe(`${name}[${at}]`);
          expect(why).not.toBe('');
        }
      }),
      assured(200),
    );
  });
});

describe('any one malformed figure of a match', () => {
  it('leaves all others as they are', () => {
    const { good, body, read } = sideStats;
    type Rows = readonly Record<string, unknown>[];
    const before = read(body(good)).entries as Rows;
    const columns = Object.keys(before[0] ?? {});
    const one = fc
      .nat({ max: good.length - 1 })
      .chain((at) => fc.tuple(fc.constant(at), fc.oneof(fc.jsonValue(), spoilt(good[at], 3))));
    fc.assert(
      fc.property(one, ([at, entry]) => {
        const rows = read(body(good.with(at, entry as Json))).entries as Rows;
        expect(rows).toHaveLength(2);
        const isApart = (column: string) =>
          rows.some((row, index) => row[column] !== before[index]?.[column]);
        expect(columns.filter(isApart).length).toBeLessThanOrEqual(1);
      }),
      assured(200),
    );
  });
});

/** Whatever is parsed is valid in its table. */
describe('whatever is parsed', () => {
  const {
    attendance: _,
    home_red_cards: __,
    away_red_cards: ___,
    neutral: ____,
    ...matchColumns
  } = datasetTables.matches.row.shape;
  const { phase, clock, broadcasters, highlights_url, tickets_url } = publishedMatch.shape;
  const person = datasetTables.people.row.shape;
  const rows: Record<string, z.ZodType> = {
    schedule: z.object({ ...matchColumns, phase, clock, broadcasters, highlights_url, tickets_url }),
    players: z.object({
      row: datasetTables.players.row,
      full_name: person.full_name.nullable(),
      nationality: person.nationality,
      shirt_number: datasetTables.squads.row.shape.shirt_number.nullable(),
    }),
    clubs: z.object({
      season: z.literal(2025),
      club: datasetTables.teamStats.row.shape.club,
      stats: z.record(z.string(), z.number()),
    }),
    homes: datasetTables.clubs.row
      .pick({ club_id: true })
      .extend({ venue_id: datasetTables.venues.row.shape.venue_id.nullable() }),
    standings: datasetTables.standings.row,
    sideStats: datasetTables.matchStats.row,
  };

  it.for(Object.keys(lists))('of an entry is a row as data/ may have it: %s', (key) => {
    const { good, body, read } = lists[key as keyof typeof lists];
    const row = rows[key] as z.ZodType;
    for (const entry of read(body(good)).entries) row.parse(entry);
    fc.assert(
      fc.property(spoilt(good.slice(0, 2), 3), (entries) => {
        if (!Array.isArray(entries)) return;
        for (const entry of read(body(entries)).entries)
          expect(row.safeParse(entry).error?.issues ?? []).toEqual([]);
      }),
      assured(250),
    );
  });

  it('of a header is as data/ may have it', () => {
    const { attendance, home_red_cards, away_red_cards } = datasetTables.matches.row.shape;
    const { match_id, side, club, minute, added_minute, player } = datasetTables.goals.row.shape;
    const listedGoal = z.object({ match_id, side, club, minute: minute.unwrap(), added_minute, player });
    const { additional_time } = datasetTables.matches.row.shape;
    const header = z.object({
      attendance,
      additional_time,
      home_red_cards,
      away_red_cards,
      goals: z.array(listedGoal),
    });
    fc.assert(
      fc.property(spoilt(headerAnswer(playIn, goals), 3), (body) => {
        const read = outcome(() => parseHeader(body, playIn));
        if (!(read instanceof UnexpectedResponseError))
          expect(
            header.safeParse((read as ReturnType<typeof parseHeader>).value).error?.issues ?? [],
          ).toEqual([]);
      }),
      assured(250),
    );
  });

  it('of a referee is a row as data/ may have it', () => {
    fc.assert(
      fc.property(spoilt(matchFactsAnswer(officialEntry(referee)), 3), (body) => {
        const read = outcome(() => parseReferee(body, playIn));
        if (read instanceof UnexpectedResponseError) return;
        const { value } = read as ReturnType<typeof parseReferee>;
        if (value) expect(datasetTables.referees.row.safeParse(value).error?.issues ?? []).toEqual([]);
      }),
      assured(250),
    );
  });
});

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
    ['providerHomeScore', scores],
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
    ['team.teamId', ['', 'x', derivedId('Team', 'nobody')], /^team .* is not a club of data\/clubs\.csv$/],
  ],
  clubs: [
    ['teamId', texts],
    ['teamId', ['', 'x', derivedId('Team', 'nobody')], /is not a club of data\/clubs\.csv$/],
    ['stats', texts.filter((value) => !Array.isArray(value))],
  ],
  homes: [
    ['teamId', ids],
    ['officialName', [...texts, '', '  ']],
  ],
  standings: [
    ['teamId', texts],
    ['teamId', ['', 'x', derivedId('Team', 'nobody')], /is not a club of data\/clubs\.csv$/],
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

describe('a local time and an offset that make no moment together', () => {
  it.for<Json>([
    { localTimeUtcOffset: '+24:00' },
    { localTimeUtcOffset: '-99:99' },
    { matchDateLocal: '2025-04-05T17:30:00Z' },
  ])('reject no other match: %j', (over) => {
    const { good, body, read } = schedule;
    const { entries, rejected } = read(body([{ ...good[0], ...over }, good[1]]));
    expect(entries).toMatchObject([{ match_id: playIn.match_id }]);
    expect(rejected).toEqual([{ what: `matches[0] ${opener.match_id}`, why: expect.any(String) }]);
  });
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
    const foreign = {
      ...players.good[0],
      playerId: String(players.good[0]?.playerId).replace('cpl', 'other'),
    };
    const { entries, rejected } = players.read(players.body([foreign, players.good[1]]));
    expect(entries).toHaveLength(1);
    expect(rejected).toEqual([{ what: `players[0] ${foreign.playerId}`, why: 'is of another competition' }]);
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
