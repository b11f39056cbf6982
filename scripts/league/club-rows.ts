import {
  clubNames as clubNameTable,
  clubs as clubTable,
  venues as venueTable,
} from '../../src/records/dataset/club-rows.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { slugOf } from '../../src/records/text.ts';
import { nullRow } from '../../src/records/typed.ts';
import type { ListedClub } from './decide/decide-clubs.ts';
import { mostFrequent } from './most-frequent.ts';
import type { ListedMatch } from './read/listed-match.ts';

/** A match of a list with the ids of its clubs. */
export interface HomeMatch {
  readonly home: string;
  readonly listed: ListedMatch;
}

/**
 * Returns the rows of clubs and of their names. A club is active that plays in the last season. Its home is where it plays
 * most often at home; nothing is known of it where the list names no venue.
 */
export function clubRows(clubs: readonly ListedClub[], matches: readonly HomeMatch[], lastSeason: number) {
  const atHome = Map.groupBy(
    matches.filter(({ listed }) => listed.neutral !== true),
    ({ home }) => home,
  );
  return {
    clubs: clubs.map(({ club_id, seasons }): DatasetRow<'clubs'> => {
      const own = (atHome.get(club_id) ?? []).map(({ listed }) => listed);
      const venue = mostFrequent(own.flatMap(({ venue }) => venue ?? []));
      const last = Math.max(...seasons);
      return {
        ...nullRow(clubTable.row),
        club_id,
        city: mostFrequent(own.flatMap(({ city }) => city ?? [])) ?? null,
        first_season: Math.min(...seasons),
        last_season: last === lastSeason ? null : last,
        status: last === lastSeason ? 'active' : 'inactive',
        home_venue_id: venue === undefined ? null : slugOf(venue),
      };
    }),
    clubNames: clubs.flatMap(nameRows),
  };
}

/** Returns the rows of the names of a club. Of two from the same season on, the last one stays. */
function nameRows({ club_id, names }: ListedClub): DatasetRow<'clubNames'>[] {
  const distinct = names.filter(({ from }, index) => names[index + 1]?.from !== from);
  return distinct.map(({ name, from }, index) => {
    const next = distinct[index + 1];
    return {
      ...nullRow(clubNameTable.row),
      club_id,
      name,
      short_name: name,
      from_season: from,
      to_season: next === undefined ? null : next.from - 1,
    };
  });
}

/** Returns the rows of the venues that a list names, each in the city that the list has for it most often. */
export function venueRows(matches: readonly ListedMatch[]): DatasetRow<'venues'>[] {
  const byName = Map.groupBy(
    matches.filter(({ venue }) => venue !== null && slugOf(venue) !== ''),
    ({ venue }) => slugOf(venue ?? ''),
  );
  return [...byName].map(([venue_id, played]) => ({
    ...nullRow(venueTable.row),
    venue_id,
    name: mostFrequent(played.flatMap(({ venue }) => venue ?? [])) ?? venue_id,
    city: mostFrequent(played.flatMap(({ city }) => city ?? [])) ?? null,
    status: 'active',
  }));
}
