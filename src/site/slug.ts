import { fold } from '../query/text.ts';

/** Returns a text as part of an address: lower-case letters and digits joined by hyphens. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
