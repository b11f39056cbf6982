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
  const given = [...url.searchParams].filter(([name, value]) => name !== 'offset' && value !== '');
  const query = new URLSearchParams(given).toString();
  return Object.entries(neighbours({ total, limit, offset }))
    .map(([rel, to]) => {
      const text = [query, to > 0 ? `offset=${to}` : ''].filter(Boolean).join('&');
      return `<${path}${text === '' ? '' : `?${text}`}>; rel="${rel}"`;
    })
    .join(', ');
}
