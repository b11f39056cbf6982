import type { SearchIndex } from '../search/search-index.ts';
import { all, setText } from './dom.ts';
import { t } from './page-values.ts';
import { createSearch, type SearchResult } from './search-engine.ts';
import { SearchList } from './search-list.ts';

export interface SearchBox {
  /** Lists the pages that match what the field has. */
  show(): void;
  /** Goes to the page that is active in the list, or else to the first that was found. */
  open(): void;
}

/**
 * Makes the box below the field of the search, which lists pages.
 *
 * @param place has the field, and the box with its message
 */
export function makeSearchBox(place: HTMLElement, index: SearchIndex): SearchBox {
  const [input] = all<HTMLInputElement>('input', place);
  const [status] = all('[role=status]', place);
  if (!input || !status) throw new Error('the search has no field');
  const search = createSearch(index);
  const list = new SearchList(input);
  status.after(list.element);
  let isFound = false;
  const close = () => {
    list.fill([]);
    setText(status, '');
  };
  const show = () => {
    const text = input.value.trim();
    if (text === '') return close();
    const results = search(text);
    isFound = results.length > 0;
    status.className = isFound ? 'visually-hidden' : 'small';
    setText(status, isFound ? t('{count} pages found', { count: results.length }) : t('Nothing found. Try:'));
    list.fill(isFound ? results : mainPages());
  };
  const open = () => {
    if (list.isEmpty) show();
    if (isFound) list.openActiveOrFirst();
    else list.openActive();
  };
  listenToKeys(input, {
    Escape: close,
    ArrowDown: () => list.activateNext(),
    ArrowUp: () => list.activatePrevious(),
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) close();
  });
  return { show, open };
}

/** Calls the action of a key in place of what the browser does with it. */
function listenToKeys(input: HTMLInputElement, actions: Readonly<Record<string, () => void>>): void {
  input.addEventListener('keydown', (event) => {
    const action = actions[event.key];
    if (!action) return;
    action();
    event.preventDefault();
  });
}

/** Returns the pages of the navigation, as a way on where nothing is found. */
function mainPages(): SearchResult[] {
  const links = all<HTMLAnchorElement>('.site-header nav a');
  return links.map(({ textContent, href }) => ({ kind: 'page', title: textContent, address: href }));
}
