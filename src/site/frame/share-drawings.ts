import { decidingStage } from '../../derive/honours.ts';
import { hasResult, resultLetter } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { isListed } from '../../records/player.ts';
import type { Row, Tables } from '../../records/published.ts';
import { currentProjections } from '../forecast/projections-table.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import { clubIn, clubPairs, clubsById, formerNames, meetingsOf, shortName } from '../lookups/club-lookups.ts';
import { matchesBySlug, matchSeasons } from '../lookups/match-lookups.ts';
import { fullName, playersById, slugOfPlayer } from '../lookups/player-lookups.ts';
import { standingsOf } from '../lookups/season-standings.ts';
import type { Route } from '../page-kinds.ts';
import type { LeagueData } from '../published-data.ts';
import { areOver } from '../season/season-records.ts';
import type { Site } from '../site.ts';
import { slugOfMatch } from '../slugs.ts';
import { clubMarkSvg, type MarkedClub } from '../style/club-mark.ts';
import { colours } from '../style/tokens.ts';
import type { Words } from '../words.ts';

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
 * Returns the address of the image that messengers show with a link. It is of the page's club or season, of the forecasts,
 * or else of the current season. Where all images are drawn, it is also of a result, a player or a pair of clubs. A match
 * to come has that of its clubs.
 */
export function shareImageOf(site: LeagueData & Pick<Site, 'hasAllImages'>, route: Route): string {
  const { tables, currentSeason, hasAllImages } = site;
  if (route.page === 'club') return clubImage(route.club);
  if (route.page === 'club-season') return clubImageIn(tables, route.club, route.season);
  if (route.page === 'forecasts' && currentProjections(site).length > 0) return forecastsImage;
  if (hasAllImages && route.page === 'head-to-head') return pairImage(route.club, route.opponent);
  if (hasAllImages && route.page === 'player') return playerImage(route.slug);
  const match = route.page === 'match' ? matchesBySlug(tables).get(route.slug) : undefined;
  if (hasAllImages && match)
    return hasResult(match) ? matchImage(slugOfMatch(match)) : pairImage(match.home_club, match.away_club);
  return seasonImage(match?.season ?? ('season' in route ? route.season : undefined) ?? currentSeason);
}

const forecastsImage = '/images/forecasts.png';
const seasonImage = (season: number) => `/images/seasons/${season}.png`;
const clubImage = (club: string) => `/images/clubs/${club}.png`;
/** Returns the address of the image of a club under its name of a season. */
function clubImageIn(tables: Tables, club: string, season: number): string {
  const name = formerNames(tables, club).find((row) => row === clubIn(tables, club, season));
  return name ? formerClubImage(name) : clubImage(club);
}
const formerClubImage = ({ club_id, from_season }: Row<'clubNames'>) =>
  clubImage(`${club_id}-since-${from_season}`);
const playerImage = (slug: string) => `/images/players/${slug}.png`;
const matchImage = (slug: string) => `/images/matches/${slug}.png`;
const pairImage = (...clubs: readonly [string, string]) => `/images/pairs/${clubs.toSorted().join('-')}.png`;

/**
 * Yields an SVG image with its address for each season and club and for the forecasts. Where all images are drawn, each
 * pair of clubs, result and player has one too. They are in the language of a site. They have few words beside names and
 * figures, since each line of text is a kilobyte.
 */
export function* shareImages(
  site: Words & LeagueData & Pick<Site, 'hasAllImages'>,
): Iterable<[address: string, svg: string]> {
  const { tables } = site;
  for (const season of matchSeasons(tables)) yield [seasonImage(season), imageOfSeason(site, season)];
  for (const [id, club] of clubsById(tables)) {
    yield [clubImage(id), imageOfClub(site, club)];
    for (const name of formerNames(tables, id))
      yield [formerClubImage(name), imageOfFormerClub(site, club, name)];
  }
  if (currentProjections(site).length > 0) yield [forecastsImage, imageOfForecasts(site)];
  if (!site.hasAllImages) return;
  for (const [club, opponent] of clubPairs(tables))
    yield [pairImage(club.club_id, opponent.club_id), imageOfPair(site, club, opponent)];
  for (const [slug, match] of matchesBySlug(tables))
    if (hasResult(match)) yield [matchImage(slug), imageOfMatch(site, match)];
  for (const [id, seasons] of playersById(tables))
    yield [playerImage(slugOfPlayer(tables, id)), imageOfPlayer(site, seasons)];
}

function imageOfMatch(site: Words & LeagueData, match: Match): string {
  const { tables, format } = site;
  const { home_club, away_club, home_goals, away_goals, season, stage, date } = match;
  const names = [home_club, away_club].map((club) => shortName(tables, club, season));
  return image(html`${facing(
    [home_club, away_club].map((club) => markedClub(tables, club, season)),
    names,
  )}
${middle(370, 130, accent, format.score(home_goals, away_goals))}
${middle(570, 34, text, stage === decidingStage(tables.league, season) ? `${site.stageName(stage)} · ${format.date(date)}` : format.date(date))}`);
}

/** Returns the name of a player, with the mark of their latest club, and their position and seasons. */
function imageOfPlayer(site: Words & LeagueData, seasons: readonly Row<'players'>[]): string {
  const latestAtClub = seasons.findLast((row) => row.club !== null);
  const club = latestAtClub?.club
    ? markedClub(site.tables, latestAtClub.club, latestAtClub.season)
    : undefined;
  const position = seasons.findLast(isListed)?.position;
  const years = site.seasonRange(seasons.map(({ season }) => season));
  return portrait(club, fullName(seasons), position ? [site.t(position), years] : [years]);
}

