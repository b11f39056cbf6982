import { summariseReferees } from '../derive/referees.ts';
import type { PageLanguage } from '../records/league-schema.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import { seasonName, seasonRange } from '../records/season-rules.ts';
import { aboutPage } from './about-data/about-page.ts';
import { dataPage } from './about-data/data-page.ts';
import { qualityPage } from './about-data/quality-page.ts';
import { ratingsPage } from './about-data/ratings-page.ts';
import { statusPage } from './about-data/status-page.ts';
import { pathOf, sectionOf } from './addresses.ts';
import { clubPage, clubsPage } from './club/club-page.ts';
import { clubSeasonPage } from './club/club-season-page.ts';
import { headToHeadPage } from './club/head-to-head-page.ts';
import { inDocsFrame } from './docs/docs-frame.ts';
import { docsPage } from './docs/docs-page.ts';
import { endpointPage } from './docs/endpoint-page.ts';
import { guides } from './docs/guides.ts';
import { forecastsPage } from './forecast/forecasts-page.ts';
import { trackRecordPage } from './forecast/track-record-page.ts';
import { whatIfPage } from './forecast/what-if-page.ts';
import { whatIfSeasons } from './forecast/what-if-seasons.ts';
import { formatsOf } from './formats.ts';
import { notFoundPage } from './frame/not-found-page.ts';
import { homePage } from './home/home-page.ts';
import { clubPairs } from './lookups/club-lookups.ts';
import { matchSeasons } from './lookups/match-lookups.ts';
import { playerSeasons, playersById } from './lookups/player-lookups.ts';
import { hasStandings } from './lookups/season-standings.ts';
import { weeksOf } from './lookups/weeks.ts';
import { matchPage } from './match/match-page.ts';
import {
  isForDevelopers,
  linkedRoute,
  type Menu,
  type PageName,
  pageKinds,
  pagesWithContent,
} from './page-kinds.ts';
import { comparePage } from './player/compare-page.ts';
import { leadersPage } from './player/leaders-page.ts';
import { playerPage } from './player/player-page.ts';
import { seasonPlayersPage } from './player/players-page.ts';
import { firstRanks, recordBookPage, upsetsPage } from './record-book/records-page.ts';
import { refereePage, refereesPage } from './referee/referee-page.ts';
import { embeddedClubPage, embeddedClubs, embeddedTablePage } from './season/embedded-pages.ts';
import { matchesPage } from './season/matches-page.ts';
import { seasonPage } from './season/season-page.ts';
import { seasonsPage } from './season/seasons-page.ts';
import { tablePage } from './season/table-page.ts';
import { weekPage } from './season/week-page.ts';
import type { Page, Site, SiteInputs } from './site.ts';
import { sqlPage } from './sql/sql-page.ts';
import { venuePage, venuesPage } from './venue/venue-page.ts';
import { translator } from './words.ts';

/** Returns the site in each language, all made from the same data. */
export function sitesOf(inputs: SiteInputs, languages: readonly PageLanguage[]): Site[] {
  const { tables } = inputs;
  const { league } = tables;
  const { as_of } = snapshotOf(tables);
  return languages.map((language) => {
    const words = inLanguage(language, inputs);
    return {
      ...inputs,
      ...words,
      currentSeason: tables.index.current,
      asOf: as_of,
      seasonName: (season) => seasonName(season, league.season_first_month),
      seasonRange: (seasons) => seasonRange(seasons, league.season_first_month),
      path: (route) => pathOf(league, route, language),
      menu: (name) => menuOf(name, { ...words, tables }),
    };
  });
}

