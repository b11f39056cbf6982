import * as z from 'zod';
import { described, text } from './fields.ts';

/** The body of every error response. */
export const errorAnswer = z
  .object({
    error: described(text, "The status's reason phrase, such as Bad Request"),
    message: described(text, 'What was wrong and what was expected'),
    status: described(z.int().min(400).max(599), 'The HTTP status'),
    discovery: described(text, 'The address of the API index; for unknown endpoints only').optional(),
  })
  .meta({ id: 'ApiError', description: 'An error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