function imageOfClub(words: Words, club: Row<'teams'>): string {
  const facts = [club.stadium, club.city, words.seasonRange(club.seasons)];
  return portrait(
    club,
    club.name,
    facts.filter((fact) => fact !== null),
  );
}

/** Returns the image of a club under a former name, with the seasons in which it had it. */
function imageOfFormerClub(words: Words, club: Row<'teams'>, name: Row<'clubNames'>): string {
  const { from_season, to_season } = name;
  const seasons = club.seasons.filter(
    (season) => from_season <= season && season <= (to_season ?? from_season),
  );
  return portrait({ ...club, ...name }, name.name, [words.seasonRange(seasons)]);
}

/** Returns a club as its mark was in a season. */
function markedClub(tables: Tables, club: string, season: number): MarkedClub | undefined {
  const team = clubsById(tables).get(club);
  return team && { ...team, ...clubIn(tables, club, season) };
}

function portrait(club: MarkedClub | undefined, name: string, facts: readonly string[]): string {
  return image(html`${club && mark(club, 600, 'mark')}
${middle(470, nameSize(name, 900), text, name)}
${middle(540, 34, muted, facts.join(' · '))}`);
}

/** Returns how often each of two clubs has won, with their draws between. */
function imageOfPair({ tables, t }: Words & LeagueData, club: Row<'teams'>, opponent: Row<'teams'>): string {
  const clubs = [club, opponent];
  const results = meetingsOf(tables, club.club_id, opponent.club_id)
    .filter(hasResult)
    .map((match) => resultLetter(match, club.club_id));
  const counts = ['W', 'D', 'L'].map((letter) => results.filter((result) => result === letter).length);
  return image(html`${facing(
    clubs,
    clubs.map(({ short_name }) => short_name),
  )}
${middle(130, 34, muted, tables.league.name)}
${middle(370, 110, accent, counts.join(' · '))}
${middle(430, 30, muted, [t('Wins'), t('Draws'), t('Wins')].join(' · '))}`);
}

/** Returns the chance of each club to finish first. */
function imageOfForecasts(site: Words & LeagueData): string {
  const rows = currentProjections(site);
  const figures = rows.map(({ team, first }) => ({ team, figure: site.format.percent(first) }));
  const what = html`<text x="${leftX}" y="165" font-size="28" fill="${muted}">${site.t('Chance of first place, in per cent')}</text>`;
  return ranking(site, site.currentSeason, figures, rows[0]?.date, what);
}

/** Returns two clubs, each with its mark above its name. */
function facing(clubs: readonly (MarkedClub | undefined)[], names: readonly string[]): Html {
  return html`${clubs.map((club, index) => {
    const x = index === 0 ? 220 : 980;
    const name = names[index] ?? '';
    return html`${club && mark(club, x, `mark-${index}`)}
<text x="${x}" y="490" font-size="${nameSize(name, 640)}" font-weight="700" fill="${text}" text-anchor="middle">${name}</text>`;
  })}`;
}

function mark(club: MarkedClub, x: number, id: string): Html {
  return html`<svg x="${x - 110}" y="150" width="220" height="220">${raw(clubMarkSvg(club, id))}</svg>`;
}

function middle(y: number, size: number, fill: string, words: string): Html {
  return html`<text x="600" y="${y}" font-size="${size}" font-weight="${size > 40 ? 700 : 400}" text-anchor="middle" fill="${fill}">${words}</text>`;
}

/** Returns the size of letters with which a name fits below its mark. */
function nameSize(name: string, width: number): number {
  return Math.min(60, Math.floor(width / name.length));
}

function imageOfSeason(site: Words & LeagueData, season: number): string {
  const rows = standingsOf(site.tables, season);
  const matches = site.tables.rows('matches', season);
  // A messenger keeps it for long, so that a table that is not final has its day.
  const lastDay = areOver(matches) ? undefined : matches.findLast(hasResult)?.date;
  const figures = rows.map(({ team, points }) => ({ team, figure: `${points}` }));
  return ranking(site, season, figures, lastDay);
}

/** Returns the first clubs of a season, each with its figure, below what the figures are and above their day. */
function ranking(
  { tables, seasonName }: Words & LeagueData,
  season: number,
  rows: readonly { team: string; figure: string }[],
  day = '',
  what = nothing,
): string {
  const lines = rows.slice(0, maxRows).map(({ team, figure }, index) => {
    const y = 215 + index * 44;
    return html`<g font-size="32" fill="${text}">
<text x="${leftX + 30}" y="${y}" text-anchor="end">${index + 1}</text>
<text x="${leftX + 60}" y="${y}">${team}</text>
<text x="${rightX}" y="${y}" text-anchor="end" font-weight="700" fill="${accent}">${figure}</text></g>
`;
  });
  return image(html`<text x="${leftX}" y="125" font-size="54" font-weight="700" fill="${text}">${tables.league.name} ${seasonName(season)}</text>
${what}
${lines}<text x="${leftX}" y="590" font-size="24" fill="${muted}">${day}</text>`);
}

/** Returns an image. Its edges are hard, which takes two thirds of the bytes. */
function image(content: Html): string {
  const { width, height } = shareImageSize;
  return String(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
 width="${width}" height="${height}" color="${text}"
 font-family="Inter" shape-rendering="crispEdges" text-rendering="optimizeSpeed">
<rect width="${width}" height="${height}" fill="${background}"/>
<rect width="${width}" height="16" fill="${bar}"/>
${content}
</svg>`);
}