/** What makes the pages of each name. */
const makers: Readonly<Record<PageName, (site: Site, tables: Tables) => Iterable<Page>>> = {
  home: (site) => [homePage(site)],
  season: (site, tables) => matchSeasons(tables).map((season) => seasonPage(site, season)),
  matches: (site, tables) => matchSeasons(tables).map((season) => matchesPage(site, season)),
  week: (site, tables) =>
    matchSeasons(tables).flatMap((season) => weeksOf(tables, season).map((week) => weekPage(site, week))),
  seasons: (site) => [seasonsPage(site)],
  table: (site, tables) =>
    matchSeasons(tables)
      .filter((season) => hasStandings(tables, season))
      .map((season) => tablePage(site, season)),
  'embedded-table': (site) => [embeddedTablePage(site)],
  'embedded-club': (site) => embeddedClubs(site.tables).map((club) => embeddedClubPage(site, club)),
  match: (site, tables) => tables.rows('matches').map((match) => matchPage(site, match)),
  clubs: (site) => [clubsPage(site)],
  club: (site, tables) => tables.rows('teams').map((team) => clubPage(site, team)),
  'club-season': (site, tables) =>
    tables.rows('teams').flatMap((team) => team.seasons.map((season) => clubSeasonPage(site, team, season))),
  'head-to-head': (site, tables) =>
    clubPairs(tables).map(([club, opponent]) => headToHeadPage(site, club, opponent)),
  players: (site, tables) =>
    playerSeasons(tables)
      .slice(-1)
      .map((season) => seasonPlayersPage(site, season, { page: 'players' })),
  'season-players': (site, tables) => playerSeasons(tables).map((season) => seasonPlayersPage(site, season)),
  leaders: (site) => [leadersPage(site)],
  compare: (site, tables) => (playersById(tables).size > 0 ? [comparePage(site)] : []),
  player: (site, tables) => [...playersById(tables).values()].map((seasons) => playerPage(site, seasons)),
  forecasts: (site) => [forecastsPage(site)],
  'forecast-record': (site) => [trackRecordPage(site)],
  'what-if': (site) => whatIfSeasons(site.tables).map((season) => whatIfPage(site, season)),
  records: (site) => [recordBookPage(site)],
  upsets: (site) => firstRanks(site.tables).map((from) => upsetsPage(site, from)),
  data: (site) => [dataPage(site)],
  docs: (site) => [docsPage(site)],
  ...guides,
  endpoint: (site) => site.resources.map((resource) => endpointPage(site, resource)),
  sql: (site) => [sqlPage(site)],
  referees: (site) => [refereesPage(site)],
  referee: (site, tables) =>
    summariseReferees(tables.rows('referees')).map((referee) => refereePage(site, referee)),
  venues: (site) => [venuesPage(site)],
  venue: (site, tables) => tables.rows('venues').map((venue) => venuePage(site, venue)),
  ratings: (site) => [ratingsPage(site)],
  quality: (site) => [qualityPage(site)],
  status: (site) => [statusPage(site)],
  about: (site) => [aboutPage(site)],
  'not-found': (site) => [notFoundPage(site)],
};

/** Yields every page for fans in the language of a site. */
export function* pagesOf(site: Site): Iterable<Page> {
  for (const page of pagesWithContent(site.tables))
    if (!isForDevelopers({ page })) yield* makers[page](site, site.tables);
}

/** Yields the pages for developers, which are in English alone. */
export function* developerPages(site: Site): Iterable<Page> {
  for (const name of pagesWithContent(site.tables).filter((page) => isForDevelopers({ page })))
    for (const page of makers[name](site, site.tables))
      yield pageKinds[name].isDocumentation ? inDocsFrame(site, page) : page;
}

/** Returns the site of the pages for developers, which are in English and link the pages of the first language. */
export function developersSite(sites: readonly Site[]): Site {
  const site = sites.find(({ language }) => language === 'en') ?? sites[0];
  if (!site) throw new Error('the site has no language');
  return { ...site, ...inLanguage('en', site) };
}

function inLanguage(language: PageLanguage, { tables: { league }, translations }: SiteInputs) {
  const translation = translations[language];
  const t = translator(language, league, translation);
  const translate = (text: string) => (language === 'en' ? text : translation?.texts[text]);
  const localName = (text: string) => translate(text) ?? text;
  return {
    language,
    t,
    label: (page: PageName) => {
      const { label } = pageKinds[page];
      return label === undefined ? page : t(label);
    },
    format: formatsOf(league, language),
    translate,
    localName,
    stageName: (stage: string | null) => (stage === null ? '–' : localName(league.stages[stage] ?? stage)),
  };
}

/** Returns the links of the navigation, or of another menu: the pages that name it, in the order of `pageKinds`. */
function menuOf(menu: Menu, { language, label, tables }: Pick<Site, 'language' | 'label' | 'tables'>) {
  return pagesWithContent(tables)
    .filter((name) => pageKinds[name].menus?.includes(menu))
    .map((name) => ({
      route: linkedRoute(name, tables),
      label: label(name),
      section: sectionOf(tables.league, name, language),
    }));
}
