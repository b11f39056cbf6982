import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { runPython } from '../support/python.ts';
import { root } from '../support/root.ts';

const hosts = path.join(root, 'test/examples/hosts');

/** What MMM-MyScoreboard 4.15.0 reads of a match, in `boxScoreFactory` of MMM-MyScoreboard.js (read on 2026-11-25). */
interface MirrorScore {
  /** 0 future, 1 in progress, 2 final. */
  readonly gameMode: number;
  readonly hTeam: string;
  readonly vTeam: string;
  readonly hTeamLong: string;
  readonly vTeamLong: string;
  readonly hTeamLogoUrl: string;
  readonly hScore: number | null;
  readonly vScore: number | null;
  readonly status: readonly string[];
  readonly broadcast: readonly string[];
}

/** Returns what a mirror shows of a day: its node_helper.js calls `getScores` with a moment and a callback. */
export async function scoresOnMirror(
  url: URL,
  day: string,
  teams?: readonly string[],
): Promise<MirrorScore[]> {
  const code = await readFile(path.join(root, 'integrations/magicmirror/soccer-data.js'), 'utf8');
  const module = {
    exports: {} as {
      getScores(payload: object, day: object, callback: (scores: MirrorScore[]) => void): Promise<void>;
    },
  };
  const logger = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const process = { env: { SOCCER_DATA_URL: url.origin } };
  runInNewContext(code, { module, process, fetch, require: () => logger });
  return new Promise((resolve, reject) => {
    module.exports.getScores({ teams }, { format: () => day }, resolve).catch(reject);
  });
}

/** Returns what the sensor of Home Assistant shows of a club. */
export async function sensorInHomeAssistant(url: URL, now: Date, club: string) {
  const { stdout } = await runPython(
    [path.join(hosts, 'teamtracker.py'), url.origin, now.toISOString(), club],
    root,
  );
  return JSON.parse(stdout);
}

/** Returns the events that Teamarr has of a day. */
export async function eventsInTeamarr(url: URL, day: string) {
  const { stdout } = await runPython([path.join(hosts, 'teamarr.py'), url.origin, day], root);
  return JSON.parse(stdout).events;
}
