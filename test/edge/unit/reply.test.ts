import { expect, it } from 'vitest';
import { toResponse } from '../../../src/edge/reply.ts';

it('toResponse has the fields of the reply and those added, the added ones first', async () => {
  const reply = { status: 404, headers: { A: '1', B: '1' }, body: 'text' };
  const response = toResponse(reply, { B: '2', C: '2' });
  expect(response.status).toBe(404);
  expect(['A', 'B', 'C'].map((name) => response.headers.get(name))).toEqual(['1', '2', '2']);
  expect(await response.text()).toBe('text');
});
