import { createHash } from 'node:crypto';
import { UserError } from '../../build/errors.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { SdpSettings } from '../../src/records/feed-settings.ts';
import type { League } from '../../src/records/league-schema.ts';
import { nameIn } from '../../src/records/season-rules.ts';
import { valueAt } from '../../src/records/typed.ts';

/** The adapter whose answers the replay makes. */
const adapterOfAnswers = 'sdp';

/**
 * Returns the settings of a league's feed.
 *
 * @throws {UserError} if it cannot be replayed
 */
export function replayableFeed({ feed }: Pick<League, 'feed'>): SdpSettings {
  if (!feed) throw new UserError('league.json names no feed to replay');
  // A fork may have another adapter.
  const { adapter }: { readonly adapter: string } = feed;
  if (feed.adapter === adapterOfAnswers) return feed;
  throw new UserError(
    `the replay makes answers for the adapter '${adapterOfAnswers}', and league.json names '${adapter}'; ` +
      'serve answers of your feed, and name their server in FEED_ORIGIN',
  );
}

/** The register whose ids the feed gives beside its own. */
const providerOfFeed = 'opta';

/** Returns the id of something at the feed's provider, in the feed's form; null where `data/` has none. */
export function providerIdOf(
  { providerIds }: Lookups,
  kind: 'Match' | 'Player' | 'Stadium' | 'Team',
  entity: DatasetRow<'ids'>['entity'],
  id: string,
): string | null {
  const providerId = providerIds.get(`${entity} ${id}`);
  return providerId === undefined ? null : `${providerOfFeed}:${kind}:${providerId}`;
}

/** Returns an id in the feed's form, of a competition, always the same for the same name. */
export function derivedId(competition: string, kind: string, name: string): string {
  return `${competition}::Football_${kind}::${digest(`${kind} ${name}`).toString('hex').slice(0, 32)}`;
}

/** Returns a number from 0 to `limit - 1` that is always the same for the same name. */
export function derivedNumber(name: string, limit: number): number {
  return digest(name).readUInt32BE() % limit;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export type Lookups = ReturnType<typeof lookupsOf>;

/** Returns rows of the dataset by their ids, for answers that name them. */
export function lookupsOf(dataset: Dataset) {
  const today = dataset.snapshot.season;
  // The feed shows a club under its present name, whatever the season.
  const clubs = dataset.clubs.map((club) => {
    const { name } = nameIn(dataset.clubNames, club.club_id, club.last_season ?? today);
    return [club.club_id, { ...club, name }] as const;
  });
  const byYear = dataset.players.toSorted((a, b) => a.season - b.season);
  return {
    league: dataset.league,
    competition: replayableFeed(dataset.league).competition,
    clocks: new Map(dataset.league.time_zones.map((timeZone) => [timeZone, clockFormat(timeZone)])),
    clubs: new Map(clubs),
    venues: new Map(dataset.venues.map((venue) => [venue.venue_id, venue])),
    people: new Map(dataset.people.map((person) => [person.player_id, person])),
    /** The feed's id of each season. */
    seasonIds: new Map(dataset.seasons.map(({ season, feed_season_id }) => [season, feed_season_id])),
    stages: dataset.stages,
    /** The feed's id at its provider, by what it is of and its id here. */
    providerIds: new Map(
      dataset.ids
        .filter(({ provider }) => provider === providerOfFeed)
        .map(({ entity, id, provider_id }) => [`${entity} ${id}`, provider_id]),
    ),
    /** By season and player_id. */
    shirts: new Map(dataset.squads.map((row) => [`${row.season} ${row.player_id}`, row.shirt_number])),
    /** The club each player is at today, or was last. */
    presentClubs: new Map(
      byYear.flatMap(({ player_id, club }) => (club === null ? [] : [[player_id, club] as const])),
    ),
  };
}

/** Returns the format of a moment in a time zone, as in `19:30:00 GMT-04:00`. A format is slow to make. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...time, timeZone, timeZoneName: 'longOffset' });
}

/** Returns the feed's id of a club, or a derived id where `data/` has none. */
export function teamIdOf({ clubs, competition }: Lookups, club: string): string {
  return valueAt(clubs, club).feed_team_id ?? derivedId(competition, 'Team', club);
}

/** Makes a club as the feed puts it into every answer. */
export function makeClub(lookups: Lookups, club: string) {
  return {
    teamId: teamIdOf(lookups, club),
    providerId: providerIdOf(lookups, 'Team', 'club', club),
    officialName: valueAt(lookups.clubs, club).name,
  };
}
