import * as z from 'zod';
import { described, text } from './fields.ts';

const errorCode = z
  .enum([
    'unknown_parameter',
    'repeated_parameter',
    'invalid_value',
    'invalid_combination',
    'invalid_request',
    'not_found',
    'method_not_allowed',
    'rate_limited',
    'internal_error',
  ])
  .meta({
    id: 'ErrorCode',
    description:
      'The kind of error. invalid_combination: parameters that exclude or need each other; invalid_request: the address ' +
      'is no URL',
  });

/** The body of every error response. */
export const errorAnswer = z
  .object({
    error: described(text, "The status's reason phrase, such as Bad Request"),
    message: described(text, 'What was wrong and what was expected'),
    status: described(z.int().min(400).max(599), 'The HTTP status'),
    code: described(errorCode, 'The kind of error, for programs; of several faults the first'),
    parameters: z.array(z.string()).meta({
      description: 'The names of the parameters at fault; empty where the error is not of a parameter',
    }),
    documentation: described(text, 'The address of the page about the endpoint, or of the documentation'),
    discovery: described(text, 'The address of the API index; for unknown endpoints only').optional(),
  })
  .meta({ id: 'ApiError', description: 'What was wrong with a request, and what was expected' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
