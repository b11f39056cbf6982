import { computeStandings, standingsInputs } from '../../derive/standings.ts';
import { standingsAddress } from '../components/freshness.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { type Html, html } from '../html.ts';
import { hasStandings, standingsOf } from '../lookups/standings.ts';
import type { Site } from '../site.ts';

/** Returns the standings of one stage of a season, such as a group, with links to their data. */
export function stageStandings(site: Site, season: number, stage: string): Html {
  const rows = computeStandings(standingsInputs(site.tables, season), [stage]);
  return html`${standingsTable(site, { caption: site.stageName(stage), season, rows, isOfSeason: false })}
${sourceLinks(site, { resource: 'standings', query: { season, stage } })}`;
}

/** Returns the standings of a season, or else those of its groups. Each has links to its data. */
export function currentStandings(site: Site, season: number, caption: string): Html {
  const { tables } = site;
  if (hasStandings(tables, season))
    return html`${standingsTable(site, { caption, season, rows: standingsOf(tables, season), follows: standingsAddress(site, season) })}
${sourceLinks(site, { resource: 'standings', query: { season } })}`;
  const groups = standingsInputs(tables, season).stages.filter(({ table }) => table === 'own');
  return html`${groups.map(
    ({ stage }) => html`<h2 id="${stage}">${site.stageName(stage)}</h2>
${stageStandings(site, season, stage)}
`,
  )}`;
}
