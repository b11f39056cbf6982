import * as z from 'zod';
import { count, described, nullable, seasonYear, text } from './fields.ts';

/** The result of one integrity rule in the published build. */
export const checkResult = z
  .object({
    name: described(text, 'The name of the rule'),
    description: described(text, 'What the rule requires'),
    status: described(
      z.enum(['passed', 'known-exceptions']),
      'known-exceptions: passed except for reviewed rows, which are listed with a reason',
    ),
    checked: described(count, 'Rows it was applied to'),
  })
  .meta({ id: 'CheckResult', description: 'An integrity rule and its result on the published data' });

export type CheckResult = z.infer<typeof checkResult>;

/** The size of a table of the dataset. */
export const datasetSize = z
  .object({
    name: described(text, 'The table'),
    rows: described(count, 'How many rows it has'),
    seasons: nullable(
      described(z.array(seasonYear), 'The seasons it has rows for'),
      'the table is not divided by season',
    ),
  })
  .meta({ description: 'The size of a table' });

export type DatasetSize = z.infer<typeof datasetSize>;
