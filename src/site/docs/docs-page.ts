import { computeStandings, standingsInputs } from '../../derive/standings.ts';
import { csvLimit, defaultLimit, maxLimit } from '../../query/page.ts';
import type { Tables } from '../../records/published.ts';
import { codeSpan, escapeMarkdown } from '../../records/text.ts';
import { apiRoot } from '../../resources/discovery.ts';
import { requestsPerHour } from '../../service.ts';
import type { Addresses } from '../addresses.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { hasStandings, standingsOf } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { originOf } from './code-block.ts';
import { codeTabs } from './code-tabs.ts';
import { tableText } from './table-text.ts';
import { documentPage } from './text-page.ts';

/** Returns the documentation's front page: what people need most, the endpoints, and how the API behaves. */
export function docsPage(site: DeveloperSite): Page {
  const { tables, path } = site;
  const season = exampleSeason(tables);
  const [match] = tables.rows('matches', season);
  const { attribution, remarks = [] } = tables.league;
  return documentPage(site, 'docs', {
    values: {
      season,
      club: match?.home_club ?? '',
      opponent: match?.away_club ?? '',
      asOf: site.asOf,
      about: path({ page: 'about' }),
      attribution,
      csvLimit: site.format.number(csvLimit),
      defaultLimit,
      maxLimit,
      requestsPerHour,
    },
    parts: {
      quickStart: quickStart(site, season),
      endpoints: endpointTable(site),
      remarks: remarks.map((remark) => `- ${escapeMarkdown(remark)}`).join('\n'),
    },
  });
}

function endpointTable({ resources, path }: Addresses & PublishedData): string {
  const rows = resources.map((resource) => {
    const address = codeSpan(resource.path === '/' ? apiRoot : resource.path);
    return [
      `[${address}](${path({ page: 'endpoint', name: resource.name })})`,
      escapeMarkdown(resource.summary),
    ];
  });
  return tableText(['Endpoint', 'Meaning'], rows);
}

const rowCount = 3;
const fields = ['position', 'team', 'points'] as const;

/** Returns the request of one table in a terminal and in a spreadsheet, with what each shows, computed from the data. */
function quickStart(site: Addresses & LeagueData, season: number): string {
  const { tables } = site;
  const inputs = standingsInputs(tables, season);
  const group = hasStandings(tables, season)
    ? undefined
    : inputs.stages.find(({ table }) => table === 'own')?.stage;
  const standings = group === undefined ? standingsOf(tables, season) : computeStandings(inputs, [group]);
  const lines = standings.slice(0, rowCount).map((row) => fields.map((name) => row[name]).join(','));
  const output = [fields.join(','), ...lines].join('\n');
  const url = `${originOf(site)}/api/v1/standings?season=${season}${group === undefined ? '' : `&stage=${group}`}`;
  const csv = `${url}&format=csv&fields=${fields.join(',')}`;
  return codeTabs([
    {
      label: 'curl',
      language: 'sh',
      code: `curl -s '${csv}' | head -${rowCount + 1}`,
      output,
    },
    {
      label: 'Spreadsheet',
      language: 'text',
      code: `=IMPORTDATA("${csv}")`,
      output: `${output.replaceAll(',', '\t')}\n…`,
    },
  ]);
}

/** Returns the last finished season, so that the output of examples stays. A league's first season is its own example. */
function exampleSeason(tables: Tables): number {
  const seasons = tables.rows('seasons');
  const lastFinishedSeason = seasons.findLast(
    ({ matches_finished, matches_scheduled }) =>
      matches_scheduled > 0 && matches_finished === matches_scheduled,
  );
  return (lastFinishedSeason ?? seasons.at(-1))?.season ?? 0;
}
