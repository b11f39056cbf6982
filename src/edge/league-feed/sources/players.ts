import type { FeedPlayer } from '../../../feed/adapter.ts';
import { applyRules } from '../../../feed/apply-rules.ts';
import { mergeRows } from '../../../feed/merge.ts';
import type { Dataset } from '../../../records/dataset/index.ts';
import { completeValues } from '../complete-rows.ts';
import type { FeedSource } from '../feed-source.ts';
import { fetchList } from '../fetch-list.ts';
import { livePlayerRules } from '../live-rules.ts';
import { currentAt, type LiveSeason } from '../live-season.ts';
import { isRejected } from '../rejections.ts';
import { windowsMs } from '../timing.ts';

/** The players of the season. */
export const players: FeedSource<FeedPlayer> = {
  name: 'players',
  windowMs: windowsMs.players,
  isList: true,
  isOffered: (paths) => paths.players !== undefined,
  async read(adapter, context, fetchPage) {
    return adapter.parsePlayers(await fetchList('players', adapter, context, fetchPage), context);
  },
  keyOf: ({ row }) => row.player_id,
  // The feed lists no player whose figures were counted from matches.
  storedKeys: ({ dataset }) =>
    dataset.players.filter(({ basis }) => basis === 'feed').map(({ player_id }) => player_id),
  complete: (player, last) => ({
    ...completeValues(player, last),
    row: completeValues(player.row, last.row),
  }),
  merge: mergePlayers,
};

/** Merges the feed's players over the stored ones, field by field; the season's matches limit their minutes. */
function mergePlayers(season: LiveSeason, fed: readonly FeedPlayer[], now: Date): LiveSeason {
  const { dataset } = season;
  const rows = fed.map(({ row }) => row);
  const { corrections } = dataset;
  const mergedTable = mergeRows('players', dataset.players, rows, { ...currentAt(now), corrections });
  const judged = applyRules(dataset, dataset.snapshot.season, { players: mergedTable.rows }, livePlayerRules);
  return {
    ...season,
    dataset: {
      ...dataset,
      players: judged.rows.players ?? [],
      people: [...dataset.people, ...newPeople(fed, dataset)],
      squads: [...dataset.squads, ...newShirtNumbers(fed, dataset)],
    },
    rejected: [...season.rejected, ...[...mergedTable.changes, ...judged.changes].filter(isRejected)],
  };
}

/** Returns the people whom the dataset lacks. */
function newPeople(fed: readonly FeedPlayer[], { people }: Dataset): Dataset['people'] {
  const ids = new Set(people.map(({ player_id }) => player_id));
  return fed.flatMap(({ row: { player_id }, full_name, nationality }) =>
    full_name === null || ids.has(player_id)
      ? []
      : [{ player_id, full_name, nationality, birth_year: null, basis: 'feed' as const, source: null }],
  );
}

/** Returns the shirt numbers of players without a stored one. */
function newShirtNumbers(fed: readonly FeedPlayer[], { squads, snapshot }: Dataset): Dataset['squads'] {
  const ids = new Set(squads.map(({ player_id }) => player_id));
  return fed.flatMap(({ row: { player_id }, shirt_number }) =>
    shirt_number === null || ids.has(player_id) ? [] : [{ season: snapshot.season, player_id, shirt_number }],
  );
}
