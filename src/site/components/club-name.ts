import { type Html, html } from '../html.ts';
import { namedClubLink } from '../links.ts';
import type { Site } from '../site.ts';

/** Returns a link to a club under its name of a season. A phone shows its short name. */
export function clubName(site: Site, club: string, name: string, season: number): Html {
  const shortName = site.data.shortName(club, season);
  const label =
    shortName === name
      ? name
      : html`<span class="full">${name}</span><span class="short">${shortName}</span>`;
  return namedClubLink(site, club, label);
}
