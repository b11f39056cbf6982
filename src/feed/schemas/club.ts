import * as z from 'zod';
import { nameText } from '../../records/fields.ts';
import { entryId } from './entry-id.ts';

/** The fields of a club of a season's list that are used. */
export const clubSchema = z.object({
  teamId: entryId('Team'),
  officialName: z.string().trim().pipe(nameText),
  /** A club with an unknown venue is still a club. */
  stadium: z
    .object({ id: entryId('Stadium') })
    .nullish()
    .catch(null),
});
