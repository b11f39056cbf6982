import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApplied } from '../../src/feed/change.ts';
import { type MergeOptions, mergeRows } from '../../src/feed/merge-rows.ts';
import { type MergedTable, mergeRules } from '../../src/feed/merge-rules.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { dataset, ofSeason } from '../support/tables.ts';
import { the } from '../support/the.ts';

const final = the(dataset.matches, { season: 2025, stage: 'final' });
const soonAfter = new Date(`${final.date}T23:00:00Z`);
const muchLater = new Date('2026-06-01T00:00:00Z');
const matchDates = new Map(dataset.matches.map(({ match_id, date }) => [match_id, date]));
const options = (over: Partial<MergeOptions> = {}): MergeOptions => ({
  now: muchLater,
  isCurrent: true,
  matchDates,
  ...over,
});

type Match = DatasetRow<'matches'>;
type Player = DatasetRow<'players'>;

/** One stored row and the feed's: the merged row, and what became of each difference. */
function merge<Row extends object>(
  table: MergedTable,
  stored: Row,
  over: Partial<Record<keyof Row, unknown>>,
  more: Partial<MergeOptions> = {},
) {
  const { rows, changes } = mergeRows(table, [stored], [{ ...stored, ...over } as Row], options(more));
  const outcomes = changes.map(({ column, outcome }) => [column, outcome]).sort();
  return { row: rows[0] as Row, outcomes };
}

const player = ofSeason(dataset.players, 2025).find(({ goals, club }) => (goals ?? 0) > 3 && club) as Player;
const side = the(dataset.matchStats, { match_id: final.match_id, side: 'home' });
const referee = the(dataset.referees, { match_id: final.match_id });
const totals = ofSeason(dataset.teamStats, 2025)[0] as DatasetRow<'teamStats'>;

it('rows that the feed lacks stay', () => {
  const stored = ofSeason(dataset.players, 2025).slice(0, 2);
  expect(mergeRows('players', stored, [], options())).toEqual({ rows: stored, changes: [] });
});

