import type { DatasetRow } from '../records/dataset/index.ts';

export type ClubName = DatasetRow<'clubNames'>;

/**
 * Returns the name a club played under in a season.
 *
 * @throws {Error} if it had none, which the integrity rules exclude for every club with a match
 */
export function nameIn(names: readonly ClubName[], club: string, season: number): ClubName {
  const name = names.find(
    ({ club_id, from_season, to_season }) =>
      club_id === club && from_season <= season && (to_season ?? season) >= season,
  );
  if (!name) throw new Error(`${club} has no name for ${season}`);
  return name;
}

/** Returns the names of a club, oldest first, whatever the order of the file. */
export function namesOf(names: readonly ClubName[], club: string): ClubName[] {
  return names.filter(({ club_id }) => club_id === club).sort((a, b) => a.from_season - b.from_season);
}
