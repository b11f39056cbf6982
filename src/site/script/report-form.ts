import { setText } from './dom.ts';

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
