/** Returns the last part of a feed id: `57a2…` of `cpl::Football_Match::57a2…`; a short id is returned as it is. */
export function shortId(feedId: string): string {
  return feedId.slice(feedId.lastIndexOf(':') + 1);
}
