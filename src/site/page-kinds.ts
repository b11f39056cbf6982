import { aboutKind } from './about-data/about-page.ts';
import { dataKind } from './about-data/data-page.ts';
import { qualityKind } from './about-data/quality-page.ts';
import { ratingsKind } from './about-data/ratings-page.ts';
import { statusKind } from './about-data/status-page.ts';
import { clubKind, clubsKind } from './club/club-page.ts';
import { clubSeasonKind } from './club/club-season-page.ts';
import { headToHeadKind } from './club/head-to-head-page.ts';
import { docsKind } from './docs/docs-page.ts';
import { endpointKind } from './docs/endpoint-page.ts';
import { guideKinds } from './docs/guides.ts';
import { forecastsKind } from './forecast/forecasts-page.ts';
import { forecastRecordKind } from './forecast/track-record-page.ts';
import { whatIfKind } from './forecast/what-if-page.ts';
import { notFoundKind } from './frame/not-found-page.ts';
import { homeKind } from './home/home-page.ts';
import { matchKind } from './match/match-page.ts';
import { compareKind, leadersKind } from './player/leaders-page.ts';
import { playerKind } from './player/player-page.ts';
import { playersKind, seasonPlayersKind } from './player/players-page.ts';
import { recordsKind, upsetsKind } from './record-book/records-page.ts';
import { refereeKind, refereesKind } from './referee/referee-page.ts';
import { embeddedClubKind, embeddedTableKind } from './season/embedded-pages.ts';
import { seasonKind, seasonsKind } from './season/season-page.ts';
import { tableKind } from './season/table-page.ts';
import { matchesKind, weekKind } from './season/week-page.ts';
import type { PageKind } from './site.ts';
import { sqlKind } from './sql/sql-page.ts';
import { venueKind, venuesKind } from './venue/venue-page.ts';

/** The pages of the site. Menus have them in this order. */
export const pageKinds: readonly PageKind[] = [
  homeKind,
  seasonKind,
  matchesKind,
  weekKind,
  seasonsKind,
  tableKind,
  embeddedTableKind,
  embeddedClubKind,
  matchKind,
  clubsKind,
  clubKind,
  clubSeasonKind,
  headToHeadKind,
  playersKind,
  seasonPlayersKind,
  leadersKind,
  compareKind,
  playerKind,
  forecastsKind,
  forecastRecordKind,
  whatIfKind,
  recordsKind,
  upsetsKind,
  dataKind,
  docsKind,
  ...guideKinds,
  endpointKind,
  sqlKind,
  refereesKind,
  refereeKind,
  venuesKind,
  venueKind,
  ratingsKind,
  qualityKind,
  statusKind,
  aboutKind,
  notFoundKind,
];
