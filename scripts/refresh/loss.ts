/** Something known that the feed would take away or change: written only where it was accepted by name. */
export interface Loss {
  readonly what: string;
  /** The id of the match, player or club. */
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** The part of an id that names it in short: `57a2…` of `cpl::Football_Match::57a2…`. */
export function shortId(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}

/** The losses that nobody accepted. */
export function unaccepted(losses: readonly Loss[], accepted: readonly string[]): Loss[] {
  const names = new Set(accepted.map(shortId));
  return losses.filter(({ subject }) => !names.has(shortId(subject)));
}
