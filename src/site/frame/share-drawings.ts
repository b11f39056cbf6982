import { hasResult, resultLetter } from '../../derive/matches.ts';
import type { League } from '../../records/league-schema.ts';
import type { Match } from '../../records/match.ts';
import type { Row, Tables } from '../../records/published.ts';
import { seasonName, seasonRange } from '../../records/season-rules.ts';
import { service } from '../../service.ts';
import { currentProjections } from '../forecast/projections-table.ts';
import { type Html, html, raw } from '../html.ts';
import {
  clubsById,
  isPictured,
  matchesBySlug,
  matchSeasons,
  meetingsOf,
  shortName,
} from '../lookups/by-id.ts';
import { standingsOf } from '../lookups/seasons.ts';
import type { Route } from '../routes.ts';
import { areOver } from '../season/season-records.ts';
import type { Site } from '../site.ts';
import { clubMarkSvg } from '../style/club-colours.ts';
import { colours } from '../style/tokens.ts';

// The images have the dark colours of the site, and the light accent for the bar at the top.
const background = colours.background[1];
const text = colours.text[1];
const muted = colours.muted[1];
const [bar, accent] = colours.accent;

const shareImageSize = { width: 1200, height: 630 };

const maxRows = 8;
const leftX = 80;
const rightX = shareImageSize.width - leftX;

/**
 * Returns the address of the image that messengers show with a link: that of the page's result, pair of clubs, club or
 * season, of the forecasts, or else of the current season. A match without a picture of its own has that of its clubs.
 */
export function shareImageOf(site: Site, route: Route): string {
  const { tables, currentSeason } = site;
  if (route.page === 'club' || route.page === 'club-season') return clubImage(route.club);
  if (route.page === 'head-to-head') return pairImage(route.club, route.opponent);
  if (route.page === 'forecasts' && currentProjections(site).length > 0) return forecastsImage;
  if (route.page !== 'match')
    return seasonImage(('season' in route ? route.season : undefined) ?? currentSeason);
  const match = matchesBySlug(tables).get(route.slug);
  if (!match) return seasonImage(currentSeason);
  return isPictured(tables, match) ? matchImage(route.slug) : pairImage(match.home_club, match.away_club);
}

const forecastsImage = '/images/forecasts.png';
const seasonImage = (season: number) => `/images/seasons/${season}.png`;
const clubImage = (club: string) => `/images/clubs/${club}.png`;
const matchImage = (slug: string) => `/images/matches/${slug}.png`;
const pairImage = (a: string, b: string) => `/images/pairs/${[a, b].sort().join('-')}.png`;

/**
 * Yields an SVG image for each season, club, pair of clubs, result of the current season and final, and for the forecasts,
 * with its address. They are in the language of a site, and have few words beside names and figures.
 */
export function* shareImages(site: Site): Iterable<[address: string, svg: string]> {
  const { tables } = site;
  const teams = [...clubsById(tables).values()];
  for (const season of matchSeasons(tables)) yield [seasonImage(season), imageOfSeason(tables, season)];
  for (const team of teams) yield [clubImage(team.club_id), imageOfClub(tables.league, team)];
  for (const a of teams)
    for (const b of teams.filter(({ club_id }) => a.club_id < club_id)) {
      const meetings = meetingsOf(tables, a.club_id, b.club_id);
      if (meetings.length > 0) yield [pairImage(a.club_id, b.club_id), imageOfPair(site, a, b)];
    }
  for (const [slug, match] of matchesBySlug(tables))
    if (isPictured(tables, match)) yield [matchImage(slug), imageOfMatch(site, match)];
  if (currentProjections(site).length > 0) yield [forecastsImage, imageOfForecasts(site)];
}

function imageOfMatch(site: Site, match: Match): string {
  const { tables, format } = site;
  const { home_club, away_club, home_goals, away_goals, season, stage, date } = match;
  const names = [home_club, away_club].map((club) => shortName(tables, club, season));
  return image(html`${facing(tables, [home_club, away_club], names)}
${middle(130, 34, muted, `${tables.league.name} ${site.seasonName(season)} · ${site.stageName(stage)}`)}
${middle(370, 130, accent, format.score(home_goals, away_goals))}
${middle(560, 34, text, format.date(date))}`);
}

