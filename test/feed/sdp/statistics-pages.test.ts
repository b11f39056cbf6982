import { expect, it } from 'vitest';
import type { FeedAdapter, SeasonContext } from '../../../src/feed/adapter.ts';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { readPlayers } from '../../../src/feed/read-lists.ts';
import { missingStatistics, trimPlayer } from '../../../src/feed/sdp/player-statistics.ts';
import {
  type CategoryEntry,
  maxPages,
  mergePages,
  nextPage,
  teamSchema,
} from '../../../src/feed/sdp/statistics-pages.ts';
import { omit } from '../../../src/records/typed.ts';

it.for<[object | null | undefined, number, number | undefined]>([
  [{ totalPages: 3, currentPage: 1, isLastPage: false }, 1, 2],
  [{ totalPages: 3, currentPage: 3, isLastPage: true }, 3, undefined],
  [{ totalPages: 3 }, 2, 3],
  [{ totalPages: 1 }, 1, undefined],
  [{ totalPages: 0 }, 1, undefined],
  [{ totalPages: 48, isLastPage: false }, 47, 48],
  [{ isLastPage: false }, 4, 5],
  [{ totalPages: 1, isLastPage: false }, 1, 2],
  [{ isLastPage: true }, 1, undefined],
  [{}, 1, undefined],
  [null, 1, undefined],
  [undefined, 1, undefined],
])('the next page by %j, after page %i, is page %s', ([pagination, page, next]) => {
  expect(nextPage({ players: [], pagination }, page)).toBe(next);
});

it('the next page is not followed without end', () => {
  const endless = { pagination: { totalPages: maxPages + 1, isLastPage: false } };
  expect(nextPage(endless, maxPages - 1)).toBe(maxPages);
  expect(() => nextPage(endless, maxPages)).toThrow(UnexpectedResponseError);
});

const unreadable = [
  { totalPages: '3' },
  { totalPages: -1 },
  { totalPages: 1.5 },
  { isLastPage: 'no' },
  7,
  [],
];

it.for([undefined, null, '', 7, '<html>', ...unreadable.map((pagination) => ({ pagination }))])(
  'the next page is not known by the answer %j',
  (body) => {
    expect(() => nextPage(body, 1)).toThrow(UnexpectedResponseError);
  },
);

it('a category is fetched page by page, as much of each page as is parsed', async () => {
  const requested: string[] = [];
  let pages: readonly unknown[] = [];
  const adapter: FeedAdapter = {
    headers: {},
    paths: () => ({ matches: '', players: (_category, page) => `/${page}` }),
    categories: { players: ['general'], teamStats: [] },
    parseSchedule: () => ({ entries: [], rejected: [] }),
    nextPage,
    trimPage: (_list, body) => ({ players: (body as { players: string[] }).players.slice(0, 1) }),
    parsePlayers(parsed) {
      pages = parsed;
      return { entries: [], rejected: [] };
    },
  };
  const fetchAnswer = async (path: string) => {
    requested.push(path);
    return { body: { players: [path, 'more'], pagination: { totalPages: 2 } }, at: new Date(0) };
  };
  await readPlayers({ adapter, context: { seasonId: '' } as SeasonContext, fetchAnswer });
  expect(requested).toEqual(['/1', '/2']);
  expect(pages).toEqual(requested.map((path) => ({ category: 'general', body: { players: [path] } })));
});

it('statistics that are null or a list are left out, and malformed ones counted', () => {
  const leftOut = [null, []].map((statsValue) => ({ statsId: 'a', statsValue }));
  const wrong = ['7', Infinity, undefined].map((statsValue) => ({ statsId: 'b', statsValue }));
  const stats = [...leftOut, ...wrong, { statsValue: 7 }, null];
  expect(teamSchema.parse({ teamId: 'a', stats }).stats).toEqual({
    values: [],
    withoutNumber: ['a', 'a', 'b', 'b', 'b'],
    malformed: 5,
  });
});

const entry = (
  id: string,
  category: string,
  values: Readonly<Record<string, number>>,
  malformed = 0,
): CategoryEntry => ({
  id,
  category,
  what: `${category} ${id}`,
  stats: { values: Object.entries(values), withoutNumber: [], malformed },
});
/** Merges entries as those of one page. */
const merge = (entries: readonly CategoryEntry[]) =>
  mergePages([{ category: 'general', body: null }], () => ({ entries, rejected: [] }));
const valuesOf = ({ merged }: ReturnType<typeof merge>, id: string) =>
  Object.fromEntries(merged.find(({ entry }) => entry.id === id)?.values ?? []);

it('the statistics of a season are merged over the categories', () => {
  const statistics = merge([
    entry('a', 'general', { goals: 2 }),
    entry('a', 'passing', { passes: 40, goals: 2 }),
  ]);
  expect(valuesOf(statistics, 'a')).toEqual({ goals: 2, passes: 40 });
  expect(statistics.rejected).toEqual([]);
});

