import type { DatasetRow } from '../records/dataset/index.ts';
import type { Known } from './known.ts';
import { Puzzling, readEntries, type Understood } from './set-aside.ts';
import { suppliedNames } from './supplied.ts';
import { wireTeam } from './wire/statistics.ts';

/**
 * The clubs' seasons under the feed's own names of statistics, those that nobody fills in left out.
 *
 * @throws {NotTheFeed} if a page is no list of clubs
 */
export function readTeamStats(pages: readonly unknown[], known: Known): Understood<DatasetRow<'teamStats'>> {
  const seen = new Set<string>();
  const read = pages.map((page) =>
    readEntries(page, 'teams', wireTeam, 'teamId', ({ teamId, stats }) => {
      const club = known.clubs.get(teamId);
      if (club === undefined) throw new Puzzling('is no club of data/clubs.csv');
      if (seen.has(club)) throw new Puzzling('stands twice; the first stays');
      seen.add(club);
      return { club, stats };
    }),
  );
  const entries = read.flatMap((page) => page.entries);
  const supplied = suppliedNames(entries.map(({ stats }) => stats));
  return {
    entries: entries.map(({ club, stats }) => {
      const figures = Object.fromEntries([...stats].filter(([name]) => supplied.has(name)));
      // Each name but these two is a statistic of the feed.
      return { ...figures, season: known.season, club } as unknown as DatasetRow<'teamStats'>;
    }),
    setAside: read.flatMap((page) => page.setAside),
  };
}
