import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Variables } from '../../src/edge/variables.ts';
import { type PastService, servePast } from '../support/past.ts';
import { copyExamples, examplesFolder } from '../support/run-example.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { waiting } from '../support/waiting.ts';

export const goalBotOutput = path.join(examplesFolder, 'goal-bot.txt');

/** Runs the bot until it has posted the end of a match, and returns what it prints. */
async function runGoalBot(service: URL): Promise<string> {
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

/** The final of 2025: 2-1 after extra time, goals in minutes 33, 40 and 107. */
const kickoff = Date.parse('2025-11-09T22:20:00Z');
const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);

/** Before the match, at half-time, after each goal and after the end. The Worker's clock goes on at sixty times the speed. */
const moments = [-10, 30, 36, 43, 46, 130, 200].map(minutesIn);

/** Plays the final, on a service with more variables. Returns what the bot of the examples posts, which follows its events. */
export async function postsOfFinal(variables?: Variables): Promise<string> {
  const { url, replay, stop } = await servePast(minutesIn(-10), 60, variables);
  try {
    const posts = runGoalBot(url);
    await Promise.race([playFinal(url, replay), posts]);
    return await posts;
  } finally {
    await stop();
  }
}

/** Sets the replay from moment to moment, each once the service has read the one before. */
async function playFinal(url: URL, replay: PastService['replay']): Promise<void> {
  const headerReads = () =>
    [...replay.requests].reduce((sum, [path, count]) => (path.endsWith('/header') ? sum + count : sum), 0);
  let before = '';
  for (const moment of moments) {
    replay.set(moment);
    const readsBefore = headerReads();
    before = await changedMatches(url, before);
    // The header of the match in play has to be read twice: one of the readings may have begun before.
    const isInPlay = moment > minutesIn(0) && moment < minutesIn(200);
    await vi.waitUntil(() => !isInPlay || headerReads() >= readsBefore + 2, waiting);
  }
}

/** Returns the matches once they are of the feed and not those of before: the feed is read with a delay. */
async function changedMatches(service: URL, before: string): Promise<string> {
  for (;;) {
    const answer = await (await fetch(new URL('/api/v1/live', service))).json();
    const { source, matches } = answer as { source: string; matches: object[] };
    const text = JSON.stringify(matches);
    if (source === 'official-live' && text !== before) return text;
    await wait(50);
  }
}
