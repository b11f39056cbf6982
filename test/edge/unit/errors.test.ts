import { describe, expect, it } from 'vitest';
import { errorReply } from '../../../src/edge/errors.ts';
import { commonHeaders } from '../../../src/edge/headers.ts';

describe('errorReply', () => {
  it.for([
    [400, 'Bad Request', 'invalid_request', 'public, max-age=60'],
    [404, 'Not Found', 'not_found', 'public, max-age=60'],
    [405, 'Method Not Allowed', 'method_not_allowed', 'public, max-age=60'],
    [429, 'Too Many Requests', 'rate_limited', 'no-store'],
    [500, 'Internal Server Error', 'internal_error', 'no-store'],
  ] as const)('%i is %s, %s, and may be cached: %s', ([status, error, code, cacheControl]) => {
    const reply = errorReply(status, 'why');
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({ ...commonHeaders, 'Cache-Control': cacheControl });
    expect(JSON.parse(String(reply.body))).toEqual({
      error,
      message: 'why',
      status,
      code,
      parameters: [],
      documentation: '/docs',
    });
  });

  it('shows what is invisible in a message', () => {
    const { body } = errorReply(400, 'a\u202eb');
    expect(JSON.parse(String(body)).message).toBe('a\\u{202e}b');
    const named = errorReply(400, 'why', { parameters: ['a\u202eb'] });
    expect(JSON.parse(String(named.body)).parameters).toEqual(['a\\u{202e}b']);
  });

  it('has further header fields, and a link to discovery', () => {
    const reply = errorReply(405, 'why', { discovery: '/api/v1', headers: { Allow: 'GET' } });
    expect(reply.headers).toMatchObject({ Allow: 'GET' });
    expect(JSON.parse(String(reply.body))).toMatchObject({ discovery: '/api/v1' });
  });
});
