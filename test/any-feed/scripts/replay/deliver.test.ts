import { describe, expect, it } from 'vitest';
import { startReplay } from '../../../../scripts/replay/server.ts';
import { parseSchedule } from '../../../../src/feed/sdp/schedule.ts';
import { context, paths, pauseReplay } from '../../../support/paused-replay.ts';
import { datasetRoot } from '../../../support/tables.ts';

const { replay, get } = pauseReplay();

describe('a fault of the transport', () => {
  it.for([
    ['500', 500, 'application/json'],
    ['429', 429, 'application/json'],
    ['html', 200, 'text/html'],
  ] as const)('%s', async ([name, status, type]) => {
    replay().fault(name);
    const response = await get(paths.matches);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toContain(type);
    expect(response.headers.get('Retry-After')).toBe(name === '429' ? '1' : null);
    await response.text();
  });

  it('cut-off: the connection breaks off', async () => {
    replay().fault('cut-off');
    const response = await get(paths.matches);
    await expect(response.text()).rejects.toThrow();
  });

  it('truncated: half of the JSON', async () => {
    const whole = await (await get(paths.matches)).text();
    replay().fault('truncated');
    const half = await (await get(paths.matches)).text();
    expect(whole.startsWith(half.slice(0, -1))).toBe(true);
    expect(() => JSON.parse(half)).toThrow();
  });

  it('deep: lists in lists', async () => {
    replay().fault('deep');
    const text = await (await get(paths.matches)).text();
    expect(text).toContain(`"matches":${'['.repeat(100_000)}]`);
    expect(() => parseSchedule(JSON.parse(text), context)).not.toThrow(RangeError);
  });

  it('applies only to the paths it is set on', async () => {
    replay().fault('500', 'stats');
    expect((await get(paths.matches)).status).toBe(200);
    expect((await get(paths.players('general', 1))).status).toBe(500);
  });

  it('hang and drip never end by themselves, and do with the replay', async () => {
    const own = await startReplay({ root: datasetRoot });
    own.fault('drip');
    const dripping = await fetch(own.origin + paths.matches);
    own.fault('hang');
    const hanging = fetch(own.origin + paths.matches);
    while (own.total() < 2) await new Promise(setImmediate);
    const both = Promise.allSettled([dripping.text(), hanging]);
    await own.stop();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
