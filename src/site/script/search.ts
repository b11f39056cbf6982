import { fold } from '../../query/text.ts';
import type { SearchKind } from '../search/search-index.ts';
import { make, setText } from './dom.ts';
import type { SearchResult } from './search-engine.ts';
import { t } from './values.ts';

const kinds = {
  club: 'Club',
  season: 'Season',
  player: 'Player',
  venue: 'Venue',
  page: 'Page',
  endpoint: 'Endpoint',
  referee: 'Referee',
  match: 'Match',
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
  const status = make('p', { className: 'visually-hidden', role: 'status' });
  place.append(list, status);
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-autocomplete', 'list');
  let search: Promise<Search> | undefined;
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
  const close = () => {
    list.hidden = true;
    place.classList.remove('empty');
    input.setAttribute('aria-expanded', 'false');
    choose(undefined);
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
    list.replaceChildren(...(results ?? []).map(optionOf));
    list.hidden = !results?.length;
    input.setAttribute('aria-expanded', `${!list.hidden}`);
    choose(undefined);
    setText(
      status,
      results
        ? t('{count} pages found', { count: results.length })
        : t('The request failed: there is no connection to the server.'),
    );
    place.classList.toggle('empty', results?.length === 0);
  };
  const open = async () => {
    if (options().length === 0) await show();
    const all = options();
    const option = all.find(({ ariaSelected }) => ariaSelected === 'true') ?? all[0];
    option?.querySelector('a')?.click();
  };
  input.addEventListener('focus', () => void loadOnce().catch(() => {}));
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const all = options();
    const index = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') choose(all[(index + 1) % all.length]);
    else if (event.key === 'Enter') open();
    else if (event.key === 'ArrowUp') choose(all.at(index <= 0 ? -1 : index - 1));
    else return;
    event.preventDefault();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
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
