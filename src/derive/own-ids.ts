import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { memoize } from '../records/memoize.ts';

type Entity = DatasetRow<'ids'>['entity'];

/** Returns the ids of the dataset, by what they are of. */
export const ownIds = memoize((dataset: Dataset): Readonly<Record<Entity, ReadonlySet<string>>> => {
  const { clubs, venues, players, goals, people, matches, refereeIds, coaches, seasons, league } = dataset;
  const playerIds = [players, goals, people].flatMap((rows) =>
    rows.flatMap(({ player_id }) => player_id ?? []),
  );
  return {
    club: new Set(clubs.map(({ club_id }) => club_id)),
    venue: new Set(venues.map(({ venue_id }) => venue_id)),
    player: new Set(playerIds),
    match: new Set(matches.map(({ match_id }) => match_id)),
    referee: new Set(refereeIds.map(({ referee_id }) => referee_id)),
    coach: new Set(coaches.map(({ coach_id }) => coach_id)),
    season: new Set(seasons.map(({ season }) => `${season}`)),
    league: new Set([league.code]),
  };
});

/** Returns a part of a dataset without the ids of other registers for what it lacks. */
export function withIdsOfOwn(dataset: Dataset): Dataset {
  const known = ownIds(dataset);
  return { ...dataset, ids: dataset.ids.filter(({ entity, id }) => known[entity].has(id)) };
}
