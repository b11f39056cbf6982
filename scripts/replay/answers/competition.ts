import { derivedId, providerId } from './ids.ts';
import { find, type Lookups } from './lookups.ts';

/** Makes what every list of a season says it is about. */
export function makeCompetition({ seasonIds }: Lookups, season: number) {
  const name = 'The League';
  return {
    seasonId: find(seasonIds, season),
    startDateUtc: `${season}-04-01T00:00:00Z`,
    endDateUtc: `${season}-11-30T00:00:00Z`,
    seasonName: String(season),
    tournamentName: null,
    imagery: {},
    competitionId: derivedId('Competition', name),
    providerId: providerId('Competition', name),
    name,
    officialName: name,
    shortName: name,
    acronymName: name,
  };
}
