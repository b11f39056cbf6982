import { standingsInputs } from '../../derive/standings.ts';
import { matchCard } from '../components/match-card.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { hasStandings } from '../lookups/standings.ts';
import type { Site } from '../site.ts';
import { bracket } from './bracket.ts';
import { stageStandings } from './season-standings.ts';
import { tiesOf, tieTrees } from './ties.ts';

/** Returns the stages that have standings of their own, then the knock-out matches as a bracket. */
export function playOffs(site: Site, season: number): Html {
  const { t, tables } = site;
  const record = standingsInputs(tables, season);
  const stages = record.stages.filter(({ table }) => table !== 'season');
  const inStage = (name: string) => record.matches.filter(({ stage }) => stage === name);
  const groups = stages.filter(({ stage, table }) => table === 'own' && inStage(stage).length > 0);
  const knockOut = stages.filter(({ table }) => table === null).flatMap(({ stage }) => inStage(stage));
  if (groups.length === 0 && knockOut.length === 0) return nothing;
  return html`<h2 id="play-offs">${hasStandings(tables, season) ? t('Play-offs') : t('Stages')}</h2>
${groups.map(
  ({ stage }) => html`<h3 id="${stage}">${site.stageName(stage)}</h3>
${stageStandings(site, season, stage)}
<ul class="cards">${inStage(stage).map((match) => matchCard(site, match))}</ul>
`,
)}${knockOut.length === 0 ? nothing : bracket(site, tieTrees(tiesOf(knockOut)))}
${sourceLinks(site, { resource: 'matches', query: wholeSeason(season) })}`;
}
