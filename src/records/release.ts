import * as z from 'zod';
import { service } from '../service.ts';
import { day, described } from './fields.ts';

/** The address of the release file. */
export const releaseAddress = '/release.json';

/** The identity of the published release. */
export const release = z.object({
  release: described(
    z.string().regex(/^[0-9a-f]{16}$/, { error: 'expected 16 hexadecimal digits' }),
    'The id of the release: the same for the same files',
  ),
  version: described(z.literal(service.version), "Version of the API's description"),
  data_as_of: described(day, "The day up to which the current season's results are complete"),
});

export type Release = z.infer<typeof release>;
