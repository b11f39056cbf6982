import { computeStandings } from '../../derive/standings.ts';
import { standingsAddress } from '../components/freshness.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the standings of a season, or else those of its groups. Each has links to its data. */
export function currentStandings(site: Site, season: number, caption: string): Html {
  const { data } = site;
  if (data.hasStandings(season))
    return html`${standingsTable(site, { caption, season, rows: data.standingsOf(season), follows: standingsAddress(site, season) })}
${sourceLinks(site, { resource: 'standings', query: { season } })}`;
  const record = data.recordOf(season);
  const groups = record.stages.filter(({ table }) => table === 'own');
  return html`${groups.map(({ stage }) => {
    const name = site.stageName(stage);
    return html`<h2 id="${stage}">${name}</h2>
${standingsTable(site, { caption: name, season, rows: computeStandings(record, [stage]), isOfSeason: false })}
${sourceLinks(site, { resource: 'standings', query: { season, stage } })}
`;
  })}`;
}
