import escapeHtml from 'escape-html';
import { areas, areaWeights, positions, ratedMetrics, rules } from '../derive/rating-table.ts';
import type { Tables } from '../records/published.ts';
import { service } from '../service.ts';
import { page, table } from './page.ts';

/** How ratings and expected goals are made: their own tables, with the reasons. */
export function ratingsPage(tables: Tables): string {
  const [model] = tables.rows('expectedGoals');
  if (!model) throw new Error('the model of expected goals is not there');
  const { fit } = model;
  const players = tables.rows('players');
  const known = ratedMetrics
    .map(({ metric }) => metric)
    .filter((metric) => players.some((one) => one[metric] !== null));
  return page(
    `Ratings · ${service.name}`,
    'How player ratings and expected goals are made',
    `<header><p><a href="/">${escapeHtml(service.name)}</a></p>
<h1>Ratings and expected goals</h1></header>
<main>
<section aria-labelledby="rating"><h2 id="rating">The rating</h2>
<p>A number from 0 to 10 for a player's season. It says how he compares with those of his position that season, by the
statistics there are; not what he is worth, and nothing of what nobody counted.</p>
<ol>
<li><strong>Peers.</strong> Players of the same season and position with at least ${rules.eligibleMinutes} minutes. Where those are
fewer than ${rules.fewPeers}, at least ${rules.fewPeersMinutes} minutes; where those are fewer than ${rules.leastPeers}, everybody with minutes.</li>
<li><strong>Scores.</strong> A metric's score is its percentile among the peers: the share of them he beats, ties counted half,
0 to 100, turned round where less is better. Counts are taken for each 90 minutes.</li>
<li><strong>Areas.</strong> An area is the mean of its metrics by weight. Weights of metrics the season does not have are shared
out among the rest; an area with none is null, and its weight is shared out likewise.</li>
<li><strong>Role.</strong> The areas together, by the weights of the position, are the raw rating, 0 to 10.</li>
<li><strong>Few minutes.</strong> <code>rating = average + (raw − average) × min(1, minutes ÷ ${rules.fullMinutes})</code>. The average is
that of the raw ratings of the season's eligible players, by minutes. ${rules.eligibleMinutes} minutes make a player eligible for the
leaderboard.</li>
</ol>
<h3>Areas by position</h3>
${table(
  ['Area', ...positions],
  areas.map((area) => [area, ...positions.map((position) => String(areaWeights[area][position]))]),
  'figures',
)}
<h3>Metrics</h3>
${table(
  ['Metric', 'Area', 'Better', 'Measured', ...positions, 'Why'],
  ratedMetrics.map(({ metric, area, better, per90, weights, reason }) => [
    `<code>${metric}</code>`,
    area,
    better,
    per90 ? 'per 90' : 'as it is',
    ...positions.map((position) => String(weights[position])),
    escapeHtml(reason),
  ]),
)}
<p>The archive has ${known.length} of these statistics (${known.map((name) => `<code>${name}</code>`).join(', ')}); a rating rests on those. A goalkeeper's then rests on
the goals his side conceded, his passing and his discipline alone, so that it says as much of the defence before him.</p>
</section>
<section aria-labelledby="xg"><h2 id="xg">Expected goals</h2>
<p>The feed supplies none, so there is a model, modest and linear: an attempt's kind is all it knows. Where the feed ever
supplies them they are taken, and <code>xg_source</code> says which.</p>
${table(
  ['An attempt that is', 'is worth'],
  [
    ['a big chance', `${model.big_chance} goals`],
    ['any other from inside the box', `${model.other_inside_box} goals`],
    ['from outside the box', `${model.outside_box} goals`],
  ],
)}
<p>Fitted by least squares on ${fit.sides} sides of matches up to ${fit.fitted_on}, own goals aside, under the condition that all
expected goals are as many as the goals (${fit.goals}). Error a side, each season predicted by the others:
${fit.rmse_leaving_a_season_out} goals. For a player there is one only where his big chances and other attempts are known;
from shots alone nothing is guessed.</p>
${table(
  ['Season', 'Expected goals ÷ goals'],
  fit.model_over_goals_by_season.map(({ season, ratio }) => [String(season), ratio.toFixed(2)]),
  'figures',
)}
</section>
</main>`,
  );
}
