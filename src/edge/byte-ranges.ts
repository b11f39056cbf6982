/**
 * Files that programs read in parts, as DuckDB and browsers' SQLite do. The platform's files answer `Range` with the whole,
 * and HEAD without a length, so that requests of these go to the Worker (`run_worker_first` in wrangler.jsonc).
 */
const inParts = /^\/dumps\/.+\.(parquet|sqlite)$/;

/**
 * Returns a file that is read in parts, or the part that a GET request names (RFC 9110, 14.2). A range has its first and
 * last byte, or its length from the end. Several ranges, invalid ones and other methods get the whole file.
 *
 * @returns undefined where the path is of no such file
 */
export async function fileInParts(
  { method, headers }: Request,
  pathname: string,
  assets: Fetcher,
): Promise<Response | undefined> {
  if (!inParts.test(pathname)) return undefined;
  const file = await assets.fetch(new URL(pathname, 'https://assets.local'), {
    headers: { 'If-None-Match': headers.get('If-None-Match') ?? '' },
  });
  if (file.status !== 200) {
    if (file.status === 304) return file;
    await file.body?.cancel();
    return undefined;
  }
  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const respond = (status: number, body: ArrayBuffer | null, more: Readonly<Record<string, string>> = {}) => {
    const response = new Response(body, { status, headers: file.headers });
    const fields = { 'Accept-Ranges': 'bytes', 'Content-Length': `${body?.byteLength ?? 0}`, ...more };
    for (const [name, value] of Object.entries(fields)) response.headers.set(name, value);
    return response;
  };
  const isSame = [null, file.headers.get('ETag')].includes(headers.get('If-Range'));
  const range = method === 'GET' && isSame ? headers.get('Range') : null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range ?? '') ?? [];
  const isReversed = first !== '' && last !== '' && Number(last) < Number(first);
  if ((first === '' && last === '') || isReversed) return respond(200, bytes);
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  if (start >= end) return respond(416, null, { 'Content-Range': `bytes */${size}` });
  return respond(206, bytes.slice(start, end), { 'Content-Range': `bytes ${start}-${end - 1}/${size}` });
}
