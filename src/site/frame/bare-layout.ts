import { service } from '../../service.ts';
import { html } from '../html.ts';
import type { Site } from '../site.ts';
import { head } from './head.ts';
import type { Page } from './page.ts';

/** Returns the document of a page for a frame, with its content and a link that opens the site. */
export function bareLayout(site: Site, page: Page): string {
  const { language, t, format } = site;
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<base target="_blank">
${head(site, page)}
</head>
<body data-page="${page.route.page}">
<main class="page">
<h1>${page.title}</h1>
${page.content}
<p class="sources">${t.asOf(format.day(site.asOf))} · <a href="${site.path({ page: 'home' })}">${service.name}</a></p>
</main>
</body>
</html>
`);
}
