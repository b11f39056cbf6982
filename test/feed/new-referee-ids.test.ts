import { expect, it } from 'vitest';
import { newRefereeIds } from '../../src/feed/new-referee-ids.ts';
import { blankRow } from '../support/blank-row.ts';

const stored = [{ referee_id: 'ana-gil', feed_referee_id: 'x::Referee::00aa' }];
const row = (feedId: string, name: string | null, short_name: string | null = null) =>
  blankRow('referees', { referee_id: `x::Referee::${feedId}`, name, short_name });
const idsOf = (...rows: ReturnType<typeof row>[]) =>
  newRefereeIds(stored, rows).map(({ referee_id }) => referee_id);

it.for([
  ['the slug of the name', row('01', 'José Ruíz', 'J. Ruíz'), 'jose-ruiz'],
  ['the slug of the short name where that alone is known', row('01', null, 'J. Ruíz'), 'j-ruiz'],
  ['the beginning of the id of the feed without a name', row('0123456789ab', null), 'referee-01234567'],
  ['a number where the slug is that of another referee', row('01', 'Ana Gil'), 'ana-gil-2'],
] as const)('a new referee has as id %s', ([, referee, expected]) => {
  expect(idsOf(referee)).toEqual([expected]);
});

it('a referee with an id gets no other, whatever the name is now', () => {
  expect(idsOf(row('00aa', 'Ana Gil Mora'))).toEqual([]);
});

it('new referees have the same ids in any order of their rows', () => {
  const rows = [row('03', 'Ana Gil'), row('02', null), row('02', 'Ana Gil'), row('04', null)];
  const ids = newRefereeIds(stored, rows);
  expect(ids.map(({ referee_id }) => referee_id)).toEqual(['ana-gil-2', 'ana-gil-3', 'referee-04']);
  expect(newRefereeIds(stored, rows.toReversed())).toEqual(ids);
  expect(newRefereeIds([...stored, ...ids], rows)).toEqual([]);
});
