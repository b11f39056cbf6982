import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { root } from './root.ts';

/** A command that serves, in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** The first URL that it printed. */
  readonly url: URL;
  /** All that it prints to the standard error, once it has ended. */
  readonly errors: Promise<string>;
}

/**
 * Starts a command of `scripts/`, such as `host`, on a free port; returns once it has printed its URL. It is stopped when
 * the test has finished.
 *
 * @throws {Error} with what it printed, if it ends before
 */
export async function startCommand(
  command: string,
  args: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  return startProgram(process.execPath, ['scripts/run.ts', command, ...args], variables);
}

/** Starts a program that runs such a command, in the same way. */
export async function startProgram(
  program: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', FEED_ORIGIN: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  const errors = text(child.stderr);
  for await (const line of createInterface(child.stdout)) {
    const [href] = /http:\/\/\S+?:\d+/.exec(line) ?? [];
    // What it prints later is read and thrown away, so that it can go on.
    child.stdout.resume();
    if (href) return { process: child, url: new URL(href), errors };
  }
  throw new Error(`${args.join(' ')} ended before it served: ${await errors}`);
}

/** Sends a signal, and returns the exit status of the process. */
export async function end({ process }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(process, 'exit');
  process.kill(signal);
  const [code] = await exit;
  return code;
}

/** Waits until nothing listens at a URL any more. */
export async function closed({ hostname, port }: URL): Promise<void> {
  for (;;) {
    const socket = net.connect(Number(port), hostname.replace(/^\[(.*)\]$/, '$1'));
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
  }
}
