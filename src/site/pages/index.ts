import { resources } from '../../resources/index.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { aboutPage } from './about.ts';
import { clubPage } from './club.ts';
import { clubsPage } from './clubs.ts';
import { dataPage } from './data.ts';
import { docsPage } from './docs.ts';
import { embeddedTablePage } from './embedded-table.ts';
import { endpointPage } from './endpoint.ts';
import { fieldsPage } from './fields.ts';
import { headToHeadPage } from './head-to-head.ts';
import { homePage } from './home.ts';
import { matchPage } from './match.ts';
import { notFoundPage } from './not-found.ts';
import { playerPage } from './player.ts';
import { seasonPlayersPage } from './players.ts';
import { qualityPage } from './quality.ts';
import { ratingsPage } from './ratings.ts';
import { recipesPage } from './recipes.ts';
import { recordsPage } from './records.ts';
import { refereesPage } from './referees.ts';
import { seasonPage } from './season.ts';
import { seasonsPage } from './seasons.ts';
import { statusPage } from './status.ts';
import { matchDays, tablePage } from './table.ts';
import { venuesPage } from './venues.ts';

/** Pages of which there is one a language, by name. */
const singlePages = {
  home: homePage,
  seasons: seasonsPage,
  clubs: clubsPage,
  records: recordsPage,
  referees: refereesPage,
  venues: venuesPage,
  docs: docsPage,
  fields: fieldsPage,
  data: dataPage,
  ratings: ratingsPage,
  quality: qualityPage,
  status: statusPage,
  about: aboutPage,
  'not-found': notFoundPage,
  'embedded-table': embeddedTablePage,
} as const;

/** Yields every page in one language. */
export function* pagesOf(site: Site): Iterable<Page> {
  for (const [name, page] of Object.entries(singlePages)) {
    if (!site.data.emptyPages.has(name)) yield page(site);
  }
  if (site.sources.recipes.length > 0) yield recipesPage(site);
  for (const resource of resources) yield endpointPage(site, resource);
  yield* playerPages(site);
  yield* seasonPages(site);
  for (const match of site.data.tables.rows('matches')) yield matchPage(site, match);
  yield* clubPages(site);
}

function* playerPages(site: Site): Iterable<Page> {
  const { playerSeasons, players } = site.data;
  const latestSeason = playerSeasons.at(-1);
  if (latestSeason !== undefined) yield seasonPlayersPage(site, latestSeason, { page: 'players' });
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
