import { html } from 'hono/html';
import { service } from '../service.ts';
import { assetAddresses } from './assets.ts';

/** Escaped HTML; a promise where a part of it is one. */
export type Html = ReturnType<typeof html>;

/** Returns a whole document around its body. */
export async function page(title: string, description: string, body: Html): Promise<string> {
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="${assetAddresses.icon}">
<link rel="stylesheet" href="${assetAddresses.style}">
<link rel="service-desc" type="application/json" href="/openapi.json">
<script type="module" src="${assetAddresses.script}"></script>
</head>
<body>
${body}
<footer><p>Data: <a href="${service.license.url}">${service.license.name}</a>. Attribution: <q>${service.attribution}</q></p></footer>
</body>
</html>
`;
  return document.toString();
}

/** Returns a table; the first cell of each row is its heading. Texts are escaped. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
  className = '',
): Html {
  return html`<div class="wide"><table class="${className}"><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>\n`,
  )}</tbody></table></div>`;
}

/** Returns names as code, separated by commas. */
export function codeList(names: readonly string[]): Html[] {
  return names.map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`);
}
