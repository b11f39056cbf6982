import * as z from 'zod';
import { feedId, nameText } from '../../records/fields.ts';

/** The fields of a club of a season's list that are used. */
export const clubSchema = z.object({
  teamId: feedId('Team'),
  officialName: z.string().trim().pipe(nameText),
  /** A club with an unknown venue is still a club. */
  stadium: z
    .object({ id: feedId('Stadium') })
    .nullish()
    .catch(null),
});
