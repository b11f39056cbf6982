import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { readDataset } from '../build/read/dataset.ts';
import { faultNames } from './replay/faults.ts';
import { happeningsOf } from './replay/happenings.ts';
import { type Replay, startReplay } from './replay/server.ts';
import { follow } from './replay/ticker.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage = 'npm run replay -- --at 2025-10-26 --speed 60 --port 8790';

try {
  const { at, speed, port } = options();
  const { dataset } = await readDataset(root);
  const happenings = happeningsOf(dataset);
  const replay = await startReplay({ root, port, at, speed });
  introduce(replay, at !== undefined);
  const stopFollowing = follow(replay, happenings, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      stopFollowing();
      await replay.stop();
    });
  }
} catch (error) {
  exitWithError(error, 'not replaying');
}

/** @throws {UserError} if the arguments are not understood */
function options(): { at: string | undefined; speed: number; port: number } {
  const { at, speed = '1', port = '8790' } = given();
  if (!/^\d+(\.\d+)?$/.test(speed)) {
    throw new UserError(
      `--speed is '${speed}'; expected how many times faster than life, as 60; 0 stands still`,
    );
  }
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new UserError(`--port is '${port}'; expected a whole number from 0 to 65535`);
  }
  return { at, speed: Number(speed), port: Number(port) };
}

function given() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { at: text, speed: text, port: text } }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nexpected something like ${usage}`);
  }
}

function introduce({ origin, begun }: Replay, isPlayed: boolean): void {
  const begin = begun().toISOString();
  console.log(`The feed is at ${origin}, ${isPlayed ? `from ${begin}` : `as data/ has it on ${begin.slice(0, 10)}`}
  FEED_ORIGIN=${origin} npm start
  curl ${origin}/replay
  curl -X POST '${origin}/replay/clock?at=2025-10-26'
  curl -X POST '${origin}/replay/fault?name=hang'    # or ${faultNames.filter((name) => name !== 'hang').join(', ')}
  curl -X POST ${origin}/replay/fault                # none
Stop with Ctrl-C`);
}
