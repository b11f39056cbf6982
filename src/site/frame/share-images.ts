import { league } from '../../records/league.ts';
import type { Row } from '../../records/published.ts';
import { seasonName, seasonRange } from '../../records/season-span.ts';
import { service } from '../../service.ts';
import { type Html, html } from '../html.ts';
import type { Route } from '../routes.ts';
import type { SiteData } from '../site-data.ts';
import { colours } from '../style/tokens.ts';

// The images have the dark colours of the site, and the light accent for the bar at the top.
const background = colours.background[1];
const text = colours.text[1];
const muted = colours.muted[1];
const [bar, accent] = colours.accent;

export const shareImageSize = { width: 1200, height: 630 };

const maxRows = 8;
const leftX = 80;
const rightX = shareImageSize.width - leftX;

/**
 * Returns the address of the image that messengers show with a link: that of the page's club or season, or else of the
 * current season.
 */
export function shareImageOf(route: Route, currentSeason: number): string {
  if (route.page === 'club') return clubImage(route.club);
  return seasonImage('season' in route ? route.season : currentSeason);
}

const seasonImage = (season: number) => `/images/seasons/${season}.png`;
const clubImage = (club: string) => `/images/clubs/${club}.png`;

/** Yields an SVG image for each season and club, with its address. Names and figures are the same in every language. */
export function* shareImages(data: SiteData): Iterable<[address: string, svg: string]> {
  for (const season of data.seasons) yield [seasonImage(season), String(imageOfSeason(data, season))];
  for (const team of data.teams.values()) yield [clubImage(team.club_id), String(imageOfClub(team))];
}

function imageOfSeason(data: SiteData, season: number): Html {
  const rows = data.standingsOf(season).slice(0, maxRows);
  return image(html`${heading(`${league.name} ${seasonName(season)}`)}
${rows.map(({ position, team, points }, index) => {
  const y = 215 + index * 44;
  return html`<g font-size="32" fill="${text}"><text x="${leftX + 30}" y="${y}" text-anchor="end">${position}</text><text x="${leftX + 60}" y="${y}">${team}</text><text x="${rightX}" y="${y}" text-anchor="end" font-weight="700" fill="${accent}">${points}</text></g>
`;
})}`);
}

function imageOfClub({ name, city, stadium, seasons }: Row<'teams'>): Html {
  return image(html`${heading(league.name)}
<text x="${leftX}" y="330" font-size="${name.length > 20 ? 76 : 96}" font-weight="700" fill="${accent}">${name}</text>
<text x="${leftX}" y="410" font-size="36" fill="${text}">${stadium}, ${city}</text>
<text x="${leftX}" y="470" font-size="36" fill="${muted}">${seasonRange(seasons)}</text>`);
}

function heading(title: string): Html {
  return html`<text x="${leftX}" y="125" font-size="54" font-weight="700" fill="${text}">${title}</text>`;
}

function image(content: Html): Html {
  const { width, height } = shareImageSize;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${background}"/>
<rect width="${width}" height="16" fill="${bar}"/>
${content}
<text x="${rightX}" y="590" font-size="24" text-anchor="end" fill="${muted}">${service.name}</text>
</svg>`;
}
