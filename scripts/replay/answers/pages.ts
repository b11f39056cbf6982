/** The page size that the feed has by default. */
const defaultSize = 20;

/** Returns a page of a list, as `pageNumElement` and `page` ask for it. */
export function pageOf<Entry>(entries: readonly Entry[], query: URLSearchParams, maxSize = 500) {
  const size = Math.min(maxSize, wholeNumber(query.get('pageNumElement')) ?? defaultSize);
  const page = wholeNumber(query.get('page')) ?? 1;
  const totalPages = Math.ceil(entries.length / size);
  return {
    entries: entries.slice((page - 1) * size, page * size),
    pagination: { totalPages, currentPage: page, isLastPage: page >= totalPages },
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
