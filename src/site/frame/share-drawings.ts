import { hasResult } from '../../derive/tally.ts';
import type { League } from '../../records/league-schema.ts';
import type { Match } from '../../records/match.ts';
import type { Row, Tables } from '../../records/published.ts';
import { seasonName, seasonRange } from '../../records/season-rules.ts';
import { service } from '../../service.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../language.ts';
import { clubsById, shortName } from '../lookups/clubs.ts';
import { matchSeasons, picturedMatches } from '../lookups/matches.ts';
import { standingsOf } from '../lookups/standings.ts';
import { isOverdue } from '../match/match-phase.ts';
import { matchStatuses } from '../names.ts';
import type { Route } from '../routes.ts';
import { areOver } from '../season/season-records.ts';
import type { Site } from '../site.ts';
import { colours } from '../style/tokens.ts';

// The images have the dark colours of the site, and the light accent for the bar at the top.
const background = colours.background[1];
const text = colours.text[1];
const muted = colours.muted[1];
const [bar, accent] = colours.accent;

const shareImageSize = { width: 1200, height: 630 };
/** There are many of matches, which are drawn in fewer pixels. */
const matchImageWidth = 600;

const maxRows = 8;
const leftX = 80;
const rightX = shareImageSize.width - leftX;

/**
 * Returns the address of the image that messengers show with a link: that of the page's match, club or season, or else
 * of the current season.
 */
export function shareImageOf({ tables, language, currentSeason }: Site, route: Route): string {
  if (route.page === 'club') return clubImage(route.club);
  if (route.page === 'match' && picturedMatches(tables).has(route.slug))
    return matchImage(route.slug, language);
  return seasonImage(('season' in route ? route.season : undefined) ?? currentSeason);
}

const seasonImage = (season: number) => `/images/seasons/${season}.png`;
const clubImage = (club: string) => `/images/clubs/${club}.png`;
const matchImage = (slug: string, language: Language) => `/images/matches/${slug}.${language}.png`;

/** Yields an SVG image for each season and club, with its address. Names and figures are the same in every language. */
export function* shareImages(tables: Tables): Iterable<[address: string, svg: string]> {
  for (const season of matchSeasons(tables))
    yield [seasonImage(season), String(imageOfSeason(tables, season))];
  for (const team of clubsById(tables).values())
    yield [clubImage(team.club_id), String(imageOfClub(tables.league, team))];
}

/** Yields an SVG image for each match of the current season and of each final, in the language of a site. */
export function* matchImages(site: Site): Iterable<[address: string, svg: string]> {
  for (const [slug, match] of picturedMatches(site.tables))
    yield [matchImage(slug, site.language), String(imageOfMatch(site, match))];
}

function imageOfMatch(site: Site, match: Match): Html {
  const { t, tables, format } = site;
  const { league } = tables;
  const { home_club, away_club, home_goals, away_goals, season, stage, date } = match;
  const sides = [home_club, away_club].map((club) => ({
    name: shortName(tables, club, season),
    colour: clubsById(tables).get(club)?.primary_colour ?? colours.draw[1],
  }));
  const score = home_goals === null ? t('v') : format.score(home_goals, away_goals);
  const state = isOverdue(match, site) ? t('Result not in yet') : t(matchStatuses[match.status]);
  const occasion = `${league.name} ${site.seasonName(season)} · ${site.stageName(stage)}`;
  return image(
    html`${sides.map(
      ({ name, colour }, index) => html`<rect x="${index * 600}" width="600" height="24" fill="${colour}"/>
<text x="${[leftX, rightX][index]}" y="350" font-size="${nameSize(name)}" font-weight="700" fill="${text}" text-anchor="${['start', 'end'][index]}">${name}</text>
`,
    )}<text x="600" y="360" font-size="110" font-weight="700" text-anchor="middle" fill="${accent}">${score}</text>
<text x="600" y="130" font-size="34" text-anchor="middle" fill="${muted}">${occasion}</text>
<text x="600" y="470" font-size="34" text-anchor="middle" fill="${text}">${format.day(date)} · ${state}</text>`,
    matchImageWidth,
  );
}

/** A size of letters with which a name fits beside the score. */
function nameSize(name: string): number {
  return Math.min(64, Math.floor(640 / name.length));
}

function imageOfSeason(tables: Tables, season: number): Html {
  const { league } = tables;
  const rows = standingsOf(tables, season).slice(0, maxRows);
  const matches = tables.rows('matches', season);
  // A messenger keeps it for long, so that a table that is not final has its day.
  const lastDay = areOver(matches) ? undefined : matches.findLast(hasResult)?.date;
  const title = `${league.name} ${seasonName(season, league.season_first_month)}`;
  return image(html`${heading(title)}
${rows.map(({ position, team, points }, index) => {
  const y = 215 + index * 44;
  return html`<g font-size="32" fill="${text}"><text x="${leftX + 30}" y="${y}" text-anchor="end">${position}</text><text x="${leftX + 60}" y="${y}">${team}</text><text x="${rightX}" y="${y}" text-anchor="end" font-weight="700" fill="${accent}">${points}</text></g>
`;
})}<text x="${leftX}" y="590" font-size="24" fill="${muted}">${lastDay ?? ''}</text>`);
}

function imageOfClub(league: League, { name, city, stadium, seasons }: Row<'teams'>): Html {
  return image(html`${heading(league.name)}
<text x="${leftX}" y="330" font-size="${name.length > 20 ? 76 : 96}" font-weight="700" fill="${accent}">${name}</text>
<text x="${leftX}" y="410" font-size="36" fill="${text}">${stadium}, ${city}</text>
<text x="${leftX}" y="470" font-size="36" fill="${muted}">${seasonRange(seasons, league.season_first_month)}</text>`);
}

function heading(title: string): Html {
  return html`<text x="${leftX}" y="125" font-size="54" font-weight="700" fill="${text}">${title}</text>`;
}

function image(content: Html, shownWidth: number = shareImageSize.width): Html {
  const { width, height } = shareImageSize;
  const shownHeight = Math.round((shownWidth * height) / width);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${shownWidth}" height="${shownHeight}" font-family="Inter">
<rect width="${width}" height="${height}" fill="${background}"/>
<rect width="${width}" height="16" fill="${bar}"/>
${content}
<text x="${rightX}" y="590" font-size="24" text-anchor="end" fill="${muted}">${service.name}</text>
</svg>`;
}
