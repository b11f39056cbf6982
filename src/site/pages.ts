import { resources } from '../resources/index.ts';
import { aboutPage } from './about-data/about-page.ts';
import { dataPage } from './about-data/data-page.ts';
import { qualityPage } from './about-data/quality-page.ts';
import { ratingsPage } from './about-data/ratings-page.ts';
import { statusPage } from './about-data/status-page.ts';
import { clubPage } from './club/club-page.ts';
import { clubsPage } from './club/clubs-page.ts';
import { headToHeadPage } from './club/head-to-head-page.ts';
import { inDocsFrame } from './docs/docs-frame.ts';
import { docsPage } from './docs/docs-page.ts';
import { endpointPage } from './docs/endpoint-page.ts';
import { fieldPages, fieldsPage } from './docs/fields-page.ts';
import { guideNames, guidePage } from './docs/guides.ts';
import { recipesPage } from './docs/recipes-page.ts';
import { forecastsPage } from './forecast/forecasts-page.ts';
import { recordPage } from './forecast/record-page.ts';
import { notFoundPage } from './frame/not-found-page.ts';
import type { Page } from './frame/page.ts';
import { homePage } from './home/home-page.ts';
import { matchPage } from './match/match-page.ts';
import { comparePage } from './player/compare-page.ts';
import { playerPage } from './player/player-page.ts';
import { seasonPlayersPage } from './player/players-page.ts';
import { recordsPage } from './record-book/records-page.ts';
import { refereesPage } from './referee/referees-page.ts';
import { embeddedTablePage } from './season/embedded-table-page.ts';
import { seasonPage } from './season/season-page.ts';
import { seasonsPage } from './season/seasons-page.ts';
import { matchDays, tablePage } from './season/table-page.ts';
import type { Site } from './site.ts';
import { sqlPage } from './sql/sql-page.ts';
import { venuePage } from './venue/venue-page.ts';
import { venuesPage } from './venue/venues-page.ts';

/** Pages of which there is one a language, by name. */
const singlePages = {
  home: homePage,
  seasons: seasonsPage,
  clubs: clubsPage,
  forecasts: forecastsPage,
  'forecast-record': recordPage,
  records: recordsPage,
  referees: refereesPage,
  venues: venuesPage,
  status: statusPage,
  about: aboutPage,
  'not-found': notFoundPage,
  'embedded-table': embeddedTablePage,
} as const;

/** Pages of the documentation of which there is one, by name. */
const singleDocPages = {
  docs: docsPage,
  data: dataPage,
  ratings: ratingsPage,
  quality: qualityPage,
} as const;

/** Yields every page for fans in one language. */
export function* pagesOf(site: Site): Iterable<Page> {
  yield* pagesWithContent(site, singlePages);
  yield* playerPages(site);
  yield* seasonPages(site);
  for (const match of site.data.tables.rows('matches')) yield matchPage(site, match);
  for (const venue of site.data.tables.rows('venues')) yield venuePage(site, venue);
  yield* clubPages(site);
}

/** Yields the pages for developers, which are in English alone. */
export function* developerPages(site: Site): Iterable<Page> {
  for (const page of docPages(site)) yield inDocsFrame(site, page);
  yield* pagesWithContent(site, { sql: sqlPage });
}

function* pagesWithContent(
  site: Site,
  pages: Readonly<Record<string, (site: Site) => Page>>,
): Iterable<Page> {
  for (const [name, page] of Object.entries(pages)) if (!site.data.emptyPages.has(name)) yield page(site);
}

function* docPages(site: Site): Iterable<Page> {
  yield* pagesWithContent(site, singleDocPages);
  for (const name of guideNames) yield guidePage(site, name);
  if (site.sources.recipes.length > 0) yield recipesPage(site);
  for (const letters of fieldPages) yield fieldsPage(site, letters);
  for (const resource of resources) yield endpointPage(site, resource);
}

function* playerPages(site: Site): Iterable<Page> {
  const { playerSeasons, players } = site.data;
  const latestSeason = playerSeasons.at(-1);
  if (latestSeason !== undefined) yield seasonPlayersPage(site, latestSeason, { page: 'players' });
  if (players.size > 0) yield comparePage(site);
  for (const season of playerSeasons) yield seasonPlayersPage(site, season);
  for (const seasons of players.values()) yield playerPage(site, seasons);
}

function* seasonPages(site: Site): Iterable<Page> {
  for (const season of site.data.seasons) {
    yield seasonPage(site, season);
    if (!site.data.hasStandings(season)) continue;
    yield tablePage(site, season);
    for (const date of matchDays(site, season)) yield tablePage(site, season, date);
  }
}

function* clubPages(site: Site): Iterable<Page> {
  const teams = [...site.data.teams.values()];
  for (const team of teams) yield clubPage(site, team);
  for (const a of teams) {
    for (const b of teams) {
      const hasMet = a.club_id < b.club_id && site.data.meetings(a.club_id, b.club_id).length > 0;
      if (hasMet) yield headToHeadPage(site, a, b);
    }
  }
}
