/** The kinds of pages that the search finds, those that readers look for most first. */
export const searchKinds = [
  'club',
  'season',
  'player',
  'venue',
  'page',
  'endpoint',
  'referee',
  'match',
  'field',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/**
 * What the search of the pages looks through, in one language. An entry of a kind has its title, its address after that
 * of its kind, and further words by which it is found.
 */
export type SearchIndex = readonly {
  readonly kind: SearchKind;
  readonly address: string;
  readonly entries: readonly (readonly [title: string, address: string, words?: string])[];
}[];
