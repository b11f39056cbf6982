import type { Match } from '../../records/match.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { scoreCard } from './score-card.ts';

/** Returns knock-out matches as columns, a stage each, in the order of the stages. */
export function bracket(site: Site, matches: readonly Match[]): Html {
  const stages = Map.groupBy(matches, ({ stage }) => stage);
  return html`<div class="bracket">${[...stages].map(
    ([stage, own]) =>
      html`<section><h3>${site.stageName(stage)}</h3><ul class="cards">${own.map((match) => scoreCard(site, match, false))}</ul></section>
`,
  )}</div>`;
}
