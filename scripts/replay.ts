import { parseWholeNumber, runCommand } from './cli/command.ts';
import { project, readProjectLeague } from './cli/root.ts';
import { maxSpeed, type Replay, startReplay } from './replay/server.ts';
import { endWith } from './serve/process.ts';

const text = { type: 'string' } as const;
const { examples } = await readProjectLeague();

await runCommand(
  {
    usage: `npm run replay -- [--at MOMENT] [--speed N] [--port N]
  --at     where the replay begins: a match day such as ${examples.day}, or a moment such as ${examples.day}T16:00:00Z;
           without it, no day is played
  --speed  how many times faster than life (1); 0 stops the clock
  --port   where it listens (8790); 0 for any that is free`,
    options: { at: text, speed: { ...text, default: '1' }, port: { ...text, default: '8790' } },
    onFailure: 'not replaying',
  },
  async ({ values: { at, speed, port } }) => {
    const replay = await startReplay({
      project,
      at,
      speed: parseWholeNumber('--speed', speed, 0, maxSpeed),
      port: parseWholeNumber('--port', port, 0, 65_535),
    });
    endWith(replay.stop);
    introduce(replay, at !== undefined);
  },
);

function introduce(replay: Replay, isPlayed: boolean): void {
  const { origin } = replay;
  const start = replay.now().toISOString();
  console.log(`The feed is at ${origin}, ${isPlayed ? `from ${start}` : `as of ${start.slice(0, 10)}`}
  FEED_ORIGIN=${origin} npm start
  curl ${origin}/replay
  curl -X POST '${origin}/replay/clock?at=${examples.day}'
  curl -X POST '${origin}/replay/fault?name=hang'    # or 500, empty
  curl -X POST ${origin}/replay/fault                # no fault
Stop with Ctrl-C`);
}
