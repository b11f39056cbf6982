import { expect, it } from 'vitest';
import { errorAnswer, unknownPathAnswer } from '../../src/resources/error-answers.ts';
import { resources } from '../support/tables.ts';

it('the body of an error shows what is invisible in a message and in the names of parameters', () => {
  expect(errorAnswer(400, 'a\u202eb').message).toBe('a\\u{202e}b');
  expect(errorAnswer(400, 'why', { parameters: ['a\u202eb'] }).parameters).toEqual(['a\\u{202e}b']);
});

const messageFor = (path: string) => unknownPathAnswer(path, resources).message;

it('a 404 suggests a near address', () => {
  expect(messageFor('/api/v1/matchs')).toBe('nothing at /api/v1/matchs; did you mean /api/v1/matches?');
  expect(messageFor('/api/v1/nothing-like-it')).toBe('nothing at /api/v1/nothing-like-it');
});

it('a 404 suggests an address of which at most a third differs', () => {
  expect(messageFor('/api/v1/matchesxxx')).toContain('did you mean /api/v1/matches?');
  expect(messageFor('/api/v1/matchesxxxx')).not.toContain('did you mean');
  expect(messageFor('/x/data/v1/matches')).not.toContain('answers any');
});

it.for(['/API/V1/Matches', '/api/v2/matches', '/ap/v1/matches/', '//matches'])(
  'a 404 suggests an address where what precedes its name is wrong: %s',
  (path) => {
    expect(messageFor(path)).toBe(`nothing at ${path}; did you mean /api/v1/matches?`);
  },
);

it.for(['/api/v1/foo', '/api/v1/odd', '/api/v1/%', '/api/v1//'])(
  'a 404 suggests nothing for a name of at most three characters: %s',
  (path) => {
    expect(messageFor(path)).toBe(`nothing at ${path}`);
  },
);

it('a 404 of a file names the endpoint that answers any query', () => {
  expect(messageFor('/data/v1/matches/season/1999.json')).toContain('/api/v1/matches answers any');
  expect(messageFor('/data/v1/nothing.json')).toBe('nothing at /data/v1/nothing.json');
});

it('a 404 shows a path of more than 100 characters cut, without a suggestion', () => {
  const longest = `${'/x'.repeat(46)}/matches`;
  expect(messageFor(longest)).toBe(`nothing at ${longest}; did you mean /api/v1/matches?`);
  const message = messageFor(`/api/v1/matche${'s'.repeat(100_000)}`);
  expect(message).toHaveLength('nothing at …'.length + 100);
  expect(messageFor(`/data/v1/matches/${'x'.repeat(100)}`)).not.toContain('answers any');
});
