import { type CoachSeason, coachOfClub } from '../records/coach.ts';
import { clubLook, venues } from '../records/dataset/club-rows.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { type Team, team, type Venue, venue as venueSchema } from '../records/directory.ts';
import type { PublishedId } from '../records/id.ts';
import { timeZoneAt } from '../records/local-time.ts';
import type { Match } from '../records/match.ts';
import { namesOf } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { keysOf, nullRow, pick, rowOf } from '../records/typed.ts';
import { deriveClubNames } from './club-names.ts';
import { idsOf } from './entity-ids.ts';
import { isPlayedBy } from './matches.ts';

const lookFields = keysOf(clubLook);
const unknownVenue = nullRow(venues.row);

/** Derives the clubs as the API publishes them, by club_id. @param coaches the published coaches of every club */
export function deriveTeams(
  dataset: Dataset,
  coaches: readonly CoachSeason[],
  ids: readonly PublishedId[],
): Team[] {
  const clubNames = deriveClubNames(dataset);
  return dataset.clubs
    .map((club): Team => {
      const names = namesOf(clubNames, club.club_id);
      const currentName = names.at(-1);
      const venue = dataset.venues.find(({ venue_id }) => venue_id === club.home_venue_id);
      if (!currentName) throw new Error(`${club.club_id} has no name in the checked dataset`);
      const matches = dataset.matches.filter((match) => isPlayedBy(match, club.club_id));
      const seasons = new Set(matches.map(({ season }) => season));
      const coachesOfClub = coaches.filter((row) => row.club === club.club_id);
      const coach = coachesOfClub.findLast(({ season }) => season === dataset.snapshot.season);
      const published = {
        // What a club has too, such as its status and its notes, is not that of its venue.
        ...(venue ?? unknownVenue),
        ...club,
        ...pick(currentName, lookFields),
        team_id: club.feed_team_id,
        ids: idsOf(ids, 'club', club.club_id),
        name: currentName.name,
        short_name: currentName.short_name,
        names: names.map((row, index) => {
          const { name, from_season, to_season } = row;
          const next = names[index + 1];
          // The file need not say when a former name ended.
          const to = to_season ?? (next ? next.from_season - 1 : null);
          return {
            name,
            from: from_season,
            to,
            ...pick(row, lookFields),
          };
        }),
        stadium: venue?.name ?? null,
        seasons: [...seasons].sort((a, b) => a - b),
        coach: coach?.coach ?? null,
        coach_confidence: coach?.confidence ?? null,
        coaches: coachesOfClub.map((row) => rowOf(coachOfClub, row)),
        current_season: seasons.has(dataset.snapshot.season),
      };
      return rowOf(team, published);
    })
    .sort((a, b) => ascending(a.club_id, b.club_id));
}

/** Derives the venues as the API publishes them, by venue_id, with the clubs that played at home there. */
export function deriveVenues(
  dataset: Dataset,
  matches: readonly Match[],
  ids: readonly PublishedId[],
): Venue[] {
  return dataset.venues
    .map((venue): Venue => {
      const matchesThere = matches.filter(({ venue_id }) => venue_id === venue.venue_id);
      const residents = dataset.clubs.filter(({ home_venue_id }) => home_venue_id === venue.venue_id);
      const clubs = new Set([
        ...residents.map(({ club_id }) => club_id),
        ...matchesThere.map(({ home_club }) => home_club),
      ]);
      const currentNames = residents.flatMap(
        ({ club_id }) => namesOf(dataset.clubNames, club_id).at(-1)?.name ?? [],
      );
      const published = {
        ...venue,
        time_zone: timeZoneAt(venue, dataset.league),
        stadium_id: venue.feed_stadium_id,
        ids: idsOf(ids, 'venue', venue.venue_id),
        former_names: venue.former_names?.split('|') ?? [],
        clubs: [...clubs].sort(),
        teams: [...new Set([...matchesThere.map(({ home_team }) => home_team), ...currentNames])].sort(),
        matches_hosted: matchesThere.filter(({ status }) => status === 'FINISHED').length,
      };
      return rowOf(venueSchema, published);
    })
    .sort((a, b) => ascending(a.venue_id, b.venue_id));
}
