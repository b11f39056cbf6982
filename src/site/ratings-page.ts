import { html } from 'hono/html';
import {
  areas,
  areaWeights,
  positions,
  ratedMetrics,
  rules,
  unratedMetrics,
} from '../derive/rating-table.ts';
import { weightedMetrics } from '../derive/weighted-metrics.ts';
import type { Tables } from '../records/published.ts';
import { service } from '../service.ts';
import { type Html, page, table } from './page.ts';
import { evidenceSection } from './rating-evidence.ts';

/** Returns the page on how player ratings and expected goals are calculated, from the tables the code itself uses. */
export function ratingsPage(tables: Tables): Promise<string> {
  return page(
    `Ratings and expected goals · ${service.name}`,
    'How player ratings and expected goals are calculated',
    html`<header><p><a href="/">${service.name}</a></p>
<h1>Ratings and expected goals</h1></header>
<main>
${ratingSection(tables)}
${evidence(tables)}
${expectedGoalsSection(tables)}
</main>`,
  );
}

function ratingSection(tables: Tables): Html {
  const [model] = tables.rows('ratingModel');
  if (!model) throw new Error('the table ratingModel has no row');
  const weighted = positions.map((position) => weightedMetrics(model, position));
  return html`<section aria-labelledby="rating"><h2 id="rating">The rating</h2>
<p>A number from 0 to 10 for one player in one season. It compares the player with others of the same position in that
season, by the available statistics. It does not measure anything that was not counted, and it is not a market value.
All of this, and the evidence below, is also available as <a href="/ratings.json">JSON</a>.</p>
<ol>
<li><strong>Peers.</strong> Players of the same season and position with at least ${rules.eligibleMinutes} minutes; if there are
fewer than ${rules.fewPeers}, with at least ${rules.fewPeersMinutes} minutes; if there are fewer than ${rules.minPeers}, everyone with minutes.</li>
<li><strong>Rates.</strong> Counts are per 90 minutes. Each rate is shrunk towards the peers' mean, weighted by minutes:
<code>mean + (rate − mean) × minutes ÷ (minutes + prior)</code>. The prior minutes are fitted on past seasons; they are many
where a metric says little about a player.</li>
<li><strong>Scores.</strong> A metric's score is the percentile of the shrunk rate among the peers, 0 to 100, with half of each
tie, and reversed where less is better.</li>
<li><strong>Areas.</strong> An area is the weighted mean of its metrics. Weights of metrics that the season does not have are
distributed over the others. An area without any metric is null, and its weight is distributed in the same way. Players
without data for at least half of the weight are not rated.</li>
<li><strong>Role.</strong> The raw rating, 0 to 10, combines the areas by the weights of the position. It is scaled
so that every position has the mean ${rules.centre} and the same spread (a standard deviation of ${rules.spread}).</li>
<li><strong>Minutes.</strong> <code>rating = average + (scaled − average) × min(1, minutes ÷ ${rules.fullMinutes})</code>, where
the average is the mean scaled rating of the season's eligible players, weighted by minutes. ${rules.eligibleMinutes} minutes make a
player eligible for the leaderboard.</li>
</ol>
<h3>Weights of areas by position</h3>
${table(
  ['Area', ...positions],
  areas.map((area) => [area, ...positions.map((position) => String(areaWeights[area][position]))]),
  'figures',
)}
<h3>Metrics</h3>
${table(
  ['Metric', 'Area', 'Better', 'Unit', ...positions.map((position) => `${position}, %`), 'Reason'],
  ratedMetrics.map(({ metric, area, better, measure, reason }) => [
    html`<code>${metric}</code>`,
    area,
    better,
    measure === 'share' ? 'share' : 'per 90 minutes',
    ...weighted.map((metrics) => metrics.find((one) => one.metric === metric)?.weight.toFixed(1) ?? ''),
    reason,
  ]),
)}
<p>The figures by position are percent of the rating: worth × reliability, in proportion within the area. Reliability is
${rules.reliabilityMinutes} ÷ (${rules.reliabilityMinutes} + prior minutes): the part of the differences between players that is
not chance, over a season of 28 matches.</p>
<h3>Prior minutes</h3>
${table(
  ['Metric', ...positions],
  ratedMetrics.map(({ metric }) => [
    html`<code>${metric}</code>`,
    ...weighted.map((metrics) => String(metrics.find((one) => one.metric === metric)?.priorMinutes ?? '')),
  ]),
  'figures',
)}
<p>Every season has all of these metrics. The following do not count:</p>
${table(
  ['Metric', 'Reason'],
  unratedMetrics.map(({ metric, reason }) => [metric, reason]),
)}
</section>`;
}

function evidence(tables: Tables): Html {
  const [found] = tables.rows('ratingEvidence');
  const [model] = tables.rows('ratingModel');
  if (!found || !model) throw new Error('the tables ratingEvidence and ratingModel have no row');
  return evidenceSection(found, model.fit.seasons);
}

function expectedGoalsSection(tables: Tables): Html {
  const [model] = tables.rows('expectedGoals');
  if (!model) throw new Error('the table expectedGoals has no row');
  const { fit } = model;
  return html`<section aria-labelledby="xg"><h2 id="xg">Expected goals</h2>
<p>The feed does not supply expected goals, so a simple linear model estimates them from the kind of each attempt. Where the
feed does supply them, its figures are used; <code>xg_source</code> says which.</p>
${table(
  ['Attempt', 'Expected goals'],
  [
    ['big chance', String(model.big_chance)],
    ['other attempt inside the box', String(model.other_inside_box)],
    ['attempt outside the box', String(model.outside_box)],
  ],
)}
<p>The model is a least-squares fit on ${fit.sides} sides of matches up to ${fit.fitted_on}, without own goals, with the
condition that expected goals and goals have the same sum (${fit.goals}). Its error per side, with each season predicted from
the others, is ${fit.rmse_leaving_a_season_out} goals. Players have expected goals only where their big chances and other
attempts are known.</p>
${table(
  ['Season', 'Expected goals ÷ goals'],
  fit.model_over_goals_by_season.map(({ season, ratio }) => [String(season), ratio.toFixed(2)]),
  'figures',
)}
</section>`;
}
