import { UserError } from '../../build/errors.ts';
import { fold } from '../../src/query/text-matching.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { type ListedResult, parseRows } from './parse-results.ts';

const placeColumns = ['latitude', 'longitude', 'time_zone'] as const;
export const venueColumns = ['name', 'city', 'province', ...placeColumns] as const;
/** The last three are those of its venue. */
export const clubColumns = [
  'name',
  'club_id',
  'acronym',
  'city',
  'province',
  'venue',
  ...placeColumns,
] as const;

const requiredOfVenue = ['city', ...placeColumns] as const;
const requiredOfClub = ['club_id', 'acronym', 'venue'] as const;

/** What a list of results does not say of a club or a venue: a text by column, empty where it is not known. */
export type Facts<Column extends string> = Readonly<Record<Column, string>>;

/** A venue, by the name that the results have for it. */
type VenueFacts = Facts<(typeof venueColumns)[number]>;

/** A club, by the name that the results have for it. */
export type ClubFacts = Facts<(typeof clubColumns)[number]>;

/** Clubs and their venues. */
export interface Places {
  readonly clubs: readonly ClubFacts[];
  readonly venues: readonly VenueFacts[];
}

/** The results do not say where clubs play, or where venues are. */
export class MissingFacts extends UserError {
  override name = 'MissingFacts';
  /** The clubs and venues of which something is not known. */
  readonly missing: Places;

  constructor(missing: Places) {
    super('the results do not say everything about their clubs and venues');
    this.missing = missing;
  }
}

/**
 * Parses a file of facts; a column that it lacks is empty.
 *
 * @throws {UserError} if it is not CSV
 */
export function parseFacts<Column extends string>(
  text: string,
  file: string,
  columns: readonly Column[],
): Facts<Column>[] {
  return parseRows(text, file, { trim: true }).map((row) => makeFacts(columns, row));
}

/** Returns the facts that are known; the other columns are empty. */
function makeFacts<Column extends string>(
  columns: readonly Column[],
  known: Readonly<Record<string, unknown>>,
): Facts<Column> {
  // Of the columns, all and no others.
  return Object.fromEntries(columns.map((column) => [column, `${known[column] ?? ''}`])) as Facts<Column>;
}

/** Returns whether all of these columns are known. */
function isKnown<Column extends string>(facts: Facts<Column>, columns: readonly Column[]): boolean {
  return columns.every((column) => facts[column] !== '');
}

/** Returns the clubs and venues of a dataset, by each of the names that they have in it. */
export function storedPlaces({ clubs, clubNames, venues }: Dataset): Places {
  const clubById = new Map(clubs.map((club) => [club.club_id, club]));
  const venueById = new Map(venues.map((venue) => [venue.venue_id, venue]));
  return {
    venues: venues.map((venue) => makeFacts(venueColumns, venue)),
    clubs: clubNames.map(({ club_id, name }) => {
      const club = clubById.get(club_id);
      const home = venueById.get(club?.home_venue_id ?? '');
      return makeFacts(clubColumns, { ...home, ...club, venue: home?.name, name });
    }),
  };
}

/**
 * Returns every club and venue of the results. Facts come from the caller, or else from the dataset. The home of a club
 * without one is where the results have it at home most often.
 *
 * @throws {MissingFacts} where something is not known
 */
export function fillPlaces(
  results: readonly ListedResult[],
  given: Places,
  stored: Places,
  timeZone: string,
): Places {
  const listedVenues = new Set(results.flatMap(({ venue }) => venue ?? []));
  const names = new Set(results.flatMap(({ home, away }) => [home, away]));
  const knownClubs = [...given.clubs, ...stored.clubs];
  const acronyms = new Set(knownClubs.map(({ acronym }) => acronym));
  const namedClubs = [...names].map((name) => {
    const facts = knownClubs.find((club) => club.name === name);
    const club = facts ?? suggestClub(name, timeZone, acronyms);
    acronyms.add(club.acronym);
    return { ...club, venue: club.venue || homeVenueOf(name, results) };
  });

  const venueNames = new Set([...listedVenues, ...namedClubs.map(({ venue }) => venue)].filter(Boolean));
  const homes = namedClubs.map(({ venue: name, ...club }) => ({ ...club, name }));
  const venues = [...venueNames].map((name) => {
    const candidates = [...given.venues, ...homes, ...stored.venues].filter((venue) => venue.name === name);
    const emptyFacts = makeFacts(venueColumns, { name, time_zone: timeZone });
    return candidates.find(isPlaced) ?? candidates[0] ?? emptyFacts;
  });
  const homeOf = ({ venue }: ClubFacts) => venues.find(({ name }) => name === venue);
  const clubs = namedClubs.map((club) => ({ ...club, city: club.city || (homeOf(club)?.city ?? '') }));

  // What a venue of the list lacks is asked for once, not with each of its clubs.
  const hasHome = (club: ClubFacts) => listedVenues.has(club.venue) || isPlaced(homeOf(club));
  const missing = {
    clubs: clubs.filter((club) => !isKnown(club, requiredOfClub) || !hasHome(club)),
    venues: venues.filter((venue) => listedVenues.has(venue.name) && !isPlaced(venue)),
  };
  if (missing.clubs.length + missing.venues.length > 0) throw new MissingFacts(missing);
  return { clubs, venues };
}

/** Returns the club of a name in the results, for all of which the places were completed. */
export function clubNamed({ clubs }: Places, name: string): ClubFacts {
  return clubs.find((club) => club.name === name) as ClubFacts;
}

/** Returns the venue of a name in the results, or of a club. */
export function venueNamed({ venues }: Places, name: string): VenueFacts {
  return venues.find((venue) => venue.name === name) as VenueFacts;
}

/** Returns whether it is known where a venue is. */
function isPlaced(venue: VenueFacts | undefined): boolean {
  return venue !== undefined && isKnown(venue, requiredOfVenue);
}

/** Returns the id of a club and an acronym that no other has; each is empty where the name has too few Latin letters. */
function suggestClub(name: string, time_zone: string, acronyms: ReadonlySet<string>): ClubFacts {
  const club_id = slugOf(name);
  const letters = club_id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const lastWord = club_id.split('-').at(-1)?.toUpperCase() ?? '';
  const others = [...letters.slice(3)].map((letter) => letters.slice(0, 2) + letter);
  const candidates = [letters.slice(0, 3), letters.slice(0, 1) + lastWord.slice(0, 2), ...others];
  const acronym = candidates.find((text) => /^[A-Z]{2,3}$/.test(text) && !acronyms.has(text)) ?? '';
  return makeFacts(clubColumns, { name, club_id, acronym, time_zone });
}

/** Returns a name as an id: lower-case words of Latin letters and digits, joined by hyphens; empty where it has none. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns the venue of most of the matches that a club has at home, or else of all of its matches. It is empty if none
 * is named.
 */
function homeVenueOf(club: string, results: readonly ListedResult[]): string {
  const matches = results.filter(({ home, away }) => home === club || away === club);
  const atHome = matches.filter(({ home }) => home === club);
  const venuesOf = (results: readonly ListedResult[]) => results.flatMap(({ venue }) => venue ?? []);
  const venues = [venuesOf(atHome), venuesOf(matches)].find(({ length }) => length > 0) ?? [];
  const [first] = [...Map.groupBy(venues, (venue) => venue)].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? '';
}
