/** As many as the feed gives unasked. */
const usualSize = 20;

/** A page of a list, as `pageNumElement` and `page` ask for it. */
export function pageOfList<Entry>(entries: readonly Entry[], query: URLSearchParams) {
  const size = wholeNumber(query.get('pageNumElement')) ?? usualSize;
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
