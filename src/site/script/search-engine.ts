import MiniSearch from 'minisearch';
import { type SearchIndex, type SearchKind, searchKinds } from '../search/search-index.ts';

/** A page that a search has found. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  readonly address: string;
}

const maxResults = 8;
/** A typing error in five letters is forgiven, two in ten. */
const fuzziness = 0.2;
const leastFuzzyLength = 4;
/** How much more a kind counts than the next one. */
const kindStep = 0.35;

/**
 * Returns a function that searches an index: every word is looked for as the beginning of one, or with a typing error.
 *
 * @param fold returns a text without accents and capitals
 */
export function createSearch(index: SearchIndex, fold: (text: string) => string) {
  const engine = new MiniSearch<SearchResult & { id: number; words: string }>({
    fields: ['title', 'words'],
    storeFields: ['kind', 'title', 'address'],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= leastFuzzyLength && Number.isNaN(Number(term)) ? fuzziness : false),
      boost: { title: 2 },
      combineWith: 'AND',
      boostDocument: (_, __, entry) =>
        1 + kindStep * (searchKinds.length - searchKinds.indexOf(entry?.kind as SearchKind)),
    },
  });
  let id = 0;
  for (const { kind, address, entries } of index) {
    engine.addAll(
      entries.map(([title, end, words = '']) => ({ id: id++, kind, title, address: address + end, words })),
    );
  }
  return (text: string): SearchResult[] =>
    engine
      .search(text)
      .slice(0, maxResults)
      .map(({ kind, title, address }) => ({ kind, title, address }));
}
