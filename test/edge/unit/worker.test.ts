import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../../src/edge/worker.ts';

const ask = (method: string) =>
  worker.fetch(new Request('https://service.test/api/v1/seasons', { method }), env);

it('HEAD has the status and the fields of GET, and no body', async () => {
  const [get, head] = [await ask('GET'), await ask('HEAD')];
  expect([get.status, head.status]).toEqual([200, 200]);
  expect(head.body).toBeNull();
  expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
  expect(await get.text()).not.toBe('');
});
