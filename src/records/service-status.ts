import * as z from 'zod/mini';
import { service } from '../service.ts';
import { count, day, instant, seasonYear, text } from './fields.ts';
import { arrayOf, described, enumeration, nullable, objectSchema, orNull } from './schema.ts';

/** The result of one integrity rule in the published build. */
export const checkResult = objectSchema(
  'CheckResult',
  'An integrity rule and its result on the published data',
  {
    name: described(text, 'The name of the rule'),
    description: described(text, 'What the rule requires'),
    status: described(
      z.enum(['passed', 'known-exceptions']),
      'known-exceptions: passed except for reviewed rows, which are listed with a reason',
    ),
    checked: described(count, 'Rows it was applied to'),
  },
);

export type CheckResult = z.infer<typeof checkResult>;

/** The size of a table of the dataset. */
export const datasetSize = described(
  z.object({
    name: described(text, 'The table'),
    rows: described(count, 'How many rows it has'),
    seasons: nullable(
      arrayOf(seasonYear, 'The seasons it has rows for'),
      'the table is not divided by season',
    ),
  }),
  'The size of a table',
);

export type DatasetSize = z.infer<typeof datasetSize>;

/** The address of the release file. */
export const releaseAddress = '/release.json';

const id = z.string().check(z.regex(/^[0-9a-f]{16}$/, { error: 'expected 16 hexadecimal digits' }));

/** The identity of what is published. */
export const release = z.object({
  release: described(id, 'The id of the data: the same for the same tables; the downloads name it'),
  build: described(id, 'The id of all published files, pages included: the same for the same files'),
  version: described(z.literal(service.version), "Version of the API's description"),
  data_as_of: described(day, "The day up to which the current season's results are complete"),
});

export type Release = z.infer<typeof release>;

const errorCode = enumeration(
  'ErrorCode',
  'The kind of error. invalid_combination: parameters that exclude or need each other; invalid_request: the address ' +
    'is no URL',
  [
    'unknown_parameter',
    'repeated_parameter',
    'invalid_value',
    'invalid_combination',
    'invalid_request',
    'not_found',
    'method_not_allowed',
    'rate_limited',
    'internal_error',
  ],
);

/** The body of every error response. */
export const errorAnswer = objectSchema('ApiError', 'What was wrong with a request, and what was expected', {
  error: described(text, "The status's reason phrase, such as Bad Request"),
  message: described(text, 'What was wrong and what was expected'),
  status: described(z.int().check(z.gte(400), z.lte(599)), 'The HTTP status'),
  code: described(errorCode, 'The kind of error, for programs; of several faults the first'),
  parameters: arrayOf(
    z.string(),
    'The names of the parameters at fault; empty where the error is not of a parameter',
  ),
  documentation: described(text, 'The address of the page about the endpoint, or of the documentation'),
  discovery: z.optional(described(text, 'The address of the API index; for unknown endpoints only')),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** What the service says of the league's feed. */
export const feedStatus = described(
  z.object({
    enabled: described(z.boolean(), "Whether the league's live feed is in use"),
    last_success: orNull(instant, 'When it last answered', 'it has not answered yet'),
    last_error: orNull(text, 'The last failure', 'its last call succeeded'),
    rejected: described(
      count,
      "How many of the feed's values were rejected: malformed entries, and values that break a rule or a known fact",
    ),
    rejected_reasons: arrayOf(text, 'The first ten of them, each with the reason'),
    missing: described(
      count,
      "How many entries the feed's last answers lack that the last refresh had, whose values are used",
    ),
    held: arrayOf(
      text,
      'The first ten matches that are shown as an earlier answer had them, each with the reason. The last answer has ' +
        'no usable entry of the match, or takes back what was known',
    ),
  }),
  "The league's live feed",
);

export type FeedStatus = z.infer<typeof feedStatus>;

/** The status of a feed that is off, or that the answer may not depend on. */
export const noFeed: FeedStatus = {
  enabled: false,
  last_success: null,
  last_error: null,
  rejected: 0,
  rejected_reasons: [],
  missing: 0,
  held: [],
};
