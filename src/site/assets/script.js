// Adds to pages that work without it: sorting and filtering, local times, live scores, copying, asking the API.

const language = document.documentElement.lang;
const texts = messages[language];
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

const dateTime = new Intl.DateTimeFormat(`${language}-COUNTRY`, { dateStyle: 'medium', timeStyle: 'short' });
const kickoff = new Intl.DateTimeFormat(`${language}-COUNTRY`, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Returns a date in words; in French the first of a month is an ordinal. */
function inWords(format, date) {
  const text = format.format(new Date(date));
  return language === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L}{3})/u, '1er ') : text;
}

/** Shows kick-offs in the reader's own time zone. */
function showLocalTimes(root) {
  for (const time of all('time[data-kickoff]', root)) time.textContent = inWords(kickoff, time.dateTime);
}

/** Returns the number a cell shows, or its text; null for a dash, which sorts last. */
function sortKey(cell) {
  const shown = cell.textContent.trim();
  if (shown === '–' || shown === '') return null;
  const plain = shown.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const number = Number(language === 'fr' ? plain.replace(',', '.') : plain.replaceAll(',', ''));
  return Number.isNaN(number) ? shown : number;
}

function compare(a, b) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), language);
}

function sortBy(table, heading) {
  const isDescending = heading.getAttribute('aria-sort') !== 'descending';
  for (const other of all('[aria-sort]', table.tHead)) other.removeAttribute('aria-sort');
  heading.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
  const [body] = table.tBodies;
  const rows = [...body.rows].map((row) => ({ row, value: sortKey(row.cells[heading.cellIndex]) }));
  rows.sort((a, b) => {
    if (a.value === null || b.value === null) return (a.value === null) - (b.value === null);
    return isDescending ? compare(b.value, a.value) : compare(a.value, b.value);
  });
  body.append(...rows.map(({ row }) => row));
}

/** Returns a text as the API's searches compare it. */
function fold(text) {
  return text
    .replaceAll(/[^ -~]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function makeSortable(table) {
  for (const heading of table.tHead.rows[0].cells) {
    const button = make('button', { type: 'button', onclick: () => sortBy(table, heading) });
    button.append(...heading.childNodes);
    heading.append(button);
  }
  const input = make('input', { type: 'search' });
  input.addEventListener('input', () => {
    const search = fold(input.value);
    for (const row of table.tBodies[0].rows) row.hidden = !fold(row.textContent).includes(search);
  });
  const label = make('label', { className: 'filter' });
  label.append(`${texts.filter} `, input);
  table.parentElement.before(label);
}

function makeCopyable(block) {
  const button = make('button', { type: 'button', className: 'copy', textContent: texts.copy });
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent);
    button.textContent = texts.copied;
  });
  block.before(button);
}

/** Lets a slider choose among the links of a list; each day replaces the table and has its own address. */
function makeSlider(nav) {
  const links = all('a', nav);
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  if (current < 0) return;
  const hrefs = links.map((link) => link.href);
  const slider = make('input', {
    type: 'range',
    className: 'slider',
    min: 0,
    max: links.length - 1,
    value: current,
  });
  slider.ariaLabel = texts.day;
  const show = () => {
    slider.ariaValueText = links[slider.value].textContent;
  };
  show();
  slider.addEventListener('input', async () => {
    show();
    const index = Number(slider.value);
    const response = await fetch(hrefs[index]).catch(() => undefined);
    const text = response?.ok && (await response.text().catch(() => undefined));
    // Another day may have been chosen since.
    if (!text || index !== Number(slider.value)) return;
    const page = new DOMParser().parseFromString(text, 'text/html');
    for (const part of ['[data-table-of-day]', 'h1']) {
      document.querySelector(part).replaceWith(page.querySelector(part));
    }
    document.title = page.title;
    for (const link of links) link.ariaCurrent = null;
    links[index].ariaCurrent = 'page';
    history.replaceState(null, '', hrefs[index]);
  });
  nav.prepend(slider);
  for (const [index, link] of links.entries()) link.href = hrefs[index];
}

const liveSeconds = 15;

