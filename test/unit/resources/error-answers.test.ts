import { expect, it } from 'vitest';
import { errorAnswer, methodAnswer, unknownPathAnswer } from '../../../src/resources/error-answers.ts';
import { resources } from '../../support/tables.ts';

it.for([
  [400, 'Bad Request', 'invalid_request'],
  [404, 'Not Found', 'not_found'],
  [405, 'Method Not Allowed', 'method_not_allowed'],
  [429, 'Too Many Requests', 'rate_limited'],
  [500, 'Internal Server Error', 'internal_error'],
] as const)('the body of an error of status %i is %s, %s', ([status, error, code]) => {
  expect(errorAnswer(status, 'why')).toEqual({
    error,
    message: 'why',
    status,
    code,
    parameters: [],
    documentation: '/docs',
  });
});

it('the body of an error shows what is invisible in a message and in the names of parameters', () => {
  expect(errorAnswer(400, 'a\u202eb').message).toBe('a\\u{202e}b');
  expect(errorAnswer(400, 'why', { parameters: ['a\u202eb'] }).parameters).toEqual(['a\\u{202e}b']);
});

it('the body of an error may link discovery', () => {
  expect(errorAnswer(404, 'why', { discovery: '/api/v1' })).toMatchObject({ discovery: '/api/v1' });
});

it('the body of an error of a method names the one that is offered, or all of them', () => {
  expect(methodAnswer('PUT', 'POST').message).toBe('method PUT is not offered; expected POST');
  expect(methodAnswer('PUT', 'GET, HEAD').message).toBe(
    'method PUT is not offered; expected one of GET, HEAD',
  );
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
