import { createHash } from 'node:crypto';

/** What every id of the feed begins with. */
const competition = 'cpl';

/** An id in the feed's form for what `data/` knows by name alone: always the same for the same name, and nobody's own. */
export function derivedId(kind: string, name: string): string {
  const digits = createHash('sha256').update(`${kind} ${name}`).digest('hex').slice(0, 32);
  return `${competition}::Football_${kind}::${digits}`;
}
