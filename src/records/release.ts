import * as z from 'zod';
import { service } from '../service.ts';
import { day, described } from './fields.ts';

/** The address of the release file. */
export const releaseAddress = '/release.json';

const id = z.string().regex(/^[0-9a-f]{16}$/, { error: 'expected 16 hexadecimal digits' });

/** The identity of what is published. */
export const release = z.object({
  release: described(id, 'The id of the data: the same for the same tables; the downloads name it'),
  build: described(id, 'The id of all published files, pages included: the same for the same files'),
  version: described(z.literal(service.version), "Version of the API's description"),
  data_as_of: described(day, "The day up to which the current season's results are complete"),
});

export type Release = z.infer<typeof release>;
