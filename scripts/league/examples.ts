import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';

/** Returns examples for the documentation of a league, which have answers: the first match of its last whole season. */
export function examplesOf(
  { matches, clubNames, venues, stages }: Pick<Dataset, 'matches' | 'clubNames' | 'venues' | 'stages'>,
  season: number,
): League['examples'] {
  const ofSeason = matches.filter((match) => match.season === season);
  const opening = ofSeason[0] as DatasetRow<'matches'>;
  const last = ofSeason.at(-1) ?? opening;
  const venue = venues.find(({ venue_id }) => venue_id === opening.venue_id) ?? venues[0];
  const hasTable = stages.some((row) => row.season === season && row.table === 'season');
  const name = clubNames.findLast(({ club_id }) => club_id === opening.home_club)?.name ?? opening.home_club;
  const { stage } = opening;
  // A season without a table of its own has no rows without a stage.
  const others = { standings: `season=${season}&stage=${stage}`, 'team-stats': `season=${season}&stage=all` };
  return {
    season,
    day: opening.date,
    last_day: last.date,
    match_id: opening.match_id,
    club: opening.home_club,
    club_name: name,
    opponent: opening.away_club,
    ...(venue && { venue: venue.venue_id, venue_name: venue.name }),
    ...(venue?.city && { city: venue.city }),
    stage: stage ?? 'regular',
    others: hasTable ? {} : others,
  };
}
