import MiniSearch from 'minisearch';
import { fold } from '../../query/text-matching.ts';
import { kindWeights, type SearchIndex, type SearchKind } from '../search/search-index.ts';

/** A page that a search has found. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  readonly address: string;
  /** What stands beside the title, such as former names. */
  readonly note?: string | undefined;
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
 * Returns a function that searches an index: every word is looked for as the beginning of one, or with a typing error. If
 * no entry has all words, it finds those with some of them.
 */
export function createSearch(index: SearchIndex) {
  const engine = makeEngine(index);
  const comparison = index.find((group) => group.comparison)?.comparison ?? '';
  return (text: string): SearchResult[] => {
    const whole = engine.search(text);
    const results =
      whole.length > 0
        ? whole
        : [...comparisonIn(text.trim(), comparison, engine), ...engine.search(text, { combineWith: 'OR' })];
    return results.slice(0, maxResults).map(({ kind, title, address, note }) => ({
      kind,
      title,
      address,
      note,
    }));
  };
}

type Engine = MiniSearch<SearchResult & { readonly id: number; readonly words: string }>;

function makeEngine(index: SearchIndex): Engine {
  const engine: Engine = new MiniSearch({
    fields: ['title', 'words'],
    storeFields: ['kind', 'title', 'address', 'note'],
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
  const pages = index.flatMap(({ kind, address, entries }) =>
    entries.map(([title, end, words = '', note]) => ({
      kind,
      title,
      address: address + end,
      words,
      note,
    })),
  );
  engine.addAll(pages.map((page, id) => ({ id, ...page })));
  return engine;
}

/**
 * Returns the comparison of two players whose names, or a word of each, are the text.
 *
 * @param page the address of the page that compares two players
 */
function comparisonIn(text: string, page: string, engine: Engine): SearchResult[] {
  const names = text.split(between.test(text) ? between : ' ');
  const [first, second, ...others] = names.map((name) => engine.search(name)[0]);
  if (first?.kind !== 'player' || second?.kind !== 'player' || others.length > 0) return [];
  const query = `a=${lastSegment(first.address)}&b=${lastSegment(second.address)}`;
  return [{ kind: 'pair', title: `${first.title} – ${second.title}`, address: `${page}?${query}` }];
}

function lastSegment(address: string): string {
  return address.replace(/.*[/]/, '');
}
