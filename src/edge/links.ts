import { neighbours } from '../query/page.ts';

interface Paged {
  readonly limit: number;
  readonly offset: number;
}

/** How far into an answer its total stands at the latest. */
const head = 256;

/** The total a page says of itself, read off its first bytes: the rest need not be parsed. */
export function totalOf(body: Uint8Array): number | undefined {
  const found = /"total":(\d+)/.exec(new TextDecoder().decode(body.subarray(0, head)));
  return found ? Number(found[1]) : undefined;
}

/** A Link field to the other pages of a query. */
export function pageLinks(url: URL, path: string, total: number, { limit, offset }: Paged): string {
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const query = new URLSearchParams(
        [...url.searchParams].filter(([name, value]) => name !== 'offset' && value !== ''),
      );
      if (to > 0) query.set('offset', String(to));
      const text = query.toString();
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}
