import {
  areas,
  areaWeights,
  positions,
  ratedMetrics,
  rules,
  unratedMetrics,
} from '../../derive/rating-table.ts';
import { weightedMetrics } from '../../derive/weighted-metrics.ts';
import type { ExpectedGoalsModel } from '../../records/expected-goals.ts';
import type { RatingModel } from '../../records/rating-model.ts';
import { entriesOf, fromEntries } from '../../records/typed.ts';
import { plainTable } from '../components/plain-table.ts';
import { sourceLinks } from '../components/source-links.ts';
import { translated } from '../components/translated.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { ratingProse } from '../prose/index.ts';
import type { Site } from '../site.ts';
import { ratingEvidence } from './rating-evidence.ts';

/** Returns the page on how player ratings and expected goals are calculated, from the tables the code itself uses. */
export function ratingsPage(site: Site): Page {
  const { t } = site;
  const { tables } = site.data;
  const [model] = tables.rows('ratingModel');
  // It is in English alone.
  const evidence = site.language === 'en' ? site.sources.ratingEvidence : undefined;
  const [expectedGoals] = tables.rows('expectedGoals');
  if (!model || !expectedGoals) throw new Error('a table of the rating has no row');
  return {
    route: { page: 'ratings' },
    title: t.ratingsPage.title,
    description: t.ratingsPage.description,
    content: html`${sourceLinks(site, { json: '/ratings.json' })}
<h2 id="rating">${t.ratingsPage.method}</h2>
${method(site, model)}
<h2 id="xg">${t.columns.xg}</h2>
${expectedGoalsPart(site, expectedGoals)}
${evidence === undefined ? nothing : html`<h2 id="evidence">${t.ratingsPage.evidence}</h2>\n${ratingEvidence(evidence)}`}`,
  };
}

function method(site: Site, model: RatingModel): Html {
  const { t, language, format } = site;
  const { ratingsPage: words } = t;
  const prose = ratingProse[language];
  const metricsByPosition = positions.map((position) => weightedMetrics(model, position));
  const positionNames = positions.map((position) => t.positions[position]);
  const byPosition = (metric: string) =>
    metricsByPosition.map((metrics) => metrics.find((row) => row.metric === metric));
  const limits = fromEntries(entriesOf(rules).map(([name, limit]) => [name, format.number(limit)] as const));
  return html`${prose.method(limits)}
<h3 id="area-weights">${words.areaWeights}</h3>
${plainTable({
  caption: words.areaWeights,
  headings: [words.area, ...positionNames],
  textColumns: 1,
  rows: areas.map((area) => [t.areas[area], ...positions.map((position) => areaWeights[area][position])]),
})}
<h3 id="metrics">${words.metrics}</h3>
${plainTable({
  caption: words.metrics,
  headings: [words.metric, ...positionNames.map((name) => `${name}, %`)],
  textColumns: 1,
  rows: ratedMetrics.map(({ metric }) => [
    html`<code>${metric}</code>`,
    ...byPosition(metric).map((row) => (row ? format.number(row.weight, 1) : '')),
  ]),
})}
<h3 id="reasons">${words.reasons}</h3>
${plainTable({
  caption: words.reasons,
  headings: [words.metric, words.reason, words.area, words.unit, words.better],
  rows: ratedMetrics.map(({ metric, area, better, measure, reason }) => [
    html`<code>${metric}</code>`,
    translated(site, reason),
    t.areas[area],
    measure === 'share' ? words.share : words.per90,
    words[better],
  ]),
})}
${prose.reliability(rules.reliabilityMinutes)}
<h3 id="prior-minutes">${words.priorMinutes}</h3>
${plainTable({
  caption: words.priorMinutes,
  headings: [words.metric, ...positionNames],
  textColumns: 1,
  rows: ratedMetrics.map(({ metric }) => [
    html`<code>${metric}</code>`,
    ...byPosition(metric).map((row) => (row ? format.number(row.priorMinutes) : '')),
  ]),
})}
<h3 id="unrated">${words.unrated}</h3>
${plainTable({
  caption: words.unrated,
  headings: [words.metric, words.reason],
  rows: unratedMetrics.map(({ metric, reason }) => [translated(site, metric), translated(site, reason)]),
})}`;
}

function expectedGoalsPart({ t, language, format }: Site, model: ExpectedGoalsModel): Html {
  const { ratingsPage: words } = t;
  const { fit } = model;
  const prose = ratingProse[language];
  return html`${prose.expectedGoals}
${plainTable({
  caption: t.columns.xg,
  headings: [words.attempt, t.columns.xg],
  textColumns: 1,
  rows: (['big_chance', 'other_inside_box', 'outside_box'] as const).map((kind) => [
    words.attempts[kind],
    format.number(model[kind], 2),
  ]),
})}
${prose.fit({
  sides: fit.sides,
  goals: fit.goals,
  fittedOn: format.day(fit.fitted_on),
  error: format.number(fit.rmse_leaving_a_season_out, 2),
})}`;
}
