import type { SearchKind } from '../search/search-index.ts';
import { make } from './dom.ts';
import { t } from './page-values.ts';
import type { SearchResult } from './search-engine.ts';

const kinds = {
  club: 'Club',
  page: 'Page',
  season: 'Season',
  pair: 'Head-to-head',
  player: 'Player',
  venue: 'Venue',
  referee: 'Referee',
  match: 'Match',
  endpoint: 'Endpoint',
  field: 'Field',
} as const satisfies Record<SearchKind, string>;

/** The list of a combobox (WAI-ARIA 1.2): the pages that a search finds, of which one can be the active one. */
export class SearchList {
  readonly element = make('ul', {
    id: 'search-results',
    role: 'listbox',
    ariaLabel: t('Pages found'),
    hidden: true,
  });
  readonly #input: HTMLInputElement;

  constructor(input: HTMLInputElement) {
    this.#input = input;
    input.setAttribute('aria-controls', this.element.id);
  }

  get #options(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('[role=option]')];
  }

  get #activeIndex(): number {
    return this.#options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  }

  get isEmpty(): boolean {
    return this.#options.length === 0;
  }

  /** Lists results in place of those before. None of them is active. */
  fill(results: readonly SearchResult[]): void {
    this.element.replaceChildren(...results.map(optionOf));
    this.element.hidden = results.length === 0;
    this.#input.setAttribute('aria-expanded', `${!this.element.hidden}`);
    this.#activate(undefined);
  }

  /** Makes the next option the active one; after the last comes the first. */
  activateNext(): void {
    const options = this.#options;
    this.#activate(options[(this.#activeIndex + 1) % options.length]);
  }

  activatePrevious(): void {
    const index = this.#activeIndex;
    this.#activate(this.#options.at(index <= 0 ? -1 : index - 1));
  }

  /** Goes to the page of the active option. */
  openActive(): void {
    this.#open(this.#options[this.#activeIndex]);
  }

  /** Goes to the page of the active option, or else of the first. */
  openActiveOrFirst(): void {
    this.#open(this.#options[Math.max(this.#activeIndex, 0)]);
  }

  #activate(active: HTMLElement | undefined): void {
    for (const option of this.#options) option.ariaSelected = `${option === active}`;
    if (active) this.#input.setAttribute('aria-activedescendant', active.id);
    else this.#input.removeAttribute('aria-activedescendant');
    active?.scrollIntoView({ block: 'nearest' });
  }

  #open(option: HTMLElement | undefined): void {
    option?.querySelector('a')?.click();
  }
}

function optionOf({ kind, title, address, note }: SearchResult, index: number): HTMLElement {
  const link = make('a', { href: address, tabIndex: -1, textContent: title });
  const beside = [note, t(kinds[kind])].filter((text) => text !== undefined).join(' · ');
  link.append(make('span', { className: 'small', textContent: ` ${beside}` }));
  const option = make('li', { id: `search-result-${index}`, role: 'option' });
  option.append(link);
  return option;
}
