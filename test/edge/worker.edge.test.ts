import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../src/edge/worker.ts';

it('answers are counted by endpoint and status, without address and query', async () => {
  const points: unknown[] = [];
  const COUNTS = { writeDataPoint: (point: unknown) => points.push(point) };
  const counted = async (path: string) => {
    await worker.fetch(new Request(`https://service.test${path}`), { ...env, COUNTS });
    return points.pop();
  };
  const point = (endpoint: string, status: string) => ({ indexes: [endpoint], blobs: [endpoint, status] });
  expect(await counted('/api/v1/seasons')).toEqual(point('seasons', '200'));
  expect(await counted('/api/v1/matches/?search=a-secret')).toEqual(point('matches', '400'));
  expect(await counted('/api/v1/a-secret')).toEqual(point('unknown', '404'));
  expect(await counted('/a-secret')).toEqual(point('no file', '404'));
  expect(await counted('/mcp')).toEqual(point('mcp', '405'));
  const { status } = await worker.fetch(new Request('https://service.test/api/v1'), env);
  expect([status, points]).toEqual([200, []]);
});
