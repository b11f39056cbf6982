import type { Cell } from '../../records/flat-columns.ts';
import { encodeLine } from '../../resources/csv.ts';
import { table } from '../components/table.ts';
import type { SqlValues } from '../frame/asset-addresses.ts';
import type { Html } from '../html.ts';
import { all, make, setText } from './dom.ts';
import type { SqlQuery, SqlReply, SqlResult } from './sqlite-worker.ts';

const maxRows = 100_000;
const maxShownRows = 1000;
const maxShownCells = 50_000;
const lost = 'The request failed: there is no connection to the server.';
const tooLarge = 'The browser cannot hold this answer: ask for less of it.';
for (const form of all<HTMLFormElement>('form[data-sql]')) makeConsole(form);

/** Lets a form query the database in a worker. The first query starts it; the button that stops a query ends it. */
function makeConsole(form: HTMLFormElement): void {
  const { worker: script, sqlite, database }: SqlValues = JSON.parse(form.dataset.sql ?? '');
  const input = form.querySelector('textarea');
  const progress = form.querySelector('progress');
  const runButton = form.querySelector<HTMLButtonElement>('[type=submit]');
  const stopButton = form.querySelector<HTMLButtonElement>('[type=button]');
  const status = form.querySelector('[role=status]');
  const place = document.querySelector<HTMLElement>('#result');
  const output = place?.querySelector('div');
  if (!input || !progress || !runButton || !stopButton || !status || !place || !output) return;
  let worker: Worker | undefined;
  let csv = '';

  const end = (message: string | Node) => {
    stopButton.hidden = progress.hidden = true;
    status.replaceChildren(message);
  };
  const stop = (message: string) => {
    worker?.terminate();
    worker = undefined;
    end(message);
  };
  const show = (result: SqlResult) => {
    end(summaryOf(result));
    const lines: (readonly Cell[])[] = [result.columns, ...result.rows];
    csv = lines.map((line) => `${encodeLine(line)}\r\n`).join('');
    output.innerHTML = String(tableOf(result));
    place.hidden = result.columns.length === 0;
  };
  const receive = (data: SqlReply) => {
    if ('loadedBytes' in data) {
      progress.value = data.loadedBytes;
      progress.hidden = progress.value === progress.max;
      if (progress.hidden) setText(status, 'Running…');
    } else if ('result' in data) show(data.result);
    else if (data.error === undefined) stop(lost);
    else end(make('code', { textContent: data.error }));
  };
  const run = () => {
    if (!stopButton.hidden) stop('');
    place.hidden = true;
    stopButton.hidden = false;
    setText(status, worker ? 'Running…' : 'Loading the database…');
    if (!worker) {
      worker = new Worker(script, { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<SqlReply>) => {
        try {
          receive(data);
        } catch {
          stop(tooLarge);
        }
      };
      worker.onmessageerror = () => stop(tooLarge);
      // An error without a message is one of loading.
      worker.onerror = ({ message }) => stop(message ? tooLarge : lost);
    }
    worker.postMessage({ sql: input.value, sqlite, database, maxRows } satisfies SqlQuery);
  };
  // A link to a query is opened for its answer, so it runs at once.
  const follow = () => {
    const sql = sqlInAddress();
    if (sql === null) return;
    input.value = sql;
    form.scrollIntoView({ block: 'nearest' });
    run();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sqlInAddress() !== input.value)
      history.pushState(null, '', `#${new URLSearchParams({ q: input.value })}`);
    run();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  stopButton.addEventListener('click', () => {
    stop('Stopped.');
    runButton.focus();
  });
  place.querySelector('button')?.addEventListener('click', () => {
    make('a', { href: URL.createObjectURL(new Blob([csv])), download: 'result.csv' }).click();
  });
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

/** Returns how many rows are shown: fewer where they have many columns. */
function shownRowsOf({ columns }: SqlResult): number {
  return Math.min(maxShownRows, Math.ceil(maxShownCells / columns.length));
}

function summaryOf(result: SqlResult): string {
  const { rows, isCut, milliseconds } = result;
  const shownRows = shownRowsOf(result);
  const shown = rows.length > shownRows ? ` The first ${shownRows} are shown; the CSV has all.` : '';
  const cut = isCut ? ' There are more: add LIMIT or a condition.' : '';
  return `Rows: ${rows.length} (${milliseconds} ms).${shown}${cut}`;
}

function tableOf(result: SqlResult): Html {
  const { columns, rows } = result;
  return table<readonly Cell[]>({
    caption: 'Result',
    rows: rows.slice(0, shownRowsOf(result)),
    columns: columns.map((heading, index) => ({
      heading,
      isText: rows.some((row) => typeof row[index] === 'string'),
      cell: (row) => `${row[index] ?? '–'}`,
    })),
  });
}