/** Returns how often each of two clubs has won, with their draws between. */
function imageOfPair({ tables, t }: Site, a: Row<'teams'>, b: Row<'teams'>): string {
  const results = meetingsOf(tables, a.club_id, b.club_id)
    .filter(hasResult)
    .map((match) => resultLetter(match, a.club_id));
  const counts = ['W', 'D', 'L'].map((letter) => results.filter((result) => result === letter).length);
  return image(html`${facing(tables, [a.club_id, b.club_id], [a.short_name, b.short_name])}
${middle(130, 34, muted, tables.league.name)}
${middle(370, 110, accent, counts.join(' · '))}
${middle(430, 30, muted, [t('Wins'), t('Draws'), t('Wins')].join(' · '))}`);
}

/** Returns the chance of each club to finish first. */
function imageOfForecasts(site: Site): string {
  const { league } = site.tables;
  const rows = currentProjections(site).slice(0, maxRows);
  const figures = rows.map(({ team, first }, index) => ({
    position: index + 1,
    team,
    figure: site.format.percent(first),
  }));
  return image(html`${heading(`${league.name} ${site.seasonName(site.currentSeason)}`)}
<text x="${leftX}" y="165" font-size="28" fill="${muted}">${site.t('Chance of first place, in per cent')}</text>
${lines(figures)}${dated(rows[0]?.date)}`);
}

/** Returns two clubs, each with its mark above its name. */
function facing(tables: Tables, clubs: readonly string[], names: readonly string[]): Html {
  return html`${clubs.map((club, index) => {
    const team = clubsById(tables).get(club);
    const x = index === 0 ? 220 : 980;
    const name = names[index] ?? '';
    return html`${team && html`<svg x="${x - 110}" y="190" width="220" height="220">${raw(clubMarkSvg(team, `mark-${index}`))}</svg>`}
<text x="${x}" y="490" font-size="${nameSize(name)}" font-weight="700" fill="${text}" text-anchor="middle">${name}</text>`;
  })}`;
}

function middle(y: number, size: number, fill: string, words: string): Html {
  return html`<text x="600" y="${y}" font-size="${size}" font-weight="${size > 40 ? 700 : 400}" text-anchor="middle" fill="${fill}">${words}</text>`;
}

/** A size of letters with which a name fits below its mark. */
function nameSize(name: string): number {
  return Math.min(60, Math.floor(640 / name.length));
}

function imageOfSeason(tables: Tables, season: number): string {
  const { league } = tables;
  const rows = standingsOf(tables, season).slice(0, maxRows);
  const matches = tables.rows('matches', season);
  // A messenger keeps it for long, so that a table that is not final has its day.
  const lastDay = areOver(matches) ? undefined : matches.findLast(hasResult)?.date;
  const title = `${league.name} ${seasonName(season, league.season_first_month)}`;
  return image(html`${heading(title)}
${lines(rows.map(({ position, team, points }) => ({ position, team, figure: `${points}` })))}${dated(lastDay)}`);
}

function lines(rows: readonly { position: number; team: string; figure: string }[]): Html {
  return html`${rows.map(({ position, team, figure }, index) => {
    const y = 215 + index * 44;
    return html`<g font-size="32" fill="${text}"><text x="${leftX + 30}" y="${y}" text-anchor="end">${position}</text><text x="${leftX + 60}" y="${y}">${team}</text><text x="${rightX}" y="${y}" text-anchor="end" font-weight="700" fill="${accent}">${figure}</text></g>
`;
  })}`;
}

function dated(day: string | undefined): Html {
  return html`<text x="${leftX}" y="590" font-size="24" fill="${muted}">${day ?? ''}</text>`;
}

function imageOfClub(league: League, { name, city, stadium, seasons }: Row<'teams'>): string {
  return image(html`${heading(league.name)}
<text x="${leftX}" y="330" font-size="${name.length > 20 ? 76 : 96}" font-weight="700" fill="${accent}">${name}</text>
<text x="${leftX}" y="410" font-size="36" fill="${text}">${stadium}, ${city}</text>
<text x="${leftX}" y="470" font-size="36" fill="${muted}">${seasonRange(seasons, league.season_first_month)}</text>`);
}

function heading(title: string): Html {
  return html`<text x="${leftX}" y="125" font-size="54" font-weight="700" fill="${text}">${title}</text>`;
}

function image(content: Html): string {
  const { width, height } = shareImageSize;
  return String(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter" color="${text}">
<rect width="${width}" height="${height}" fill="${background}"/>
<rect width="${width}" height="16" fill="${bar}"/>
${content}
<text x="${rightX}" y="590" font-size="24" text-anchor="end" fill="${muted}">${service.name}</text>
</svg>`);
}
