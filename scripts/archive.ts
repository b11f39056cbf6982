import { feedAdapter } from '../src/feed/adapters.ts';
import { league } from '../src/records/league.ts';
import { closeSeason } from './archive/close-season.ts';
import { parseYear } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { feedOrigin } from './refresh/feed-origin.ts';
import { JsonClient } from './refresh/json-client.ts';

await runCommand(
  {
    usage: "npm run archive -- --season YEAR\n  closes a season after its final, with the league's own table",
    options: { season: { type: 'string' } },
    onFailure: 'nothing was written',
  },
  async ({ values }) => {
    const season = parseYear('--season', values.season);
    // Without a feed the tables are computed from the results.
    const feed = league.feed
      ? new JsonClient({ origin: feedOrigin(), headers: feedAdapter().headers })
      : undefined;
    const { champion, regularSeasonWinner, current, files } = await closeSeason(projectRoot, feed, season);
    console.log(
      `${season} is closed: champion ${champion}, regular season won by ${regularSeasonWinner ?? 'no club'}`,
    );
    console.log(`Wrote ${files.join(', ')}`);
    console.log(
      current === season
        ? `${season} stays the current season until data/ has matches of the next; then run this again`
        : `The current season is now ${current}`,
    );
  },
);
