import * as z from 'zod';
import { described, text } from './fields.ts';

/** What every error says. */
export const errorAnswer = z
  .object({
    error: described(text, "The status's reason phrase, such as Bad Request"),
    message: described(text, 'What was wrong and what was expected'),
    status: described(z.int().min(400).max(599), 'The HTTP status'),
    discovery: described(text, 'Where to find what there is, on an address that is no endpoint').optional(),
  })
  .meta({ id: 'Error', description: 'Why there is no answer' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
