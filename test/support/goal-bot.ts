import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyExamples, examplesFolder } from './run-example.ts';
import { removeFolder } from './temporary-folder.ts';

export const goalBotOutput = path.join(examplesFolder, 'goal-bot.txt');

/**
 * Runs the bot on a replay that goes on to the next moment once the service has read the last, and returns what it prints.
 *
 * @param moments each with another state of the match, which is over at the last
 * @param set sets the replay to a moment
 * @param hasRead whether all of the moment was read
 */
export async function runGoalBot(
  service: URL,
  moments: readonly Date[],
  set: (moment: Date) => void,
  hasRead: () => boolean,
): Promise<string> {
  const folder = await copyExamples();
  const env = { ...process.env, SOCCER_DATA_URL: service.origin, SINCE: '0' };
  const bot = spawn(process.execPath, ['goal-bot.ts'], { cwd: folder, env });
  const ended = once(bot, 'exit');
  let printed = '';
  let errors = '';
  bot.stdout.on('data', (text) => {
    printed += text;
  });
  bot.stderr.on('data', (text) => {
    errors += text;
  });
  try {
    let before = '';
    for (const moment of moments) {
      set(moment);
      before = await changedMatches(service, before);
      while (!hasRead()) await wait(50);
    }
    while (!printed.includes('Full time')) {
      if (bot.exitCode !== null) throw new Error(`the bot has ended: ${errors}`);
      await wait(50);
    }
    return printed;
  } finally {
    bot.kill();
    await ended;
    await removeFolder(folder);
  }
}

/** Returns the matches once they are of the feed and not those of before: the feed is read with a delay. */
export async function changedMatches(service: URL, before: string): Promise<string> {
  for (;;) {
    const answer = await (await fetch(new URL('/api/v1/live', service))).json();
    const { source, matches } = answer as { source: string; matches: object[] };
    const text = JSON.stringify(matches);
    if (source === 'official-live' && text !== before) return text;
    await wait(50);
  }
}
