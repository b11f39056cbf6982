import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a link to a club under its name of a season; on a phone under its short name. */
export function clubName(site: Site, club: string, name: string, season: number): Html {
  const short = site.data.shortName(club, season);
  const shown =
    short === name ? name : html`<span class="full">${name}</span><span class="short">${short}</span>`;
  return html`<a href="${site.path({ page: 'club', club })}">${shown}</a>`;
}
