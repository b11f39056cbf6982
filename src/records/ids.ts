/** Returns the last part of an id, after its last colon; an id without one is returned as it is. */
export function shortId(feedId: string): string {
  return feedId.slice(feedId.lastIndexOf(':') + 1);
}
