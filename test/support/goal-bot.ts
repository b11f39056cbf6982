import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { examples } from '../../examples/index.ts';
import { startServer } from './local-server.ts';
import { copyExamples, examplesFolder, runExample } from './run-example.ts';
import { removeFolder } from './temporary-folder.ts';

const bot = examples.filter(({ file }) => file === 'goal-bot.ts');

export const goalBotOutput = bot.map(({ output }) => path.join(examplesFolder, output))[0] as string;

/**
 * Runs the bot on a replay that goes on to the next moment with each of its requests, and returns what it prints.
 *
 * @param moments each with another state of the match
 * @param set sets the replay to a moment
 */
export async function runGoalBot(
  service: URL,
  moments: readonly Date[],
  set: (moment: Date) => void,
): Promise<string> {
  let step = 0;
  let before = '';
  const server = await startServer(async ({ url = '/' }, response) => {
    const moment = moments[step];
    if (moment) set(moment);
    const { text, matches } = await changedAnswer(new URL(url, service), before);
    // The bot may have given up and tried again: then it has not seen this moment yet.
    response.once('finish', () => {
      step += 1;
      before = matches;
    });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
  });
  const folder = await copyExamples();
  try {
    const texts = await Promise.all(bot.map((example) => runExample(example, folder, server.origin)));
    return texts.join('');
  } finally {
    server.stop();
    await removeFolder(folder);
  }
}

/** Returns the answer once it is of the feed and its matches are not those of before: the feed is read with a delay. */
async function changedAnswer(url: URL, before: string): Promise<{ text: string; matches: string }> {
  for (;;) {
    const text = await (await fetch(url)).text();
    const answer = JSON.parse(text) as { source: string; matches: object[] };
    const matches = JSON.stringify(answer.matches);
    if (answer.source === 'official-live' && matches !== before) return { text, matches };
    await wait(50);
  }
}
