import { fold } from '../../query/text-matching.ts';
import type { SearchKind } from '../search/search-index.ts';
import { all, make, setText } from './dom.ts';
import type { SearchResult } from './search-engine.ts';
import { t } from './values.ts';

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

type Search = (text: string) => SearchResult[];

/**
 * Lets a field list the pages that match what is typed, as a combobox (WAI-ARIA 1.2). The engine and the index are
 * loaded when the field is first used. `/` moves to the field from anywhere on the page.
 */
export function makeSearch(place: HTMLElement): void {
  const input = place.querySelector('input');
  if (!input) return;
  const list = make('ul', {
    id: 'search-results',
    role: 'listbox',
    ariaLabel: t('Pages found'),
    hidden: true,
  });
  const status = make('p', { role: 'status' });
  const box = make('div', { className: 'found' });
  box.append(status, list);
  place.append(box);
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-autocomplete', 'list');
  let search: Promise<Search> | undefined;
  let isFound = false;
  const loadOnce = () => {
    search ??= load(place);
    // It is loaded again at the next use.
    search.catch(() => {
      search = undefined;
    });
    return search;
  };
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const choose = (next: HTMLElement | undefined) => {
    for (const option of options()) option.ariaSelected = `${option === next}`;
    if (next) input.setAttribute('aria-activedescendant', next.id);
    else input.removeAttribute('aria-activedescendant');
    next?.scrollIntoView({ block: 'nearest' });
  };
  const fill = (results: readonly SearchResult[]) => {
    list.replaceChildren(...results.map(optionOf));
    list.hidden = results.length === 0;
    input.setAttribute('aria-expanded', `${!list.hidden}`);
    choose(undefined);
  };
  const close = () => {
    fill([]);
    setText(status, '');
  };
  const show = async () => {
    const text = input.value.trim();
    if (text === '') return close();
    const results = await loadOnce().then(
      (find) => find(text),
      () => undefined,
    );
    // More may have been typed since.
    if (text !== input.value.trim()) return;
    isFound = results !== undefined && results.length > 0;
    status.className = isFound ? 'visually-hidden' : 'small';
    setText(
      status,
      isFound
        ? t('{count} pages found', { count: results?.length ?? 0 })
        : results
          ? t('Nothing found. Try:')
          : t('The request failed: there is no connection to the server.'),
    );
    fill(isFound ? (results ?? []) : mainPages());
  };
  const open = async () => {
    if (options().length === 0) await show();
    const choices = options();
    const option =
      choices.find(({ ariaSelected }) => ariaSelected === 'true') ?? (isFound ? choices[0] : undefined);
    option?.querySelector('a')?.click();
  };
  input.addEventListener('focus', () => void loadOnce().catch(() => {}));
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const choices = options();
    const index = choices.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') choose(choices[(index + 1) % choices.length]);
    else if (event.key === 'Enter') open();
    else if (event.key === 'ArrowUp') choose(choices.at(index <= 0 ? -1 : index - 1));
    else return;
    event.preventDefault();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) close();
  });
  // `/search?q=` leads to home.
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    input.value = asked;
    input.focus();
    void show();
  }
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** Returns the pages of the navigation, as a way on where nothing is found. */
function mainPages(): SearchResult[] {
  const links = all<HTMLAnchorElement>('.site-header nav a');
  return links.map(({ textContent, href }) => ({ kind: 'page', title: textContent, address: href }));
}

async function load({ dataset: { engine = '', index = '' } }: HTMLElement): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([
    import(engine) as Promise<typeof import('./search-engine.ts')>,
    fetch(index),
  ]);
  return createSearch(await response.json(), fold);
}

function optionOf({ kind, title, address }: SearchResult, index: number): HTMLElement {
  const link = make('a', { href: address, tabIndex: -1, textContent: title });
  link.append(make('span', { className: 'small', textContent: ` ${t(kinds[kind])}` }));
  const option = make('li', { id: `search-result-${index}`, role: 'option' });
  option.append(link);
  return option;
}
