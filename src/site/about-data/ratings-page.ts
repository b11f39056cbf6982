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
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { areaNames } from '../names.ts';
import type { Site } from '../site.ts';
import { ratingEvidence } from './rating-evidence.ts';
import { ratingProse } from './rating-prose.ts';

declare module '../routes.ts' {
  interface PageParameters {
    ratings: object;
  }
}

export const ratingsKind: PageKind = {
  name: 'ratings',
  paths: { en: '/ratings' },
  label: 'Ratings',
  menus: ['footer'],
  tables: ['ratingModel', 'expectedGoals'],
  isDocumentation: true,
  pages: (site) => [ratingsPage(site)],
};

/** Returns the page on how player ratings and expected goals are calculated, from the tables the code itself uses. */
export function ratingsPage(site: Site): Page {
  const { ratingEvidence: evidence } = site.sources;
  const { tables } = site;
  const [model] = tables.rows('ratingModel');
  const [expectedGoals] = tables.rows('expectedGoals');
  if (!model || !expectedGoals) throw new Error('a table of the rating has no row');
  return {
    route: { page: 'ratings' },
    title: 'Ratings and expected goals',
    description: 'How player ratings and expected goals are calculated, with the evidence.',
    content: html`${sourceLinks(site, { json: '/ratings.json' })}
<h2 id="rating">The rating</h2>
${method(site, model)}
<h2 id="xg">Expected goals</h2>
${expectedGoalsPart(site, expectedGoals)}
${evidence === undefined ? nothing : html`<h2 id="evidence">Evidence</h2>\n${ratingEvidence(evidence)}`}`,
  };
}

function method(site: Site, model: RatingModel): Html {
  const { t, format } = site;
  const metricsByPosition = positions.map((position) => weightedMetrics(model, position));
  const byPosition = (metric: string) =>
    metricsByPosition.map((metrics) => metrics.find((row) => row.metric === metric));
  const limits = fromEntries(entriesOf(rules).map(([name, limit]) => [name, format.number(limit)] as const));
  return html`${ratingProse.method(limits)}
<h3 id="area-weights">Weights of areas by position, %</h3>
${plainTable({
  caption: 'Weights of areas by position, %',
  headings: ['Area', ...positions],
  textColumns: 1,
  rows: areas.map((area) => [
    t(areaNames[area]),
    ...positions.map((position) => areaWeights[area][position]),
  ]),
})}
<h3 id="metrics">Metrics</h3>
${plainTable({
  caption: 'Metrics',
  headings: ['Metric', ...positions.map((position) => `${position}, %`)],
  textColumns: 1,
  rows: ratedMetrics.map(({ metric }) => [
    html`<code>${metric}</code>`,
    ...byPosition(metric).map((row) => (row ? format.number(row.weight, 1) : '')),
  ]),
})}
<h3 id="reasons">Why they count</h3>
${plainTable({
  caption: 'Why they count',
  headings: ['Metric', 'Reason', 'Area', 'Unit', 'Better'],
  rows: ratedMetrics.map(({ metric, area, better, measure, reason }) => [
    html`<code>${metric}</code>`,
    reason,
    t(areaNames[area]),
    measure === 'share' ? 'share' : 'per 90 minutes',
    better,
  ]),
})}
${ratingProse.reliability(rules.reliabilityMinutes)}
<h3 id="prior-minutes">Prior minutes</h3>
${plainTable({
  caption: 'Prior minutes',
  headings: ['Metric', ...positions],
  textColumns: 1,
  rows: ratedMetrics.map(({ metric }) => [
    html`<code>${metric}</code>`,
    ...byPosition(metric).map((row) => (row ? format.number(row.priorMinutes) : '')),
  ]),
})}
<h3 id="unrated">Metrics that do not count</h3>
${plainTable({
  caption: 'Metrics that do not count',
  headings: ['Metric', 'Reason'],
  rows: unratedMetrics.map(({ metric, reason }) => [metric, reason]),
})}`;
}

const attempts = {
  big_chance: 'big chance',
  other_inside_box: 'other attempt inside the box',
  outside_box: 'attempt outside the box',
};

function expectedGoalsPart({ format }: Site, model: ExpectedGoalsModel): Html {
  const { fit } = model;
  return html`${ratingProse.expectedGoals}
${plainTable({
  caption: 'Expected goals',
  headings: ['Attempt', 'Expected goals'],
  textColumns: 1,
  rows: (['big_chance', 'other_inside_box', 'outside_box'] as const).map((kind) => [
    attempts[kind],
    format.number(model[kind], 2),
  ]),
})}
${ratingProse.fit({
  sides: fit.sides,
  goals: fit.goals,
  fittedOn: format.day(fit.fitted_on),
  error: format.number(fit.rmse_leaving_a_season_out, 2),
})}`;
}
