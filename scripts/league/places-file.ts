import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { UserError } from '../../build/errors.ts';
import { venues as venueTable } from '../../src/records/dataset/club-rows.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { slugOf } from '../../src/records/text.ts';
import { nullRow } from '../../src/records/typed.ts';
import { checkContents, parseContents, readContents, tableContents, writeContents } from './dataset-files.ts';

/** The columns of the file, with what each brings. The name is that of the club. */
const columns = {
  club: 'the club; leave it as it is',
  acronym: 'two to four capitals, on charts and marks; made from the name until given',
  primary_colour: 'such as #0055A4, on marks and charts; made from the name until given',
  secondary_colour: 'the second colour',
  founded: 'the year, on the page of clubs',
  city: 'on cards, in the search and in calendars',
  venue: 'the home ground: pages of venues, and where matches are played',
  latitude: 'a map, and weather in the refresh',
  longitude: 'with latitude',
  capacity: 'of the venue',
} as const;

type Column = keyof typeof columns;

/**
 * Takes the file of places beside a league, such as `leagues/premier-places.csv`, into its clubs and venues, if it is there.
 * Writes it anew with what is known: a row a club, in which what is empty may be filled in.
 *
 * @returns what was done, in lines
 * @throws {UserError} if a value is not valid; nothing is then written
 */
export async function writePlaces(folder: string): Promise<string> {
  const contents = await readContents(folder);
  if (!contents.has('league.json')) throw new UserError(`${folder} has no league.json; expected a league`);
  const file = `${path.normalize(folder).replace(/\/$/, '')}-places.csv`;
  const { dataset } = parseContents(contents, folder);
  const given = existsSync(file)
    ? readPlaces(
        await readFile(file, 'utf8'),
        file,
        dataset.clubs.map(({ club_id }) => club_id),
      )
    : new Map();
  const venues = new Map(dataset.venues.map((venue) => [venue.venue_id, venue]));
  const clubs = dataset.clubs.map((club) => withPlace(club, given.get(club.club_id), venues));
  const after = new Map([...contents, ...tableContents({ clubs, venues: [...venues.values()] }, contents)]);
  checkContents(after, folder, new Set());
  const changed = await writeContents(folder, contents, after);
  await writeFile(file, placesText(clubs, venues));
  return [
    changed.length > 0 ? `Took ${file} into ${changed.join(', ')}` : `Wrote ${file}`,
    'Fill in what you know, each of it may stay empty, and run the command again:',
    ...Object.entries(columns).map(([column, meaning]) => `  ${column.padEnd(17)} ${meaning}`),
  ].join('\n');
}

function readPlaces(
  text: string,
  file: string,
  clubIds: readonly string[],
): Map<string, Record<Column, string>> {
  const rows: Record<Column, string>[] = parse(text, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    trim: true,
  });
  const unknown = Object.keys(rows[0] ?? {}).filter((column) => !Object.hasOwn(columns, column));
  if (unknown.length > 0)
    throw new UserError(
      `${file} has the column '${unknown[0]}'; expected ${Object.keys(columns).join(', ')}`,
    );
  const byClub = Map.groupBy(rows, ({ club }) => club);
  for (const [club, ofClub] of byClub) {
    if (!clubIds.includes(club))
      throw new UserError(
        `${file} has the club '${club}', which the league lacks; expected one of ${clubIds.join(', ')}`,
      );
    if (ofClub.length > 1)
      throw new UserError(`${file} has '${club}' ${ofClub.length} times; expected a row a club`);
  }
  return new Map(rows.map((row) => [row.club, row]));
}

/** Returns a club with what its row of the file says, and puts its venue among the venues. */
function withPlace(
  club: DatasetRow<'clubs'>,
  row: Record<Column, string> | undefined,
  venues: Map<string, DatasetRow<'venues'>>,
): DatasetRow<'clubs'> {
  if (row === undefined) return club;
  const number = (text: string) => (text === '' ? null : Number(text));
  const venueId = row.venue === '' ? club.home_venue_id : slugOf(row.venue);
  if (venueId !== null) {
    const venue = venues.get(venueId) ?? { ...nullRow(venueTable.row), name: venueId, status: 'active' };
    venues.set(venueId, {
      ...venue,
      venue_id: venueId,
      name: row.venue || venue.name,
      city: row.city || venue.city,
      latitude: number(row.latitude) ?? venue.latitude,
      longitude: number(row.longitude) ?? venue.longitude,
      capacity: number(row.capacity) ?? venue.capacity,
    });
  }
  return {
    ...club,
    acronym: row.acronym || club.acronym,
    city: row.city || club.city,
    founded: number(row.founded) ?? club.founded,
    home_venue_id: venueId,
    primary_colour: row.primary_colour || club.primary_colour,
    secondary_colour: row.secondary_colour || club.secondary_colour,
  };
}

function placesText(
  clubs: readonly DatasetRow<'clubs'>[],
  venues: ReadonlyMap<string, DatasetRow<'venues'>>,
): string {
  const rows = clubs.map((club) => {
    const venue = club.home_venue_id === null ? undefined : venues.get(club.home_venue_id);
    return {
      ...club,
      club: club.club_id,
      venue: venue?.name,
      latitude: venue?.latitude,
      longitude: venue?.longitude,
      capacity: venue?.capacity,
    };
  });
  return stringify(rows, { header: true, columns: Object.keys(columns) });
}
