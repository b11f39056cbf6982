import type { Season } from '../../records/season.ts';
import { keysOf } from '../../records/typed.ts';
import { service } from '../../service.ts';
import type { Addresses } from '../addresses.ts';
import { coverage } from '../components/coverage-shade.ts';
import { factList } from '../components/fact-lists.ts';
import { table } from '../components/html-table.ts';
import { part } from '../components/panels.ts';
import { type Html, html } from '../html.ts';
import { developerLink } from '../links.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Fields of the answer of `/health` that the script writes into the page. */
const healthFields = {
  status: 'Status',
  reasons: 'Reasons',
  feedEnabled: 'Live feed in use',
  lastSuccess: 'Last answer of the feed',
  lastError: 'Last failure of the feed',
  rejected: 'Values of the feed rejected',
} as const;

const coverageNames = {
  results: 'results',
  standings: 'tables',
  match_stats: 'match statistics',
  players: 'players',
  player_stats: 'player statistics',
  team_stats: 'club statistics',
  referees: 'referees',
  weather: 'weather',
  line_ups: 'line-ups',
  odds: 'odds',
  odds_quotes: 'odds quotes',
} as const;

/** Returns the state of the release, and of the feed as the script reads it from the API. */
export function statusPage(site: Words & Addresses & PublishedData): Page {
  const { t } = site;
  return {
    route: { page: 'status' },
    title: t('Status|title'),
    description: t('The state of the live feed and of the published release, with reasons.'),
    content: html`${health(site)}
${release(site)}
${coverageBySeason(site)}
<p>${developerLink(site, { page: 'quality' }, site.label('quality'))}</p>`,
  };
}

/** Returns the place of the API's own state, which the script fills in. */
function health(site: Words & PublishedData): Html {
  const { t } = site;
  const fields = keysOf(healthFields).map(
    (field) => html`<dt>${t(healthFields[field])}</dt><dd data-field="${field}">–</dd>\n`,
  );
  return part(site, {
    id: 'now',
    title: t('Now'),
    content: html`<p>${t('This part comes from the API as the page opens; without scripts, see the API call.')}</p>
<dl class="facts" data-status aria-live="polite">${fields}</dl>`,
    data: { resource: 'health' },
  });
}

function release(site: Words & PublishedData): Html {
  const { t, tables, format, currentSeason } = site;
  const matches = tables.rows('matches', currentSeason);
  const finished = matches.filter(({ status }) => status === 'FINISHED').length;
  const counts = { finished, scheduled: matches.length };
  return part(site, {
    id: 'release',
    title: t('Published release'),
    content: factList([
      [t('Results complete up to'), format.day(site.asOf)],
      [t('Current season'), site.seasonName(currentSeason)],
      [t('Matches'), t('{finished} of {scheduled} matches played', counts)],
      [t('Id of the release'), html`<code>${site.release}</code>`],
      [t('Version of the API’s description'), service.version],
    ]),
    data: { json: '/release.json' },
  });
}

function coverageBySeason(site: Words & PublishedData): Html {
  const { t, tables } = site;
  return part(site, {
    id: 'coverage',
    title: t('Coverage by season'),
    content: table<Season>({
      caption: t('Coverage by season'),
      rows: tables.rows('seasons').toReversed(),
      columns: [
        { heading: t('Season'), cell: ({ season }) => site.seasonName(season) },
        ...keysOf(coverageNames).map((kind) => ({
          heading: t(coverageNames[kind]),
          cell: (season: Season) => coverage(site, season.coverage[kind]),
        })),
      ],
    }),
    data: { resource: 'seasons' },
  });
}
