import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyExamples, examplesFolder } from './run-example.ts';
import { removeFolder } from './temporary-folder.ts';

export const goalBotOutput = path.join(examplesFolder, 'goal-bot.txt');

/** Runs the bot until it has posted the end of a match, and returns what it prints. */
export async function runGoalBot(service: URL): Promise<string> {
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
