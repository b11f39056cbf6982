import type { Dataset } from '../records/dataset/index.ts';
import type { PublishedClubName } from '../records/directory.ts';
import { deriveAcronyms } from './acronyms.ts';

/**
 * Derives the names of clubs as the API publishes them, each with the acronym, colours and mark of its time. What a name does
 * not say is that of its club, but a neutral mark has no colours.
 */
export function deriveClubNames(dataset: Pick<Dataset, 'clubs' | 'clubNames'>): PublishedClubName[] {
  const acronyms = deriveAcronyms(dataset);
  const clubs = new Map(dataset.clubs.map((club) => [club.club_id, club]));
  return dataset.clubNames.map((row) => {
    const club = clubs.get(row.club_id);
    const acronym = acronyms.get(row);
    if (!club || acronym === undefined) throw new Error(`${row.club_id} is no club of the checked dataset`);
    const isNeutral = row.mark_pattern === 'neutral';
    return {
      ...row,
      acronym,
      primary_colour: row.primary_colour ?? (isNeutral ? null : club.primary_colour),
      secondary_colour: row.secondary_colour ?? (isNeutral ? null : club.secondary_colour),
      mark_pattern: row.mark_pattern ?? club.mark_pattern,
    };
  });
}
