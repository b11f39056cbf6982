import { describe, expect, it } from 'vitest';
import { errorAnswer, methodAnswer } from '../../../src/resources/error-answers.ts';

describe('the body of an error', () => {
  it.for([
    [400, 'Bad Request', 'invalid_request'],
    [404, 'Not Found', 'not_found'],
    [405, 'Method Not Allowed', 'method_not_allowed'],
    [429, 'Too Many Requests', 'rate_limited'],
    [500, 'Internal Server Error', 'internal_error'],
  ] as const)('of status %i is %s, %s', ([status, error, code]) => {
    expect(errorAnswer(status, 'why')).toEqual({
      error,
      message: 'why',
      status,
      code,
      parameters: [],
      documentation: '/docs',
    });
  });

  it('shows what is invisible in a message and in the names of parameters', () => {
    expect(errorAnswer(400, 'a\u202eb').message).toBe('a\\u{202e}b');
    expect(errorAnswer(400, 'why', { parameters: ['a\u202eb'] }).parameters).toEqual(['a\\u{202e}b']);
  });

  it('may link discovery', () => {
    expect(errorAnswer(404, 'why', { discovery: '/api/v1' })).toMatchObject({ discovery: '/api/v1' });
  });

  it('of a method names the one that is offered, or all of them', () => {
    expect(methodAnswer('PUT', 'POST').message).toBe('method PUT is not offered; expected POST');
    expect(methodAnswer('PUT', 'GET, HEAD').message).toBe(
      'method PUT is not offered; expected one of GET, HEAD',
    );
  });
});
