import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Past } from './past.ts';
import { startCuttingProxy } from './proxies.ts';
import { isPythonTested, pythonFolder, runPython } from './python.ts';
import { copyExamples, examplesFolder } from './run-example.ts';
import { removeFolder } from './temporary-folder.ts';
import { observedClient } from './typescript-client.ts';
import { waiting } from './waiting.ts';

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

const program = `
import soccer_data_client as sd, soccer_data_client._events as client
client._RECONNECT_SECONDS = 0
for event in sd.events(since=0):
    print(event["id"], event["kind"], event["side"], event["player"])
    if event["kind"] == "full_time":
        break
`;

/**
 * Plays the final. The bot of the examples follows it, and both clients, whose connections are cut off after each minute of
 * its clock. Returns what each was sent.
 */
export async function followFinal({ replay, serve }: Past) {
  const { url, stop } = await serve(minutesIn(-10), 60);
  const proxy = await startCuttingProxy(url, 1000);
  try {
    const { api, sleeps } = observedClient({ baseUrl: proxy.origin });
    const events: LiveEvent[] = [];
    const follow = async () => {
      for await (const event of api.events({ since: 0 })) {
        events.push(event);
        if (event.kind === 'full_time') return;
      }
    };
    const python = isPythonTested
      ? runPython(['-c', program], pythonFolder, { SOCCER_DATA_URL: proxy.origin })
      : undefined;
    const followed = Promise.all([runGoalBot(url), python, follow()]);
    await Promise.race([playFinal(url, replay), followed]);
    const [posted, printed] = await followed;
    const answer = await (await fetch(new URL('/api/v1/live/events', url))).json();
    return {
      posted,
      printed: printed?.stdout,
      events,
      reported: (answer as { events: LiveEvent[] }).events,
      reconnections: sleeps.length,
      connections: proxy.connections(),
    };
  } finally {
    proxy.stop();
    await stop();
  }
}

/** Sets the replay from moment to moment, each once the service has read the one before. */
async function playFinal(url: URL, replay: Past['replay']): Promise<void> {
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
