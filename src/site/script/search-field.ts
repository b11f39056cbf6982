import { fold } from '../../query/text-matching.ts';
import { all, make, setText } from './dom.ts';
import { t } from './page-values.ts';
import type { SearchResult } from './search-engine.ts';
import { SearchList } from './search-list.ts';

type Search = (text: string) => SearchResult[];

/**
 * Lets a field list the pages that match what is typed. The engine and the index are loaded when the field is first used.
 * `/` moves to the field from anywhere on the page.
 */
export function makeSearchField(place: HTMLElement): void {
  const input = place.querySelector('input');
  if (!input) return;
  const list = new SearchList(input);
  const status = make('p', { role: 'status' });
  addBox(place, status, list.element);
  const loadSearch = loadedOnce(() => load(place));
  let isFound = false;
  const close = () => {
    list.fill([]);
    setText(status, '');
  };
  const show = async () => {
    const text = input.value.trim();
    if (text === '') return close();
    const results = await loadSearch().then(
      (search) => search(text),
      () => undefined,
    );
    // More may have been typed since.
    if (text !== input.value.trim()) return;
    isFound = results !== undefined && results.length > 0;
    status.className = isFound ? 'visually-hidden' : 'small';
    setText(status, statusText(results));
    list.fill(isFound ? (results ?? []) : mainPages());
  };
  const open = async () => {
    if (list.isEmpty) await show();
    if (isFound) list.openActiveOrFirst();
    else list.openActive();
  };

  input.addEventListener('focus', () => void loadSearch().catch(() => {}));
  input.addEventListener('input', show);
  listenToKeys(input, {
    Escape: close,
    ArrowDown: () => list.activateNext(),
    ArrowUp: () => list.activatePrevious(),
    Enter: open,
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) close();
  });
  focusOnSlash(input);
  if (takeQuery(input)) void show();
}

/** Adds a box for the results below the field. */
function addBox(place: HTMLElement, ...parts: readonly HTMLElement[]): void {
  const box = make('div', { className: 'found' });
  box.append(...parts);
  place.append(box);
}

/** Puts the query of the address, such as `?q=forge`, into the field. Returns whether there is one: `/search` leads to home. */
function takeQuery(input: HTMLInputElement): boolean {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  if (query === '') return false;
  input.value = query;
  input.focus();
  return true;
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

function focusOnSlash(input: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

/** Returns what is said of the results. They are undefined where the search could not be loaded. */
function statusText(results: readonly SearchResult[] | undefined): string {
  if (!results) return t('The request failed: there is no connection to the server.');
  if (results.length === 0) return t('Nothing found. Try:');
  return t('{count} pages found', { count: results.length });
}

/** Returns the pages of the navigation, as a way on where nothing is found. */
function mainPages(): SearchResult[] {
  const links = all<HTMLAnchorElement>('.site-header nav a');
  return links.map(({ textContent, href }) => ({ kind: 'page', title: textContent, address: href }));
}

/** Returns a function that loads something when it is first called, and again at the next call after a failure. */
function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function load({ dataset: { engine = '', index = '' } }: HTMLElement): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([
    import(engine) as Promise<typeof import('./search-engine.ts')>,
    fetch(index),
  ]);
  return createSearch(await response.json(), fold);
}
