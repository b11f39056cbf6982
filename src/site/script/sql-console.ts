import type { SqlValues } from '../frame/asset-addresses.ts';
import { all, make, setText } from './dom.ts';
import { resultCsv, resultSummary, resultTable } from './sql-result.ts';
import { SqliteClient } from './sqlite-client.ts';
import type { SqlResult } from './sqlite-worker.ts';

const running = 'Running…';

for (const form of all<HTMLFormElement>('form[data-sql]')) makeConsole(form);

/** Lets a form query the database. The first query loads it; the button that stops a query loses it. */
function makeConsole(form: HTMLFormElement): void {
  const input = form.querySelector('textarea');
  const progress = form.querySelector('progress');
  const stopButton = form.querySelector<HTMLButtonElement>('[type=button]');
  const status = form.querySelector('[role=status]');
  if (!input || !progress || !stopButton || !status) return;
  const result = makeResult();
  const end = (message: string | Node) => {
    stopButton.hidden = true;
    progress.hidden = true;
    status.replaceChildren(message);
  };
  const client = new SqliteClient(JSON.parse(form.dataset.sql ?? '') as SqlValues, {
    onLoading: (loadedBytes) => {
      progress.value = loadedBytes;
      progress.hidden = progress.value === progress.max;
      if (progress.hidden) setText(status, running);
    },
    onResult: (rows) => {
      end(resultSummary(rows));
      result.show(rows);
    },
    onRefusal: (message) => end(make('code', { textContent: message })),
    onFailure: end,
  });
  const stop = (message: string) => {
    client.stop();
    end(message);
  };
  const run = () => {
    if (!stopButton.hidden) stop('');
    result.hide();
    stopButton.hidden = false;
    setText(status, client.isStarted ? running : 'Loading the database…');
    client.run(input.value);
  };
  stopButton.addEventListener('click', () => {
    stop('Stopped.');
    form.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  });
  listenToQueries(form, input, run);
  followLinks(form, input, run);
}

/** Returns what shows the rows of a query, which a button saves as a file. */
function makeResult(): { show(result: SqlResult): void; hide(): void } {
  const place = document.querySelector<HTMLElement>('#result');
  const output = place?.querySelector('div');
  let csv = '';
  place?.querySelector('button')?.addEventListener('click', () => {
    make('a', { href: URL.createObjectURL(new Blob([csv])), download: 'result.csv' }).click();
  });
  return {
    show: (result) => {
      csv = resultCsv(result);
      if (output) output.innerHTML = String(resultTable(result));
      if (place) place.hidden = result.columns.length === 0;
    },
    hide: () => {
      if (place) place.hidden = true;
    },
  };
}

/** Runs the query of the form, and keeps it in the address. */
function listenToQueries(form: HTMLFormElement, input: HTMLTextAreaElement, run: () => void): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sqlInAddress() !== input.value)
      history.pushState(null, '', `#${new URLSearchParams({ q: input.value })}`);
    run();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
}

/** Runs the query of the address at once, since a link to a query is opened for its answer. */
function followLinks(form: HTMLFormElement, input: HTMLTextAreaElement, run: () => void): void {
  const follow = () => {
    const sql = sqlInAddress();
    if (sql === null) return;
    input.value = sql;
    form.scrollIntoView({ block: 'nearest' });
    run();
  };
  addEventListener('hashchange', follow);
  // There is no such event where a link leads to the address that is open.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.href === location.href) follow();
  });
  follow();
}

function sqlInAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('q');
}
