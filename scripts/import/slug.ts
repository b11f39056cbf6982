import { fold } from '../../src/query/text.ts';

/**
 * Returns a name as an id: lower-case words of Latin letters and digits, joined by hyphens; empty where it has none.
 */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
