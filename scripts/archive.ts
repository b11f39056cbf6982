import path from 'node:path';
import { feedAdapter } from '../src/feed/adapters.ts';
import { closeSeason, describeClosed } from './archive/close-season.ts';
import { prepareRelease } from './archive/prepare-release.ts';
import { parseYear, runCommand } from './cli/command.ts';
import { project, readProjectLeague } from './cli/root.ts';
import { feedOrigin, jsonClient } from './refresh/json-client.ts';

await runCommand(
  {
    usage:
      "npm run archive -- --season YEAR\n  closes a season after its final, with the league's own table,\n  and prepares its release in dist.release/",
    options: { season: { type: 'string' } },
    onFailure: 'nothing was written',
  },
  async ({ values }) => {
    const season = parseYear('--season', values.season);
    const league = await readProjectLeague();
    // Without a feed, the standings are computed from the results.
    const feed = league.feed
      ? jsonClient({ origin: feedOrigin(league), headers: feedAdapter(league).headers })
      : undefined;
    const result = await closeSeason(project, feed, season);
    for (const line of describeClosed(season, result)) console.log(line);
    const release = `${project.out}.release`;
    const commands = await prepareRelease(project, season, path.resolve(project.root, release));
    console.log(
      `Its release is in ${release}/. Once ${project.data}/ is on main, publish it:\n  ${commands.join('\n  ')}`,
    );
  },
);