it('the statistics of a season come from categories in which some player has more than 0', () => {
  const statistics = merge([
    entry('a', 'general', { saves: 0 }),
    entry('b', 'general', { saves: 0 }),
    entry('a', 'goalkeeping', { saves: 0 }),
    entry('b', 'goalkeeping', { saves: 7 }),
  ]);
  expect(valuesOf(statistics, 'a')).toEqual({ saves: 0 });
  expect(valuesOf(statistics, 'b')).toEqual({ saves: 7 });
  expect(statistics.rejected).toEqual([]);
});

it('the statistics of a season that are impossible are rejected, and make no zero for others', () => {
  const statistics = merge([
    entry('a', 'general', { distance: 1e308 }),
    entry('b', 'general', { distance: 0 }),
  ]);
  expect([valuesOf(statistics, 'a'), valuesOf(statistics, 'b')]).toEqual([{}, {}]);
  expect(statistics.rejected).toEqual([
    { what: 'general a', why: 'distance: 1e+308 cannot be; expected at most 10000000' },
  ]);
});

it('the statistics of a season that contradict each other are reported, and the first is used', () => {
  const statistics = merge([entry('a', 'general', { goals: 2 }), entry('a', 'attacking', { goals: 3 })]);
  expect(valuesOf(statistics, 'a')).toEqual({ goals: 2 });
  expect(statistics.rejected).toEqual([
    { what: 'attacking a', why: 'goals: 3 in attacking; keeping the first, 2' },
  ]);
});

it('the statistics of a season that are malformed are counted', () => {
  const statistics = merge([entry('a', 'general', { goals: 2 }, 3)]);
  expect(statistics.rejected).toEqual([{ what: 'general a', why: 'stats: 3 without a name or a number' }]);
});

it('the statistics of a season may have any name', () => {
  const values = JSON.parse('{"constructor": 7, "__proto__": 8, "toString": 9}');
  const statistics = merge([entry('__proto__', 'general', values)]);
  expect([...(statistics.merged[0]?.values ?? [])]).toEqual([
    ['constructor', 7],
    ['__proto__', 8],
    ['toString', 9],
  ]);
  expect(valuesOf(statistics, 'constructor')).toEqual({});
});

const isZeroIn = missingStatistics;
const whole = { 'Games Played': 9, 'Time Played': 800, 'Total Passes': 90, Touches: 99, Duels: 9 };

it('a statistic that a player’s list lacks is 0 where the list is whole by itself', () => {
  const isZero = isZeroIn([
    entry('keeper', 'goalkeeping', { saves: 7 }),
    entry('other keeper', 'goalkeeping', whole),
    entry('forward', 'general', whole),
  ]);
  expect(isZero('other keeper', 'saves')).toBe(true);
  expect(isZero('forward', 'saves')).toBe(false);
  expect(isZero('unlisted', 'saves')).toBe(false);
});

it('a statistic that a player’s list lacks is unknown where it is 0 for all players', () => {
  expect(isZeroIn([entry('a', 'general', { ...whole, saves: 0 })])('a', 'saves')).toBe(false);
});

it.for(Object.keys(whole))(
  'a statistic that a player’s list lacks is unknown where the list has no %s',
  (name) => {
    const others = Array.from({ length: 9 }, (_, index) =>
      entry(`${index}`, 'general', { ...whole, goals: 1 }),
    );
    for (const lacking of [{ ...whole, [name]: 0 }, omit(whole, [name as 'Duels'])])
      expect(isZeroIn([...others, entry('a', 'general', lacking)])('a', 'goals')).toBe(false);
    expect(isZeroIn([...others, entry('a', 'general', whole)])('a', 'goals')).toBe(true);
  },
);

it('a statistic that a player’s list lacks is unknown where several lists make it whole', () => {
  const passes = { 'Total Passes': 90 };
  const rest = omit(whole, ['Total Passes']);
  const isZero = isZeroIn([
    entry('a', 'passing', passes),
    entry('a', 'general', rest),
    entry('b', 'general', { goals: 1 }),
  ]);
  expect(isZero('a', 'goals')).toBe(false);
});

it('of a player only the statistics that are read are kept, and anything else stays as it is', () => {
  const read = { statsId: 'Goals', statsValue: 1 };
  const player = { playerId: 'a', stats: [read, { statsId: 'never read', statsValue: 2 }, null] };
  expect(trimPlayer(player)).toEqual({ playerId: 'a', stats: [read] });
  for (const odd of [null, 7, 'x', [], {}, { stats: null }, { stats: 7 }])
    expect(trimPlayer(odd)).toEqual(odd);
});
