/** The kinds of what the search finds, with how much each counts: a fan’s pages come before what programs read. */
export const kindWeights = {
  club: 12,
  page: 6,
  season: 4,
  pair: 4,
  player: 3,
  venue: 3,
  referee: 2,
  match: 1.5,
  endpoint: 0.4,
  field: 0.1,
} as const;

export type SearchKind = keyof typeof kindWeights;

/**
 * What the search of the pages looks through, in one language. An entry of a kind has its title, its address after that
 * of its kind, further words by which it is found, and a note that stands beside its title.
 */
export type SearchIndex = readonly {
  readonly kind: SearchKind;
  readonly address: string;
  /** The address of the page that compares two of them. */
  readonly comparison?: string;
  readonly entries: readonly (readonly [title: string, address: string, words?: string, note?: string])[];
}[];
