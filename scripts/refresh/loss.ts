import { shortId } from '../../src/records/ids.ts';

/** Something known that the feed would take away or change: written only where it was accepted by name. */
export interface Loss {
  readonly what: string;
  /** The id of the match, player or club. */
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** The losses that nobody accepted. */
export function unaccepted(losses: readonly Loss[], accepted: readonly string[]): Loss[] {
  const names = new Set(accepted.map(shortId));
  return losses.filter(({ subject }) => !names.has(shortId(subject)));
}
