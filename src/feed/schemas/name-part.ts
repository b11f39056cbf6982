import * as z from 'zod';
import { nameText } from '../../records/fields.ts';

/** A part of a name: empty where the feed has none, null where it has something else than a name. */
export const namePart = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), nameText]))
  .nullish()
  .transform((name): string | null => name ?? '')
  .catch(null);

/** Joins the parts of a name; null where all are empty, or one is not usable: half a name is another name. */
export function joinName(...parts: (string | null)[]): string | null {
  const name = parts.includes(null) ? '' : parts.filter(Boolean).join(' ');
  return nameText.safeParse(name).data ?? null;
}
