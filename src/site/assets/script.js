// Adds to pages that work without it: sorting and filtering, local times, live scores, copying, trying the API.

const language = document.documentElement.lang;
const text = (name) => document.querySelector('meta[name="messages"]')?.dataset[name] ?? '';

/** Shows kick-offs in the reader's own time zone. */
function showLocalTimes() {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  for (const time of document.querySelectorAll('time[data-kickoff]')) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

/** The number a cell shows, or its text; a dash is null and sorts last. */
function numberOrText(cell) {
  const shown = cell.textContent.trim();
  if (shown === '–') return null;
  const number = Number(
    shown
      .replaceAll(/[\s,\u00a0\u202f]/g, language === 'fr' ? '' : '')
      .replace(language === 'fr' ? /,/ : /$^/, '.'),
  );
  return Number.isNaN(number) ? shown : number;
}

function makeSortable(table) {
  const body = table.tBodies[0];
  const headings = [...table.tHead.rows[0].cells];
  for (const [index, heading] of headings.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const isDescending = heading.getAttribute('aria-sort') !== 'descending';
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
      const rows = [...body.rows].map((row) => ({ row, value: numberOrText(row.cells[index]) }));
      rows.sort((a, b) => {
        if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
        const order =
          typeof a.value === 'number' && typeof b.value === 'number'
            ? a.value - b.value
            : String(a.value).localeCompare(String(b.value), language);
        return isDescending ? -order : order;
      });
      body.append(...rows.map(({ row }) => row));
    });
  }
  addFilter(table, body);
}

function addFilter(table, body) {
  const label = document.createElement('label');
  label.className = 'filter';
  const input = document.createElement('input');
  input.type = 'search';
  label.append(text('filter'), ' ', input);
  table.parentElement.before(label);
  const fold = (value) =>
    value
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase();
  input.addEventListener('input', () => {
    const wanted = fold(input.value);
    for (const row of body.rows) row.hidden = !fold(row.textContent).includes(wanted);
  });
}

function makeCopyable(block) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = text('copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent);
    button.textContent = text('copied');
  });
  block.before(button);
}

const liveSeconds = 15;

/** Shows the scores of matches in play while the page is visible, and stops when none is near. */
async function followLive() {
  const cards = new Map(
    [...document.querySelectorAll('[data-match]')].map((card) => [card.dataset.match, card]),
  );
  if (cards.size === 0) return;
  let waitSeconds = liveSeconds;
  if (document.visibilityState === 'visible') {
    const response = await fetch('/api/v1/live?window_hours=3').catch(() => undefined);
    const retryAfter = Number(response?.headers.get('Retry-After') ?? 0);
    waitSeconds = Math.max(liveSeconds, retryAfter);
    if (response?.ok) {
      const { matches } = await response.json();
      if (matches.length === 0) return;
      for (const match of matches) showScore(cards.get(match.match_id), match);
    }
  }
  setTimeout(followLive, waitSeconds * 1000);
}

function showScore(card, { home_goals, away_goals, clock }) {
  const score = card?.querySelector('.score');
  if (!score || home_goals === null) return;
  score.textContent = `${home_goals}–${away_goals}${clock === null ? '' : ` (${clock}′)`}`;
}

/** Sends the query of a form of the documentation and shows what came back. */
function makeTryable(form) {
  const output = form.querySelector('output');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const given = [...new FormData(form)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(given).toString();
    const url = form.getAttribute('action') + (query === '' ? '' : `?${query}`);
    const response = await fetch(url).catch((error) => error);
    if (response instanceof Error) {
      output.textContent = `GET ${url}\n\n${response.message}`;
      return;
    }
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    const body = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    const shown = isJson ? JSON.stringify(JSON.parse(body), null, 2) : body;
    output.textContent = `GET ${url}\n${response.status} ${response.statusText}\n${headers}\n\n${shown.slice(0, 20000)}`;
  });
}

for (const host of document.querySelectorAll('.host')) host.textContent = location.origin;
showLocalTimes();
for (const table of document.querySelectorAll('table[data-sortable]')) makeSortable(table);
for (const block of document.querySelectorAll('pre[data-copy]')) makeCopyable(block);
for (const form of document.querySelectorAll('form[data-try]')) makeTryable(form);
if (document.querySelector('[data-live]')) followLive();