/** Shows the scores of matches in play while the page is visible; stops where none is near. */
async function followLive() {
  let waitSeconds = liveSeconds;
  if (document.visibilityState === 'visible') {
    const response = await fetch('/api/v1/live?window_hours=3').catch(() => undefined);
    waitSeconds = Math.max(liveSeconds, Number(response?.headers.get('Retry-After')) || 0);
    // The connection may fail in the middle of an answer.
    const answer = response?.ok && (await response.json().catch(() => undefined));
    if (answer) {
      if (answer.matches.length === 0) return;
      for (const match of answer.matches) showScore(match);
      if (answer.stale) isFeedOn?.then((isOn) => isOn && showStale());
    }
  }
  setTimeout(followLive, waitSeconds * 1000);
}

function showScore({ match_id, home_goals, away_goals, clock }) {
  if (home_goals === null) return;
  for (const card of all(`[data-match="${match_id}"]`)) {
    const scores = all('.score', card);
    if (scores.length === 1) scores[0].textContent = `${home_goals}–${away_goals}`;
    else [scores[0].textContent, scores[1].textContent] = [home_goals, away_goals];
    card.querySelector('.clock').textContent = clock === null ? '' : ` ${clock}′`;
  }
}

function showStale() {
  for (const banner of all('[data-freshness]')) banner.hidden = false;
}

const fetchJson = async (url) => (await fetch(url)).json();

/** Shows the state of the feed, or only a banner where the data is old. Returns whether the feed is on. */
async function showHealth() {
  const { status, reasons, feed, data_age_hours } = await fetchJson('/api/v1/health');
  if (!feed.enabled) {
    for (const banner of all('[data-freshness]')) banner.firstChild.data = `${texts.overdue} `;
  }
  if (status === 'degraded' && (feed.last_error !== null || data_age_hours > 72)) showStale();
  const { health } = texts;
  const shown = {
    status: health[status],
    reasons: reasons.join('; ') || health.none,
    feedEnabled: feed.enabled ? health.yes : health.no,
    lastSuccess: feed.last_success === null ? '–' : inWords(dateTime, feed.last_success),
    lastError: feed.last_error ?? health.none,
    rejected: feed.rejected,
  };
  // The API's own words are English on every page.
  const english = { reasons: reasons.length > 0, lastError: feed.last_error !== null };
  for (const place of all('[data-field]')) {
    place.textContent = shown[place.dataset.field];
    if (english[place.dataset.field]) place.lang = 'en';
  }
  for (const place of all('[data-release]')) place.textContent = (await fetchJson('/release.json')).release;
  return feed.enabled;
}

/** Sends the query of a form of the documentation and shows what came back. */
async function send(form) {
  const output = form.querySelector('output');
  const given = [...new FormData(form)].filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  const url = new URL(form.getAttribute('action') + (query === '' ? '' : `?${query}`), location.href);
  form.sent = url;
  const response = await fetch(url).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  // Another query may have been sent since.
  if (form.sent !== url) return;
  if (body === undefined) {
    output.textContent = `GET ${url}\n\n${texts.network}`;
    return;
  }
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const shown = isJson ? JSON.stringify(JSON.parse(body), null, 2) : body;
  output.textContent = `GET ${url}\n${response.status} ${response.statusText}\n${headers}\n\n${shown.slice(0, 20000)}`;
}

/** Fills in the page that the reader comes from, and writes the report: into the form of the repository, or as text. */
function makeReport(form) {
  const page = new URLSearchParams(location.search).get('page');
  const { where } = form.elements;
  // The reader may have typed before the script came.
  if (page && where.value === '') where.value = location.origin + page;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...new FormData(form)];
    if (form.dataset.report === '') {
      form.querySelector('output').textContent = fields
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n');
      return;
    }
    const query = new URLSearchParams([['template', 'data-correction.yml'], ...fields]);
    location.assign(`${form.dataset.report}?${query}`);
  });
}

for (const host of all('.host')) host.textContent = location.origin;
showLocalTimes(document);
all('table[data-sortable]').forEach(makeSortable);
all('pre[data-copy]').forEach(makeCopyable);
all('[data-slider]').forEach(makeSlider);
all('form[data-report]').forEach(makeReport);
for (const form of all('form[data-try]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form);
  });
}
// Only pages with a banner or a status say whether the feed is on.
const hasHealth = all('[data-freshness], [data-status]').length > 0;
const isFeedOn = hasHealth ? showHealth().catch(showStale) : undefined;
if (all('[data-live]').length > 0) followLive();
