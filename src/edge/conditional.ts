/** Returns the strong ETag of a body made at the edge: its SHA-256, cut to 128 bits. A file has the asset layer's. */
export async function etagOf(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return `"${digest.subarray(0, 16).toHex()}"`;
}

/**
 * Whether If-None-Match names the ETag: a list or `*`, compared weakly (RFC 9110, 13.1.2), since a cache that
 * compresses makes a strong ETag weak.
 */
export function namesETag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return ifNoneMatch.matchAll(/(?:W\/)?"[^"]*"/g).some(([tag]) => opaque(tag) === opaque(etag));
}
