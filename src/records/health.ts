import * as z from 'zod';
import { count, described, nullable, seasonYear, text } from './fields.ts';

/** What became of one integrity rule in the build that was published. */
export const checkResult = z
  .object({
    name: described(text, 'The rule'),
    description: described(text, 'What it says'),
    status: described(
      z.enum(['passed', 'known-exceptions']),
      'known-exceptions: held but for rows that are looked at and listed with a reason',
    ),
    checked: described(count, 'Rows it was held against'),
  })
  .meta({ id: 'CheckResult', description: 'An integrity rule and how the published data stand to it' });

export type CheckResult = z.infer<typeof checkResult>;

/** How large a table of the dataset is. */
export const datasetSize = z
  .object({
    name: described(text, 'The table'),
    rows: described(count, 'Its rows'),
    seasons: nullable(described(z.array(seasonYear), 'The seasons it has rows of'), 'it is not by season'),
  })
  .meta({ description: 'The size of a table' });

export type DatasetSize = z.infer<typeof datasetSize>;
