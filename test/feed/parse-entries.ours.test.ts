import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type StatisticsPage, scheduleRow } from '../../src/feed/adapter.ts';
import { UnexpectedResponseError } from '../../src/feed/parse-entries.ts';
import { parseTeamStats } from '../../src/feed/sdp/parse-clubs.ts';
import { parseHeader, parseReferee } from '../../src/feed/sdp/parse-match-details.ts';
import { parsePlayers } from '../../src/feed/sdp/parse-players.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import { match as publishedMatch } from '../../src/records/match.ts';
import {
  derivedId,
  headerAnswer,
  type Json,
  matchFactsAnswer,
  officialEntry,
  statistics,
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
} from '../fixtures/feed-lists.ts';
import { fixedRuns, malformed, outcome, usedPathsIn } from '../fixtures/malformed.ts';

/** The same with a new field in each object. */
function withNews(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNews);
  if (!isObject(value)) return value;
  const inside = Object.entries(value).map(([name, one]) => [name, withNews(one)]);
  return { ...Object.fromEntries(inside), somethingNew: { of: ['tomorrow', 1, null] } };
}

describe.for(Object.keys(readers))('of %s', (name) => {
  const { good, read } = readers[name] as (typeof readers)[string];

  it('new fields anywhere are ignored', () => {
    expect(JSON.stringify(withNews(good))).toContain('somethingNew');
    expect(read(withNews(good))).toEqual(read(good));
  });

  it('any JSON is parsed or rejected', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), malformed(good, 5)), (body) => {
        outcome(() => read(body));
      }),
      fixedRuns(200),
    );
  });

  it('deep, long and malformed values are parsed or rejected', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const body of [deep, '<!doctype html>', '', 7, true, null, undefined, [], {}, [good]]) {
      outcome(() => read(body));
    }
    for (const path of usedPathsIn(good)) {
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

/** Another value for one of the entries, and its index. */
const oneMalformed = (good: readonly Json[]) =>
  fc
    .nat({ max: good.length - 1 })
    .chain((at) => fc.tuple(fc.constant(at), fc.oneof(fc.jsonValue(), malformed(good[at], 3))));

describe.for(Object.keys(rowByRow))('any one malformed entry: %s', (key) => {
  const { name, good, body, read } = rowByRow[key as keyof typeof rowByRow];
  const { entries: expected } = read(body(good));

  it('leaves all others as they are', () => {
    expect(expected).toHaveLength(good.length);
    fc.assert(
      fc.property(oneMalformed(good), ([at, entry]) => {
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
      fixedRuns(200),
    );
  });
});

it('a malformed figure of a match leaves all others as they are', () => {
  const { good, body, read } = sideStats;
  type Rows = readonly Record<string, unknown>[];
  const before = read(body(good)).entries as Rows;
  const columns = Object.keys(before[0] ?? {});
  fc.assert(
    fc.property(oneMalformed(good), ([at, entry]) => {
      const rows = read(body(good.with(at, entry as Json))).entries as Rows;
      expect(rows).toHaveLength(2);
      const isApart = (column: string) => rows.some((row, index) => row[column] !== before[index]?.[column]);
      expect(columns.filter(isApart).length).toBeLessThanOrEqual(1);
    }),
    fixedRuns(200),
  );
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
      [7, {}, '', 'soon', '2025-04-05', '2025-02-30T12:00:00', '2025-04-05T25:00:00', '2025-04-05T14:00:00Z'],
    ],
    ['localTimeUtcOffset', [...orNone, '', 'EST', '-0400', '-4:00']],
    ['providerHomeScore', [...scores, 37]],
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

it.for(['+24:00', '-99:99'])('an impossible offset rejects that kick-off alone: %s', (localTimeUtcOffset) => {
  const { good, body, read } = schedule;
  const { entries, rejected } = read(body([{ ...good[0], localTimeUtcOffset }, good[1]]));
  const { match_id, kickoff_utc } = opener;
  expect(entries).toMatchObject([{ match_id, kickoff_utc }, { match_id: playIn.match_id }]);
  expect(rejected).toEqual([{ what: `matches[0] ${opener.match_id}`, why: expect.any(String) }]);
});

it.for([
  ['players', players, (pages: StatisticsPage[]) => parsePlayers(pages, current)],
  ['clubs', clubs, (pages: StatisticsPage[]) => parseTeamStats(pages, past)],
] as const)(
  'of %s that are there twice, on one page or two, the first is kept',
  ([, { good, body, read }, parse]) => {
    const again: Json = { ...good[0], shortName: 'A. Nother' };
    const onePage = parse([page(body([...good, again]))]);
    const twoPages = parse([page(body(good)), page(body([again]))]);
    const id = String(again.playerId ?? again.teamId);
    for (const { entries, rejected } of [onePage, twoPages]) {
      expect(entries).toEqual(read(body(good)).entries);
      expect(rejected).toEqual([
        { what: expect.stringContaining(id), why: 'duplicate entry; keeping the first' },
      ]);
    }
  },
);

it('a player or club that is there twice is not used where one figure differs', () => {
  const [player, ...otherPlayers] = players.good;
  const [club, ...otherClubs] = clubs.good;
  const figures = { stats: statistics({ goals: 99, Goals: 99 }) };
  for (const pages of [
    [page(players.body([player, ...otherPlayers, { ...player, ...figures }]))],
    [page(players.body(players.good)), page(players.body([{ ...player, ...figures }]))],
  ]) {
    const { entries, rejected } = parsePlayers(pages, current);
    expect(entries).toEqual(players.read(players.body(otherPlayers)).entries);
    expect(rejected).toMatchObject([
      { why: expect.stringMatching(/^contradicts players.*; using neither$/) },
    ]);
  }
  const { entries } = parseTeamStats(
    [page(clubs.body([club, ...otherClubs, { ...club, ...figures }]))],
    past,
  );
  expect(entries).toEqual(clubs.read(clubs.body(otherClubs)).entries);
});

it('a player or club of elsewhere is rejected', () => {
  const other = {
    ...players.good[0],
    playerId: String(players.good[0]?.playerId).replace('cpl', 'other'),
  };
  const { entries, rejected } = players.read(players.body([other, players.good[1]]));
  expect(entries).toHaveLength(1);
  expect(rejected).toEqual([{ what: `players[0] ${other.playerId}`, why: 'is of another competition' }]);
});

/** Whatever is parsed is valid in its table. */
describe('whatever is parsed', () => {
  const { phase, clock, broadcasters, highlights_url, tickets_url } = publishedMatch.shape;
  const person = datasetTables.people.row.shape;
  const rows: Record<string, z.ZodMiniType> = {
    schedule: z.object({ ...scheduleRow.shape, phase, clock, broadcasters, highlights_url, tickets_url }),
    players: z.object({
      row: datasetTables.players.row,
      full_name: z.nullable(person.full_name),
      nationality: person.nationality,
      shirt_number: z.nullable(datasetTables.squads.row.shape.shirt_number),
    }),
    clubs: z.object({
      season: z.literal(2025),
      club: datasetTables.teamStats.row.shape.club,
      stats: z.record(z.string(), z.number()),
    }),
    standings: datasetTables.standings.row,
    sideStats: datasetTables.matchStats.row,
  };

  it.for(Object.keys(lists))('of an entry is a row as data/ may have it: %s', (key) => {
    const { good, body, read } = lists[key as keyof typeof lists];
    const row = rows[key] as z.ZodMiniType;
    for (const entry of read(body(good)).entries) row.parse(entry);
    fc.assert(
      fc.property(malformed(good.slice(0, 2), 3), (entries) => {
        if (!Array.isArray(entries)) return;
        for (const entry of read(body(entries)).entries)
          expect(row.safeParse(entry).error?.issues ?? []).toEqual([]);
      }),
      fixedRuns(250),
    );
  });

  const { attendance, home_red_cards, away_red_cards, additional_time } = datasetTables.matches.row.shape;
  const { match_id, side, club, minute, added_minute, player } = datasetTables.goals.row.shape;
  const listedGoal = z.object({ match_id, side, club, minute: minute.def.innerType, added_minute, player });
  const header = z.object({
    attendance,
    additional_time,
    home_red_cards,
    away_red_cards,
    goals: z.array(listedGoal),
  });

  it.for<[string, unknown, typeof parseHeader | typeof parseReferee, z.ZodMiniType]>([
    ['header', headerAnswer(playIn, goals), parseHeader, header],
    ['referee', matchFactsAnswer(officialEntry(referee)), parseReferee, datasetTables.referees.row],
  ])('of a %s is as data/ may have it', ([, answer, parse, row]) => {
    fc.assert(
      fc.property(malformed(answer, 3), (body) => {
        const read = outcome(() => parse(body, playIn));
        if (read instanceof UnexpectedResponseError) return;
        for (const entry of (read as ReturnType<typeof parse>).entries)
          expect(row.safeParse(entry).error?.issues ?? []).toEqual([]);
      }),
      fixedRuns(250),
    );
  });
});
