import { league } from '../records/league.ts';
import type { Row } from '../records/published.ts';
import { seasonName, seasonRange } from '../records/season-span.ts';
import { service } from '../service.ts';
import { type Html, html } from './html.ts';
import type { Route } from './routes.ts';
import type { SiteData } from './site-data.ts';
import { colours } from './tokens.ts';

/** The dark colours of the site, and the light accent for the bar at the top. */
const {
  background: [, background],
  text: [, text],
  muted: [, muted],
  accent: [bar, accent],
} = colours;

export const shareImageSize = { width: 1200, height: 630 };

const maxRows = 8;
const left = 80;
const right = shareImageSize.width - left;

/**
 * Returns the address of the image that messengers show with a link: of the page's season or club, else of the season.
 */
export function shareImageOf(route: Route, currentSeason: number): string {
  if (route.page === 'club') return clubImage(route.club);
  return seasonImage('season' in route ? route.season : currentSeason);
}

const seasonImage = (season: number) => `/images/seasons/${season}.png`;
const clubImage = (club: string) => `/images/clubs/${club}.png`;

/** Yields an image for each season and club as SVG, by its address. They have names and figures alone, no language. */
export function* shareImages(data: SiteData): Iterable<[address: string, svg: string]> {
  for (const season of data.seasons) yield [seasonImage(season), String(imageOfSeason(data, season))];
  for (const team of data.teams.values()) yield [clubImage(team.club_id), String(imageOfClub(team))];
}

function imageOfSeason(data: SiteData, season: number): Html {
  const rows = data.tableOf(season).slice(0, maxRows);
  return image(html`${heading(`${league.name} ${seasonName(season)}`)}
${rows.map(({ position, team, points }, index) => {
  const y = 215 + index * 44;
  return html`<g font-size="32" fill="${text}"><text x="${left + 30}" y="${y}" text-anchor="end">${position}</text><text x="${left + 60}" y="${y}">${team}</text><text x="${right}" y="${y}" text-anchor="end" font-weight="700" fill="${accent}">${points}</text></g>
`;
})}`);
}

function imageOfClub({ name, city, stadium, seasons }: Row<'teams'>): Html {
  return image(html`${heading(league.name)}
<text x="${left}" y="330" font-size="${name.length > 20 ? 76 : 96}" font-weight="700" fill="${accent}">${name}</text>
<text x="${left}" y="410" font-size="36" fill="${text}">${stadium}, ${city}</text>
<text x="${left}" y="470" font-size="36" fill="${muted}">${seasonRange(seasons)}</text>`);
}

function heading(title: string): Html {
  return html`<text x="${left}" y="125" font-size="54" font-weight="700" fill="${text}">${title}</text>`;
}

function image(content: Html): Html {
  const { width, height } = shareImageSize;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${background}"/>
<rect width="${width}" height="16" fill="${bar}"/>
${content}
<text x="${right}" y="590" font-size="24" text-anchor="end" fill="${muted}">${service.name}</text>
</svg>`;
}
