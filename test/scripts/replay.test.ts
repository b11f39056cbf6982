import { expect, it } from 'vitest';
import { end, startCommand } from '../support/server-process.ts';

it('a replay that gets two signals ends once, without an error', async () => {
  const replay = await startCommand('replay', ['--port', '0']);
  // It gets both at once when it goes on.
  for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM'] as const) replay.process.kill(signal);
  expect(await end(replay, 'SIGCONT')).toBe(0);
  expect(await replay.errors).toBe('');
});
