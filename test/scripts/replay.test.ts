import { expect, it } from 'vitest';
import { readProjectLeague } from '../../scripts/cli/root.ts';
import { closed, end, startCommand, startProgram } from '../support/server-process.ts';

const league = await readProjectLeague();
/** Whether the feed of the league can be replayed. */
const isReplayed = league.feed?.adapter === 'sdp';

it.runIf(isReplayed)('a replay that gets two signals ends once, without an error', async () => {
  const replay = await startCommand('replay', ['--port', '0']);
  // It gets both at once when it goes on.
  for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM'] as const) replay.process.kill(signal);
  expect(await end(replay, 'SIGCONT')).toBe(0);
  expect(await replay.errors).toBe('');
});

it.runIf(isReplayed)('a replay ends when the npm that started it is killed', async () => {
  const npm = await startProgram('npm', ['run', 'replay', '--', '--port', '0']);
  await end(npm, 'SIGKILL');
  await closed(npm.url);
});
