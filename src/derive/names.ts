import type { DatasetRow } from '../records/dataset/index.ts';

export type ClubName = DatasetRow<'clubNames'>;

/**
 * The name a club played under in a season.
 *
 * @throws {Error} if it had none: the dataset's checks rule that out for every club with a match
 */
export function nameIn(names: readonly ClubName[], club: string, season: number): ClubName {
  const name = names.find(
    ({ club_id, from_season, to_season }) =>
      club_id === club && from_season <= season && (to_season ?? season) >= season,
  );
  if (!name) throw new Error(`${club} has no name for ${season}`);
  return name;
}
