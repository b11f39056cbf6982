import { expect, it } from 'vitest';
import { errorAnswer, methodAnswer } from '../../../src/resources/error-answers.ts';

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
