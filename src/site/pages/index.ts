import type { QualityReport } from '../../records/quality.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { aboutPage } from './about.ts';
import { clubPage } from './club.ts';
import { clubsPage } from './clubs.ts';
import { dataPage } from './data.ts';
import { docsPage } from './docs.ts';
import { endpointPage } from './endpoint.ts';
import { headToHeadPage } from './head-to-head.ts';
import { homePage } from './home.ts';
import { matchPage } from './match.ts';
import { notFoundPage } from './not-found.ts';
import { playerPage } from './player.ts';
import { seasonPlayersPage } from './players.ts';
import { qualityPage } from './quality.ts';
import { ratingsPage } from './ratings.ts';
import { recordsPage } from './records.ts';
import { refereesPage } from './referees.ts';
import { seasonPage } from './season.ts';
import { seasonsPage } from './seasons.ts';
import { tableDates, tablePage } from './table.ts';
import { venuesPage } from './venues.ts';

/** What pages show beside the published tables. */
export interface PageSources {
  readonly resources: readonly Resource[];
  readonly quality: QualityReport;
}

/** Every page made from the data, in one language. */
export function* pagesOf(site: Site, { resources, quality }: PageSources): Iterable<Page> {
  const { data } = site;
  yield homePage(site);
  yield seasonsPage(site);
  yield clubsPage(site);
  yield recordsPage(site);
  yield docsPage(site, resources);
  for (const resource of resources) yield endpointPage(site, resource);
  yield dataPage(site);
  if (!data.emptyPages.has('ratings')) yield ratingsPage(site);
  yield qualityPage(site, quality);
  yield aboutPage(site);
  yield notFoundPage(site);
  if (!data.emptyPages.has('referees')) yield refereesPage(site);
  yield venuesPage(site);
  const latest = data.playerSeasons.at(-1);
  if (latest !== undefined) yield seasonPlayersPage(site, latest, { page: 'players' });
  for (const season of data.playerSeasons) yield seasonPlayersPage(site, season);
  for (const seasons of data.players.values()) yield playerPage(site, seasons);
  for (const season of data.seasons) {
    yield seasonPage(site, season);
    yield tablePage(site, season);
    for (const date of tableDates(site, season)) yield tablePage(site, season, date);
  }
  for (const match of data.tables.rows('matches')) yield matchPage(site, match);
  const teams = [...data.teams.values()];
  for (const team of teams) yield clubPage(site, team);
  for (const a of teams) {
    for (const b of teams) {
      const hasMet = a.club_id < b.club_id && data.meetings(a.club_id, b.club_id).length > 0;
      if (hasMet) yield headToHeadPage(site, a, b);
    }
  }
}
