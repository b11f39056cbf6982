import { computeStandings } from '../../derive/standings.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the table of a season, or where it has none those of its groups, each with where it comes from. */
export function currentTables(site: Site, season: number, caption: string): Html {
  const { data } = site;
  if (data.hasTable(season))
    return html`${standingsTable(site, { caption, season, rows: data.tableOf(season) })}
${sourceLinks(site, { resource: 'standings', query: { season } })}`;
  const record = data.recordOf(season);
  const groups = record.stages.filter(({ table }) => table === 'own');
  return html`${groups.map(({ stage }) => {
    const name = site.stageName(stage);
    return html`<h2 id="${stage}">${name}</h2>
${standingsTable(site, { caption: name, season, rows: computeStandings(record, [stage]) })}
${sourceLinks(site, { resource: 'standings', query: { season, stage } })}
`;
  })}`;
}
