import * as z from 'zod';
import { service } from '../service.ts';
import { day, described } from './fields.ts';

/** Where what is published says which release it is. */
export const releaseAddress = '/release.json';

/** Which release of the files is published. */
export const release = z.object({
  release: described(
    z.string().regex(/^[0-9a-f]{16}$/, { error: 'expected 16 hexadecimal digits' }),
    'Its id: the same for the same files',
  ),
  version: described(z.literal(service.version), "Version of the API's description"),
  data_as_of: described(day, "The day up to which the current season's results are known"),
});

export type Release = z.infer<typeof release>;
