import escapeHtml from 'escape-html';
import { service } from '../service.ts';
import { style } from './style.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#0b6e4f"/></svg>';

/** A page around its content, which is HTML already. */
export function page(title: string, description: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<link rel="service-desc" type="application/json" href="/openapi.json">
<style>${style}</style>
</head>
<body>
${body}
<footer><p>Data: <a href="${service.license.url}">${service.license.name}</a>. Please say: <q>${escapeHtml(service.attribution)}</q></p></footer>
</body>
</html>
`;
}

/** A table of cells that are HTML already; the first of each row heads it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string {
  const headings = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table class="${kind}"><thead><tr>${headings}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>`;
}
