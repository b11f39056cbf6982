import * as z from 'zod';
import { feedId } from '../../records/fields.ts';

/** What we use of a club of a season's list. */
export const clubSchema = z.object({
  teamId: feedId('Team'),
  officialName: z.string().trim().min(1),
  /** What a club is at home at must not cost the club. */
  stadium: z
    .object({ id: feedId('Stadium') })
    .nullish()
    .catch(null),
});
