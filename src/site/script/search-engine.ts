import MiniSearch from 'minisearch';
import { kindWeights, type SearchIndex, type SearchKind } from '../search/search-index.ts';

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
/** What stands between two names. */
const between = / (?:vs?|versus|contre|and|et) /i;
/** Words between two clubs, and before a name. */
const emptyWords = new Set('v vs versus contre the of and et du de des la le les'.split(' '));

/**
 * Returns a function that searches an index: every word is looked for as the beginning of one, or with a typing error.
 * Where nothing has them all, it finds what has some.
 *
 * @param fold returns a text without accents and capitals
 */
export function createSearch(index: SearchIndex, fold: (text: string) => string) {
  const engine = new MiniSearch<SearchResult & { id: number; words: string }>({
    fields: ['title', 'words'],
    storeFields: ['kind', 'title', 'address'],
    processTerm: (term) => {
      const word = fold(term);
      return word === '' || emptyWords.has(word) ? null : word;
    },
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= leastFuzzyLength && Number.isNaN(Number(term)) ? fuzziness : false),
      boost: { title: 2 },
      combineWith: 'AND',
      // Pages have many words, which must not count against them; matches stay in their order.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boostDocument: (_, __, entry) => kindWeights[entry?.kind as SearchKind],
    },
  });
  let id = 0;
  for (const { kind, address, entries } of index) {
    engine.addAll(
      entries.map(([title, end, words = '']) => ({ id: id++, kind, title, address: address + end, words })),
    );
  }
  /** Returns the comparison of two players whose names, or a word of each, are the text. */
  const comparisonIn = (text: string): SearchResult[] => {
    const address = index.find(({ comparison }) => comparison)?.comparison;
    const [a, b, ...others] = text
      .split(between.test(text) ? between : ' ')
      .map((name) => engine.search(name)[0]);
    if (a?.kind !== 'player' || b?.kind !== 'player' || others.length > 0) return [];
    const [first, second] = [a, b].map((player) => player.address.replace(/.*[/]/, ''));
    return [{ kind: 'pair', title: `${a.title} – ${b.title}`, address: `${address}?a=${first}&b=${second}` }];
  };
  return (text: string): SearchResult[] => {
    const whole = engine.search(text);
    const found = whole.length > 0 ? whole : engine.search(text, { combineWith: 'OR' });
    return [...(whole.length > 0 ? [] : comparisonIn(text.trim())), ...found]
      .slice(0, maxResults)
      .map(({ kind, title, address }) => ({ kind, title, address }));
  };
}
