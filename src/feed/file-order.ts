import { inOrderOfPlay } from '../derive/matches.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import type { SeasonContext } from './adapter.ts';
import type { SeasonRows } from './merge-tables.ts';

type PlayerRow = DatasetRow<'players'>;
type PersonRow = DatasetRow<'people'>;

/** Returns merged rows of a season in the order of their files, which does not depend on what they were merged from. */
export function inFileOrder(
  dataset: Dataset,
  { season, isCurrent }: Pick<SeasonContext, 'season' | 'isCurrent'>,
  rows: SeasonRows,
): SeasonRows {
  const byMatch = byPlace((rows.matches ?? []).toSorted(inOrderOfPlay), 'match_id');
  // The home side comes first.
  const byMatchAndSide = (a: SideRow, b: SideRow) => byMatch(a, b) || ascending(b.side, a.side);
  // Past seasons keep their order, and names where nobody is new.
  const byStored = byPlace(isCurrent ? [] : ofSeason(dataset.players, season), 'player_id');
  const byMinutes = (a: PlayerRow, b: PlayerRow) =>
    byStored(a, b) || (b.minutes ?? 0) - (a.minutes ?? 0) || ascending(a.player_id, b.player_id);
  const isAnyoneNew = rows.people?.length !== dataset.people.length;
  const byName = (a: PersonRow, b: PersonRow) =>
    ascending(a.full_name, b.full_name) || ascending(a.player_id, b.player_id);
  const people = isAnyoneNew ? rows.people?.toSorted(byName) : rows.people;
  const sorted = {
    matches: rows.matches?.toSorted(inOrderOfPlay),
    matchStats: rows.matchStats?.toSorted(byMatchAndSide),
    goals: rows.goals?.toSorted(byMatchAndSide),
    referees: rows.referees?.toSorted(byMatch),
    refereeIds: rows.refereeIds?.toSorted((a, b) => ascending(a.referee_id, b.referee_id)),
    ids: rows.ids?.toSorted(byThing),
    weather: rows.weather?.toSorted(byMatch),
    players: rows.players?.toSorted(byMinutes),
    people,
    squads: rows.squads?.toSorted(byPlace(people ?? [], 'player_id')),
    teamStats: rows.teamStats?.toSorted((a, b) => ascending(a.club, b.club)),
  };
  // What a merge has no rows of stays as it is.
  return Object.fromEntries(Object.entries(sorted).filter(([, list]) => list !== undefined));
}

type IdRow = DatasetRow<'ids'>;

function byThing(a: IdRow, b: IdRow): number {
  return (
    ascending(a.entity, b.entity) ||
    ascending(a.id, b.id) ||
    ascending(a.provider, b.provider) ||
    ascending(a.provider_id, b.provider_id)
  );
}

interface SideRow {
  readonly match_id: string;
  readonly side: string;
}

/** Returns a comparison by the place of the row with the same id in a list; rows that it lacks come last. */
function byPlace<Id extends string>(list: readonly Readonly<Record<Id, string>>[], id: Id) {
  const places = new Map(list.map((row, index) => [row[id], index]));
  const placeOf = (row: Readonly<Record<Id, string>>) => places.get(row[id]) ?? list.length;
  return (a: Readonly<Record<Id, string>>, b: Readonly<Record<Id, string>>) => placeOf(a) - placeOf(b);
}
