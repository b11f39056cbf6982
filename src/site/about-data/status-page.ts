import type { Season } from '../../records/season.ts';
import { keysOf } from '../../records/typed.ts';
import { service } from '../../service.ts';
import { coverage, table } from '../components/table.ts';
import { html } from '../html.ts';
import { developerLink, sourceLinks } from '../links.ts';
import type { Page, Site } from '../site.ts';

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
export function statusPage(site: Site): Page {
  const { t, tables, format, currentSeason } = site;
  const seasons = tables.rows('seasons');
  const matches = tables.rows('matches', currentSeason);
  const finishedCount = matches.filter(({ status }) => status === 'FINISHED').length;
  return {
    route: { page: 'status' },
    title: t('Status|title'),
    description: t('The state of the live feed and of the published release, with reasons.'),
    content: html`<h2 id="now">${t('Now')}</h2>
<p>${t('This part comes from the API as the page opens; without scripts, see the API call.')}</p>
<dl class="facts" data-status aria-live="polite">${keysOf(healthFields).map((field) => html`<dt>${t(healthFields[field])}</dt><dd data-field="${field}">–</dd>`)}</dl>
${sourceLinks(site, { resource: 'health' })}
<h2 id="release">${t('Published release')}</h2>
<dl class="facts"><dt>${t('Results complete up to')}</dt><dd>${format.day(site.asOf)}</dd>
<dt>${t('Current season')}</dt><dd>${site.seasonName(currentSeason)}</dd>
<dt>${t('Matches')}</dt><dd>${t('{finished} of {scheduled} matches played', { finished: finishedCount, scheduled: matches.length })}</dd>
<dt>${t('Id of the release')}</dt><dd><code>${site.release}</code></dd>
<dt>${t('Version of the API’s description')}</dt><dd>${service.version}</dd></dl>
${sourceLinks(site, { json: '/release.json' })}
<h2 id="coverage">${t('Coverage by season')}</h2>
${table<Season>({
  caption: t('Coverage by season'),
  rows: seasons.toReversed(),
  columns: [
    { heading: t('Season'), cell: ({ season }) => site.seasonName(season) },
    ...keysOf(coverageNames).map((kind) => ({
      heading: t(coverageNames[kind]),
      cell: (season: Season) => coverage(site, season.coverage[kind]),
    })),
  ],
})}
${sourceLinks(site, { resource: 'seasons' })}
<p>${developerLink(site, { page: 'quality' }, site.label('quality'))}</p>`,
  };
}
