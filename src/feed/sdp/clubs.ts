import * as z from 'zod';
import type { DatasetRow } from '../../records/dataset/index.ts';
import { nameText } from '../../records/fields.ts';
import type { FeedClub, NamedVenue } from '../adapter.ts';
import {
  maxEntries,
  messageText,
  type ParseResult,
  parseEntries,
  RejectedEntryError,
} from '../parse-entries.ts';
import { competitionPrefix, type SeasonContext } from '../season-context.ts';
import { entryId } from './fields.ts';

/**
 * Adds the ids of clubs and venues that the schedule of a season implies.
 *
 * @param body the schedule
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  return inferVenueIds(body, inferClubIds(body, context));
}

const schedule = z.object({ matches: z.array(z.unknown()).max(maxEntries) });

/** Returns the entries of a schedule, whatever they are; none where it is no schedule. */
export function scheduleEntries(body: unknown): readonly unknown[] {
  return schedule.safeParse(body).data?.matches ?? [];
}

type StoredMatch = Pick<DatasetRow<'matches'>, 'home_club' | 'away_club'>;

const side = z.object({ teamId: entryId('Team') });
const pairing = z.object({ matchId: z.string(), home: side, away: side });

/**
 * Adds the ids of clubs whose id `data/clubs.csv` does not have, inferred from the stored matches. An id that would
 * mean two clubs, and a club that would have two ids, are left out.
 *
 * @param body the schedule of the season
 */
function inferClubIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedClubs = new Set(context.clubs.values());
  const isNamed = (match: StoredMatch) => namedClubs.has(match.home_club) && namedClubs.has(match.away_club);
  if ([...context.matches.values()].every(isNamed)) return context;
  const inferred = new Map<string, Set<string>>();
  for (const entry of scheduleEntries(body)) {
    const pair = pairing.safeParse(entry).data;
    const match = pair && context.matches.get(pair.matchId);
    if (!match) continue;
    for (const [club, { teamId }] of [
      [match.home_club, pair.home],
      [match.away_club, pair.away],
    ] as const) {
      const isOurs = competitionPrefix(teamId) === competitionPrefix(context.seasonId);
      if (namedClubs.has(club) || context.clubs.has(teamId) || !isOurs) continue;
      inferred.set(teamId, (inferred.get(teamId) ?? new Set()).add(club));
    }
  }
  const claims = [...inferred].flatMap(([teamId, clubs]) =>
    [...clubs].map((club) => [teamId, club] as const),
  );
  const certain = claims.filter(([teamId, club]) =>
    claims.every(([otherId, other]) => (otherId === teamId) === (other === club)),
  );
  return certain.length === 0 ? context : { ...context, clubs: new Map([...context.clubs, ...certain]) };
}

const hosted = z.object({ matchId: z.string(), stadiumId: entryId('Stadium') });

/**
 * Adds the ids of venues whose id `data/venues.csv` does not have: an id means the venue where most of its stored
 * matches are. Not all, since a match may have moved since. Where two venues have as many, neither is inferred.
 *
 * @param body the schedule of the season
 */
function inferVenueIds(body: unknown, context: SeasonContext): SeasonContext {
  const namedVenues = new Set(context.venues.values());
  if ([...context.matches.values()].every(({ venue_id }) => namedVenues.has(venue_id))) return context;
  const claims = new Map<string, { id: string; venue: string; matches: number }>();
  for (const entry of scheduleEntries(body)) {
    const host = hosted.safeParse(entry).data;
    const venue = host && context.matches.get(host.matchId)?.venue_id;
    if (!venue || competitionPrefix(host.stadiumId) !== competitionPrefix(context.seasonId)) continue;
    if (namedVenues.has(venue) || context.venues.has(host.stadiumId)) continue;
    const key = `${host.stadiumId} ${venue}`;
    const { matches } = claims.get(key) ?? { matches: 0 };
    claims.set(key, { id: host.stadiumId, venue, matches: matches + 1 });
  }
  const all = [...claims.values()];
  const inferred = all.filter((claim) =>
    all.every(
      (other) =>
        other === claim ||
        other.matches < claim.matches ||
        (other.id !== claim.id && other.venue !== claim.venue),
    ),
  );
  if (inferred.length === 0) return context;
  return {
    ...context,
    venues: new Map([...context.venues, ...inferred.map(({ id, venue }) => [id, venue] as const)]),
  };
}

/**
 * Parses the clubs of a season. An unknown club is rejected by name.
 *
 * @throws {UnexpectedResponseError} if it is no list of clubs
 */
export function parseClubs(body: unknown, context: SeasonContext): ParseResult<FeedClub> {
  return parseEntries(body, 'teams', clubSchema, 'teamId', ({ teamId, officialName, stadium }) => {
    const club_id = context.clubs.get(teamId);
    if (club_id === undefined)
      throw new RejectedEntryError(`${officialName} is not a club of data/clubs.csv`);
    return { club_id, venue_id: context.venues.get(stadium?.id ?? '') ?? null };
  });
}

const venueEntry = z.object({
  stadiumId: z.string().min(1).transform(messageText),
  stadiumName: z.string().transform(messageText).nullish().catch(null),
});

/** Lists the venues that a schedule names; none where it is no schedule. */
export function venuesOf(body: unknown): NamedVenue[] {
  const namedVenues = scheduleEntries(body).flatMap((entry) => venueEntry.safeParse(entry).data ?? []);
  const names = new Map(namedVenues.map(({ stadiumId, stadiumName }) => [stadiumId, stadiumName]));
  return [...names].map(([id, name]) => ({ id, name: name || null }));
}

/** The fields of a club of a season's list that are used. */
const clubSchema = z.object({
  teamId: entryId('Team'),
  officialName: z.string().trim().pipe(nameText),
  /** A club with an unknown venue is still a club. */
  stadium: z
    .object({ id: entryId('Stadium') })
    .nullish()
    .catch(null),
});
