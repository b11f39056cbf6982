import {
  type Choice,
  choosable,
  decodeChoices,
  encodeChoices,
  type WhatIfMatch,
  type WhatIfSeason,
} from '../../derive/what-if.ts';

/** The name under which the query of an address has choices: `?s=2026-b2`, of the season 2026. */
const parameter = 's';

/** Returns the choices that the address of the page has, as text, and their season. Both are empty without choices. */
export function choicesInAddress(): { readonly season: string; readonly text: string } {
  const value = new URLSearchParams(location.search).get(parameter) ?? '';
  const [season = '', text = ''] = value.split('-');
  return { season, text };
}

/** The results that a reader has chosen for the matches of a season. */
export class SeasonChoices {
  readonly #season: number;
  readonly #matches: readonly WhatIfMatch[];
  /** How the matches ended. */
  readonly #results: readonly Choice[];
  #choices: Choice[];

  constructor({ season, matches }: Pick<WhatIfSeason, 'season' | 'matches'>) {
    this.#season = season;
    this.#matches = matches;
    this.#results = matches.map(resultOf);
    this.#choices = matches.map(() => undefined);
  }

  /** Returns the choice of each match, in the order of the season's matches. */
  get all(): readonly Choice[] {
    return this.#choices;
  }

  /** Returns the result of a match with the choices: the chosen one, or else that in which it ended. */
  resultAt(index: number): Choice {
    return this.#choices[index] ?? this.#results[index];
  }

  isChosen(index: number): boolean {
    return this.#choices[index] !== undefined;
  }

  /** Chooses the result of a match. The result in which it ended is no choice. */
  choose(index: number, result: Choice): void {
    this.#choices[index] = result === this.#results[index] ? undefined : result;
  }

  takeBack(index: number): void {
    this.#choices[index] = undefined;
  }

  clear(): void {
    this.#choices = this.#matches.map(() => undefined);
  }

  /** Chooses the likeliest result of every match to come, or of all matches of a season that is over. */
  chooseFavourites(): void {
    const isOver = this.#results.every((result) => result !== undefined);
    for (const [index, { probabilities }] of this.#matches.entries()) {
      if (!isOver && this.#results[index] !== undefined) continue;
      const shares = choosable.map(({ outcome }) => probabilities[outcome]);
      this.choose(index, shares.indexOf(Math.max(...shares)));
    }
  }

  /** Chooses the results of a text that `choicesInAddress` has returned for the same season. */
  read(text: string): void {
    for (const [index, choice] of decodeChoices(text).slice(0, this.#matches.length).entries())
      this.choose(index, choice);
  }

  /** Returns an address, relative to the page, with the choices in its query. */
  address(): string {
    const text = encodeChoices(this.#choices);
    return text === '' ? location.pathname : `?${parameter}=${this.#season}-${text}`;
  }
}

/** Returns the result in which a match ended, as a choice. A match to come has none. */
function resultOf({ home_goals, away_goals }: WhatIfMatch): Choice {
  if (home_goals === null || away_goals === null) return undefined;
  const difference = Math.sign(home_goals - away_goals);
  return choosable.findIndex((result) => result.home_goals - result.away_goals === difference);
}
