import { expect, it } from 'vitest';
import { commonHeaders, errorReply } from '../../../src/edge/reply.ts';
import { errorAnswer } from '../../../src/resources/error-answers.ts';

it.for([
  [400, 'public, max-age=60'],
  [404, 'public, max-age=60'],
  [405, 'public, max-age=60'],
  [429, 'no-store'],
  [500, 'no-store'],
] as const)('an error of status %i may be cached: %s', ([status, cacheControl]) => {
  const reply = errorReply(errorAnswer(status, 'why'), { Allow: 'GET' });
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({ ...commonHeaders, 'Cache-Control': cacheControl, Allow: 'GET' });
  expect(JSON.parse(String(reply.body))).toEqual(errorAnswer(status, 'why'));
});
