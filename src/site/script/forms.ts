import { make, setText } from './dom.ts';
import { t } from './values.ts';

/** The path of a page of ours. Anyone may link to the form: `@other.example` after our origin would name another host. */
const pagePath = /^\/[\w./-]*$/;

/** Fills in the page that the reader comes from. Sends the report to the repository's form, or shows it as text. */
export function makeReport(form: HTMLFormElement): void {
  const page = new URLSearchParams(location.search).get('page') ?? '';
  const where = form.querySelector<HTMLInputElement>('[name="where"]');
  // The reader may have typed before the script came.
  if (pagePath.test(page) && where?.value === '') where.value = location.origin + page;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    if (form.dataset.report === '') {
      const lines = fields.map(([name, value]) => `${name}: ${value}`);
      setText(form.querySelector('output'), lines.join('\n'));
      return;
    }
    const query = new URLSearchParams([['template', 'data-correction.yml'], ...fields]);
    location.assign(`${form.dataset.report}?${query}`);
  });
}

/** The last address that each form has asked for. */
const lastAddresses = new WeakMap<HTMLFormElement, URL>();

/** Sends the query of a form of the documentation and shows what came back. */
async function send(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
  const url = new URL(form.getAttribute('action') + (query === '' ? '' : `?${query}`), location.href);
  lastAddresses.set(form, url);
  const response = await fetch(url).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  // Another query may have been sent since.
  if (lastAddresses.get(form) !== url) return;
  const output = form.querySelector('output');
  if (!response || body === undefined) {
    setText(output, `GET ${url}\n\n${t('The request failed: there is no connection to the server.')}`);
    return;
  }
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const answer = isJson ? JSON.stringify(JSON.parse(body), null, 2) : body;
  const folded = make('details', {});
  folded.append(make('summary', { textContent: 'Headers' }), headers);
  output?.replaceChildren(
    make('a', { href: url.href, textContent: `GET ${url}` }),
    ` ${response.status} ${response.statusText}\n\n${answer.slice(0, 20000)}\n`,
    folded,
  );
}

/** Lets a form of the documentation ask the API. */
export function makeTryForm(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form);
  });
}
