import { neighbours } from '../query/page.ts';

interface Paged {
  readonly limit: number;
  readonly offset: number;
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
