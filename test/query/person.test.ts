import { expect, it } from 'vitest';
import { isPerson, personParameter } from '../../src/query/person.ts';

const people = [
  { id: 'ana-gil', feed_id: 'x::Referee::00aa', names: ['Ana Gil', 'A. Gil'] },
  { id: 'ana-gil-2', feed_id: null, names: ['Ana Gil'] },
  { id: 'jose-ruiz', feed_id: 'x::Referee::00bb', names: ['José Ruíz'] },
];
const referee = personParameter('referees', { description: 'A referee', example: 'a' });
const canonical = (text: string) => referee.canonical?.(text, { referees: people } as never);

it.for([
  ['an id of ours, whatever else has it in a name', 'Ana-Gil', 'ana-gil'],
  ['an id of the feed', 'x::Referee::00AA', 'ana-gil'],
  ['the last part of an id of the feed', '00bb', 'jose-ruiz'],
  ['a part of the name of one', 'RUIZ', 'jose-ruiz'],
  ['a part of the names of two', 'Ana', 'ana'],
  ['nobody', 'Nemo', 'nemo'],
  ['several', 'ruiz,00aa', 'ana-gil,jose-ruiz'],
] as const)('the canonical value of a person is the id where a text means %s', ([, text, expected]) => {
  expect(canonical(text)).toBe(expected);
});

it('an id with hyphens is a segment of an address', () => {
  expect(referee.toSegment('ana-gil-2')).toBe('ana-gil-2');
});

it.for([
  ['ana', ['ana-gil', 'ana-gil-2']],
  ['ana-gil', ['ana-gil']],
  ['ana-gil-2,ruiz', ['ana-gil-2', 'jose-ruiz']],
] as const)('isPerson finds people by %s', ([value, expected]) => {
  const isFound = isPerson<(typeof people)[number]>(value, (person) => person);
  expect(people.filter((person) => isFound?.(person)).map(({ id }) => id)).toEqual(expected);
});