it('rows that are new follow, by key', () => {
  const [first, ...others] = ofSeason(dataset.players, 2025).slice(0, 4) as [Player, ...Player[]];
  const { rows, changes } = mergeRows('players', [first], others.toReversed(), options());
  expect(rows[0]).toBe(first);
  expect(rows.slice(1).map(({ player_id }) => player_id)).toEqual(
    others.map(({ player_id }) => player_id).sort(),
  );
  expect(changes.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
});

it.for<[keyof Match, unknown]>([
  ['home_goals', 7],
  ['away_goals', 0],
  ['date', '2025-11-10'],
  ['venue_id', 'starlight-stadium'],
  ['home_club', 'valour-fc'],
  ['winner', 'valour-fc'],
  ['status', 'UPCOMING'],
  ['win_reason', 'Penalties'],
])('a finished match has the %s that was checked, also within two weeks', ([column, value]) => {
  for (const now of [soonAfter, muchLater]) {
    const { row, outcomes } = merge('matches', final, { [column]: value }, { now });
    expect(row).toBe(final);
    expect(outcomes).toEqual([[column, 'loss']]);
  }
});

it.for<[keyof Match, unknown]>([
  ['attendance', 13],
  ['additional_time', 12],
  ['kickoff_utc', '2025-11-09T21:00:00Z'],
  ['home_red_cards', 3],
])('a finished match may have another %s for two weeks', ([column, value]) => {
  const recent = merge('matches', final, { [column]: value }, { now: soonAfter });
  expect(recent.row[column]).toBe(value);
  expect(recent.outcomes).toEqual([[column, 'corrected']]);
  const later = merge('matches', final, { [column]: value });
  expect(later.row).toBe(final);
  expect(later.outcomes).toEqual([[column, 'loss']]);
});

it('a finished match does not take the reason that means none', () => {
  expect(merge('matches', final, { win_reason: 'RegularTime' })).toEqual({ row: final, outcomes: [] });
});

it('a finished match changes where that is accepted, and its winner with its score', () => {
  const over = { home_goals: 1, away_goals: 1, winner: null, win_reason: 'Draw' };
  const { row, outcomes } = merge('matches', final, over, {
    accepts: ({ column }) => column === 'home_goals' || column === 'away_goals',
  });
  expect(row).toEqual({ ...final, ...over });
  expect(outcomes).toContainEqual(['home_goals', 'accepted']);
});

const upcoming: Match = {
  ...final,
  status: 'UPCOMING',
  home_goals: null,
  away_goals: null,
  winner: null,
  win_reason: null,
  attendance: null,
  additional_time: null,
  home_red_cards: null,
  away_red_cards: null,
};

it('a match to come takes its date, venue and result', () => {
  const over = { date: '2025-11-16', venue_id: 'starlight-stadium', kickoff_utc: '2025-11-16T20:00:00Z' };
  expect(merge('matches', upcoming, over).row).toEqual({ ...upcoming, ...over });
  expect(merge('matches', upcoming, final).row).toEqual(final);
});

it('a match to come loses its kick-off when it is put off, and only then', () => {
  const put = (status: string) => merge('matches', upcoming, { status, kickoff_utc: null }).row.kickoff_utc;
  expect(put('POSTPONED')).toBeNull();
  expect(put('CANCELLED')).toBeNull();
  expect(put('LIVE')).toBe(upcoming.kickoff_utc);
  expect(put('UPCOMING')).toBe(upcoming.kickoff_utc);
});

it('figures that only grow do not shrink', () => {
  const fewer = merge('players', player, { goals: (player.goals ?? 0) - 1 }, { now: soonAfter });
  expect(fewer).toEqual({ row: player, outcomes: [['goals', 'loss']] });
  const more = merge('players', player, { goals: (player.goals ?? 0) + 1 });
  expect(more.row.goals).toBe((player.goals ?? 0) + 1);
  const accepted = merge('players', player, { goals: 1 }, { accepts: () => true });
  expect(accepted).toEqual({ row: { ...player, goals: 1 }, outcomes: [['goals', 'accepted']] });
});

it('figures of clubs are counts or shares, by their names', () => {
  const goals = Number(totals.stats.Goals);
  expect(merge('teamStats', totals, { stats: { Goals: goals - 1 } }).outcomes).toEqual([['Goals', 'loss']]);
  expect(merge('teamStats', totals, { stats: { 'Passing Accuracy': 40 } }).outcomes).toEqual([
    ['Passing Accuracy', 'updated'],
  ]);
  expect(merge('teamStats', totals, { stats: { 'Passing Accuracy': 0.4 } }).outcomes).toEqual([
    ['Passing Accuracy', 'rejected'],
  ]);
  expect(merge('teamStats', totals, { stats: { PPDA: 1 } }).outcomes).toEqual([['PPDA', 'updated']]);
});

it('figures of a match may be corrected for two weeks', () => {
  const over = { shots: 1, possession: 51 };
  expect(merge('matchStats', side, over, { now: soonAfter }).outcomes).toEqual([
    ['possession', 'corrected'],
    ['shots', 'corrected'],
  ]);
  expect(merge('matchStats', side, { shots: 1 }).outcomes).toEqual([['shots', 'loss']]);
  expect(merge('matchStats', side, { possession: 0.51 }).outcomes).toEqual([['possession', 'rejected']]);
});

it('a referee without a name keeps the name, another referee brings their own', () => {
  const nameless = { name: null, short_name: null };
  expect(merge('referees', referee, nameless).row).toBe(referee);
  const other = { ...nameless, referee_id: 'cpl::Football_Referee::00000000000000000000000000000000' };
  expect(merge('referees', referee, other, { now: soonAfter }).row).toEqual({ ...referee, ...other });
  expect(merge('referees', referee, other).row).toBe(referee);
});

it('the texts of a player are those of today: only the current season takes them', () => {
  const over = { club: 'valour-fc', club_basis: 'feed listing', name: 'N. Ew', position: 'Forward' };
  expect(merge('players', player, over).row).toEqual({ ...player, ...over });
  expect(merge('players', player, over, { isCurrent: false })).toEqual({ row: player, outcomes: [] });
});

it('the texts of a player stay as corrected until the feed has a new value', () => {
  const [before, after] = player.position === 'Forward' ? ['Defender', 'Forward'] : ['Forward', 'Defender'];
  const stored = { ...player, position: after, club_basis: 'press' } as Player;
  const corrections = (['position', 'club'] as const).map((column) => ({
    table: 'players/2025',
    subject: player.player_id,
    column,
    before: column === 'club' ? 'valour-fc' : before,
    after: stored[column],
    basis: 'press' as const,
    confidence: 'certain' as const,
    source: 'a report',
  }));
  const fed = { position: before, club: 'valour-fc', club_basis: 'feed listing' };
  expect(merge('players', stored, fed, { corrections })).toEqual({ row: stored, outcomes: [] });
  expect(merge('players', stored, fed).row).toEqual({ ...stored, ...fed });
  const moved = merge('players', stored, { ...fed, club: 'supra-du-quebec' }, { corrections });
  expect(moved.row).toEqual({ ...stored, club: 'supra-du-quebec', club_basis: 'feed listing' });
  const ofOtherSeason = corrections.map((correction) => ({ ...correction, table: 'players/2024' }));
  expect(merge('players', stored, fed, { corrections: ofOtherSeason }).row.position).toBe(before);
});

it('a figure stays as it was corrected or emptied until the feed has a new one', () => {
  const stored: Match = { ...final, attendance: 4036, kickoff_utc: null };
  const before = { attendance: 2208, kickoff_utc: '2025-11-09T19:00:00Z' } as const;
  const corrections = (['attendance', 'kickoff_utc'] as const).map((column) => ({
    table: 'matches/2025',
    subject: final.match_id,
    column,
    before: String(before[column]),
    after: column === 'attendance' ? '4036' : null,
    basis: 'press' as const,
    confidence: 'certain' as const,
    source: 'a report',
  }));
  expect(merge('matches', stored, before, { corrections })).toEqual({ row: stored, outcomes: [] });
  expect(merge('matches', stored, before, { now: soonAfter }).row).toEqual({ ...stored, ...before });
  const later = { kickoff_utc: '2025-11-09T20:00:00Z' };
  expect(merge('matches', stored, later, { corrections }).row).toEqual({ ...stored, ...later });
});

it('the basis of a club or venue that did not change stays', () => {
  expect(merge('players', player, { club_basis: 'curated' }).row.club_basis).toBe(player.club_basis);
});

it('texts from a better source stay, and fill gaps', () => {
  const person = dataset.people[0] as DatasetRow<'people'>;
  expect(merge('people', person, { full_name: 'Some Body' })).toEqual({ row: person, outcomes: [] });
  const unknown = { ...person, nationality: null };
  expect(merge('people', unknown, { nationality: 'Iceland' }).row.nationality).toBe('Iceland');
});

const seasonal = ['matches', 'matchStats', 'referees', 'players', 'teamStats'] as const;
const rowsOf = (table: (typeof seasonal)[number]) =>
  ofSeason<{ season: number }>(dataset[table], 2025).slice(-30);
const value = fc.option(fc.oneof(fc.nat({ max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })));
/** Rows with some of their values changed, some columns and some rows left out. */
const malformed = (rows: readonly object[]) =>
  fc
    .array(
      fc.record({
        row: fc.nat({ max: rows.length - 1 }),
        column: fc.nat(),
        change: fc.option(fc.record({ to: value })),
      }),
      { maxLength: 40 },
    )
    .map((changes) => {
      const copies = rows.map((row) => ({ ...row }) as Record<string, unknown>);
      for (const { row, column, change } of changes) {
        const copy = copies[row] as Record<string, unknown>;
        const names = Object.keys(copy).filter((name) => !/_id$|^(season|side|club)$/.test(name));
        const name = names[column % names.length] as string;
        if (change) copy[name] = change.to;
        else delete copy[name];
      }
      return copies;
    });
const runs = { numRuns: 60, seed: 20250405 };

// The type of the feed's rows excludes what is malformed, so that they are cast.
describe.for(seasonal)('merging %s', (table) => {
  const stored = rowsOf(table);

  it('makes no known value unknown', () => {
    fc.assert(
      fc.property(malformed(stored), fc.boolean(), (feed, isRecent) => {
        const now = isRecent ? soonAfter : muchLater;
        const { rows } = mergeRows(table, stored, feed as never, options({ now }));
        expect(rows).toHaveLength(stored.length);
        stored.forEach((row, index) => {
          const merged = rows[index] as Record<string, unknown>;
          const lost = Object.entries(row).filter(([column, before]) =>
            before === null ? merged[column] === undefined : (merged[column] ?? null) === null,
          );
          expect(lost).toEqual([]);
        });
      }),
      runs,
    );
  });

  it('twice with the same answer changes nothing more', () => {
    fc.assert(
      fc.property(malformed(stored), (feed) => {
        const once = mergeRows(table, stored, feed as never, options({ accepts: () => true }));
        const twice = mergeRows(table, once.rows, feed as never, options({ accepts: () => true }));
        expect(twice.rows).toEqual(once.rows);
        expect(twice.changes.filter(isApplied)).toEqual([]);
      }),
      runs,
    );
  });

  it('gives the same in any order of the feed', () => {
    fc.assert(
      fc.property(malformed(stored), (feed) => {
        const known = stored.slice(0, 20);
        const there = mergeRows(table, known, feed as never, options());
        const back = mergeRows(table, known, feed.toReversed() as never, options());
        expect(back).toEqual(there);
      }),
      runs,
    );
  });
});

it('merging a row without a change gives the stored object', () => {
  for (const table of Object.keys(mergeRules) as MergedTable[]) {
    const stored = dataset[table] as readonly { season?: number }[];
    const own = stored.filter(({ season }) => season === undefined || season === 2025);
    const { rows, changes } = mergeRows(table, own, structuredClone(own), options());
    expect(changes).toEqual([]);
    expect(rows.every((row, index) => row === own[index])).toBe(true);
  }
});
