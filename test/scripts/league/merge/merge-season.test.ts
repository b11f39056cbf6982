import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalledOff, isOpen } from '../../../../src/derive/matches.ts';
import type { DatasetRow } from '../../../../src/records/dataset/index.ts';
import { firstRows, listedRow, mergeList } from '../../../support/listed-rows.ts';

type Match = DatasetRow<'matches'>;

const clubs = ['reds', 'blues', 'greens'];

const anyDate = fc
  .integer({ min: 0, max: 20 })
  .map((day) => new Date(Date.UTC(2024, 4, 1 + day)).toISOString().slice(0, 10));

const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    pair: fc.shuffledSubarray(clubs, { minLength: 2, maxLength: 2 }),
    date: anyDate,
    score: fc.constantFrom('', '', '1-0', '1-1', '2-1'),
    unplayed: fc.constantFrom('UPCOMING', 'UPCOMING', 'POSTPONED', 'CANCELLED'),
    hasTime: fc.boolean(),
    stage: fc.constantFrom('regular', 'regular', 'final'),
    attendance: fc.constantFrom(null, 5000, 6000),
    venue_basis: fc.constantFrom('feed', 'home ground', null),
  })
  .map(({ pair: [home = '', away = ''], date, score, unplayed, hasTime, stage, attendance, venue_basis }) => {
    const status = score === '' ? unplayed : 'FINISHED';
    return listedRow(date, home, away, score, {
      stage,
      status,
      kickoff_utc: hasTime && !isCalledOff(status) ? `${date}T18:00:00Z` : null,
      attendance: score === '' ? null : attendance,
      venue_id: venue_basis && `${home}-park`,
      venue_basis,
    });
  });

/** A list in which the same sides meet once a day. */
const anyList = fc.uniqueArray(anyMatch, {
  maxLength: 12,
  selector: ({ home_club, away_club, date }) => `${home_club} ${away_club} ${date}`,
});

/** A list in which a row may repeat or contradict another. */
const anyRows = fc.array(anyMatch, { maxLength: 12 });

/** Returns the columns that a list may say better: the stage, what decided a draw, and a venue that was the usual one. */
const lessCertain = ({ venue_basis }: Match) =>
  venue_basis === 'feed' ? ['stage', 'win_reason'] : ['stage', 'win_reason', 'venue_id', 'venue_basis'];

const idsOf = (rows: readonly Match[]) => rows.map(({ match_id }) => match_id).sort();

const datesOf = (rows: readonly Match[]) => rows.map(({ date }) => date).sort();

const changedIds = (before: readonly Match[], after: readonly Match[]) => {
  const rowsAfter = new Map(after.map((row) => [row.match_id, JSON.stringify(row)]));
  return before
    .filter((row) => rowsAfter.get(row.match_id) !== JSON.stringify(row))
    .map(({ match_id }) => match_id);
};

describe('any list', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyList, anyRows, fc.boolean(), (first, listed, isWhole) => {
        const options = { isWholeSeason: () => isWhole };
        const once = mergeList(firstRows(first), listed, options);
        const twice = mergeList(once.rows, listed, options);
        expect(twice.rows).toEqual(once.rows);
        expect(twice.report.needed).toEqual(once.report.needed);
        expect([...new Set(twice.report.outcomes.values())]).toEqual(
          once.rows.length > 0 && listed.length > 0 ? ['unchanged'] : [],
        );
      }),
    );
  });

  it('gives the same rows and ids in any order', () => {
    const withOrder = anyList.chain((list) =>
      fc.record({ list: fc.constant(list), shuffled: fc.shuffledSubarray(list, { minLength: list.length }) }),
    );
    fc.assert(
      fc.property(anyList, withOrder, (first, { list, shuffled }) => {
        const { rows, report } = mergeList(firstRows(first), list);
        const other = mergeList(firstRows(first.toReversed()), shuffled);
        expect(other.rows).toEqual(rows);
        expect(other.report.needed).toEqual(report.needed);
      }),
    );
  });

  it('loses no played match, and changes no known value of one', () => {
    fc.assert(
      fc.property(anyList, anyRows, fc.boolean(), (first, listed, isWhole) => {
        const stored = firstRows(first);
        const { rows } = mergeList(stored, listed, { isWholeSeason: () => isWhole });
        const rowById = new Map(rows.map((row) => [row.match_id, row]));
        for (const match of stored.filter(({ status }) => !isOpen(status))) {
          const known = Object.entries(match).filter(
            ([column, value]) => value !== null && !lessCertain(match).includes(column),
          );
          expect(rowById.get(match.match_id)).toMatchObject(Object.fromEntries(known));
        }
      }),
    );
  });

  it('leaves no match that is called off with a kick-off, and no kick-off on another day', () => {
    fc.assert(
      fc.property(anyList, anyRows, fc.boolean(), (first, listed, isWhole) => {
        const { rows } = mergeList(firstRows(first), listed, { isWholeSeason: () => isWhole });
        const timed = rows.filter(({ kickoff_utc }) => kickoff_utc !== null);
        expect(timed.filter(({ status }) => isCalledOff(status))).toEqual([]);
        expect(timed.filter(({ date, kickoff_utc }) => !kickoff_utc?.startsWith(date))).toEqual([]);
      }),
    );
  });

  it('gives each match an id of its own', () => {
    fc.assert(
      fc.property(anyList, anyRows, (first, listed) => {
        const ids = idsOf(mergeList(firstRows(first), listed).rows);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('asks nothing more once all is accepted, and changes the matches that were named alone', () => {
    fc.assert(
      fc.property(anyList, anyRows, fc.boolean(), (first, listed, isWhole) => {
        const isWholeSeason = () => isWhole;
        const stored = firstRows(first);
        const before = mergeList(stored, listed, { isWholeSeason });
        const accepted = new Set(before.report.needed);
        const after = mergeList(stored, listed, { isWholeSeason, accepted });
        expect(after.report.needed).toEqual([]);
        const named = before.report.needed.join(' ').split(/[ ;]+/);
        for (const id of changedIds(before.rows, after.rows)) expect(named).toContain(id);
        const again = mergeList(after.rows, listed, { isWholeSeason });
        expect(again.rows).toEqual(after.rows);
        expect(again.report.needed).toEqual([]);
      }),
    );
  });
});

describe('a list in which open matches are moved', () => {
  it('keeps each match and its id', () => {
    const moved = anyList.chain((list) =>
      fc.record({
        list: fc.constant(list),
        dates: fc.uniqueArray(fc.integer({ min: 100, max: 200 }), {
          minLength: list.length,
          maxLength: list.length,
        }),
      }),
    );
    fc.assert(
      fc.property(moved, ({ list, dates }) => {
        const stored = firstRows(list);
        const listed = list.map((match, index) => {
          const day = new Date(Date.UTC(2024, 4, dates[index])).toISOString().slice(0, 10);
          return isOpen(match.status) ? { ...match, date: day, kickoff_utc: null } : match;
        });
        const { rows } = mergeList(stored, listed);
        expect(idsOf(rows)).toEqual(idsOf(stored));
        expect(datesOf(rows)).toEqual(datesOf(listed));
      }),
    );
  });
});
