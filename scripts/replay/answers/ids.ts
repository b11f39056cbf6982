import { createHash } from 'node:crypto';

/** Returns an id in the feed's form, of a competition, always the same for the same name. */
export function derivedId(competition: string, kind: string, name: string): string {
  return `${competition}::Football_${kind}::${digest(`${kind} ${name}`).toString('hex').slice(0, 32)}`;
}

/** Returns a number from 0 to `limit - 1` that is always the same for the same name. */
export function derivedNumber(name: string, limit: number): number {
  return digest(name).readUInt32BE() % limit;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
