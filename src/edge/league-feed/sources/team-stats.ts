import { mergeRows } from '../../../feed/merge.ts';
import type { DatasetRow } from '../../../records/dataset/index.ts';
import { completeValues } from '../complete-rows.ts';
import type { FeedSource } from '../feed-source.ts';
import { fetchList } from '../fetch-list.ts';
import { currentAt } from '../live-season.ts';
import { isRejected } from '../rejections.ts';
import { windowsMs } from '../timing.ts';

/** The feed's totals of clubs. */
export const teamStats: FeedSource<DatasetRow<'teamStats'>> = {
  name: 'teamStats',
  windowMs: windowsMs.teamStats,
  isList: true,
  isOffered: (paths) => paths.teamStats !== undefined,
  async read(adapter, context, fetchPage) {
    return adapter.parseTeamStats(await fetchList('teamStats', adapter, context, fetchPage), context);
  },
  keyOf: ({ club }) => club,
  storedKeys: ({ dataset }) => dataset.teamStats.map(({ club }) => club),
  complete: (row, last) => ({ ...row, stats: completeValues(row.stats, last.stats) }),
  merge(season, fed, now) {
    const mergedTable = mergeRows('teamStats', season.dataset.teamStats, fed, currentAt(now));
    return {
      ...season,
      dataset: { ...season.dataset, teamStats: mergedTable.rows },
      rejected: [...season.rejected, ...mergedTable.changes.filter(isRejected)],
    };
  },
};
