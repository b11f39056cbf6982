import type { SearchIndex } from '../search/search-index.ts';
import { setText } from './dom.ts';
import { t } from './page-values.ts';
import type { SearchBox } from './search-box.ts';

/**
 * Lets a field search the pages. The script that does it and the index are loaded when the field is first used. `/` moves to
 * the field from anywhere on the page.
 */
export function makeSearchField(place: HTMLElement): void {
  const input = place.querySelector('input');
  if (!input) return;
  const loadBox = loadedOnce(() => load(place));
  const showFailure = () =>
    setText(
      place.querySelector('[role=status]'),
      t('The request failed: there is no connection to the server.'),
    );
  const show = () => loadBox().then((box) => box.show(), showFailure);
  input.addEventListener('focus', () => void loadBox().catch(() => {}));
  input.addEventListener('input', show);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void loadBox().then((box) => box.open(), showFailure);
  });
  focusOnSlash(input);
  if (takeQuery(input)) void show();
}

/** Puts the query of the address, such as `?q=forge`, into the field. Returns whether there is one: `/search` leads to home. */
function takeQuery(input: HTMLInputElement): boolean {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  if (query === '') return false;
  input.value = query;
  input.focus();
  return true;
}

function focusOnSlash(input: HTMLInputElement): void {
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, select, textarea, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
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

async function load(place: HTMLElement): Promise<SearchBox> {
  const { script = '', index = '' } = place.dataset;
  const [{ makeSearchBox }, response] = await Promise.all([
    import(script) as Promise<typeof import('./search-box.ts')>,
    fetch(index),
  ]);
  const searchIndex: SearchIndex = await response.json();
  return makeSearchBox(place, searchIndex);
}
