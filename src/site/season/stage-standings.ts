import { computeStandings } from '../../derive/standings.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the standings of one stage of a season, such as a group, with links to their data. */
export function stageStandings(site: Site, season: number, stage: string): Html {
  const rows = computeStandings(site.data.recordOf(season), [stage]);
  return html`${standingsTable(site, { caption: site.stageName(stage), season, rows, isOfSeason: false })}
${sourceLinks(site, { resource: 'standings', query: { season, stage } })}`;
}
