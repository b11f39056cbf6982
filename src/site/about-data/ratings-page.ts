import { marked, type Tokens } from 'marked';
import { countingMetrics, uncountedMetrics, weightedMetrics } from '../../derive/rating-metrics.ts';
import { areas, areaWeights, positions, rules } from '../../derive/rating-weights.ts';
import type { ExpectedGoalsModel, RatingModel } from '../../records/rating-model.ts';
import { entriesOf, fromEntries, keysOf } from '../../records/typed.ts';
import { sourceLinks } from '../components/source-links.ts';
import { plainTable, table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { fromMarkdown } from '../markdown.ts';
import { areaNames } from '../names.ts';
import { slugOf } from '../routes.ts';
import type { Site } from '../site.ts';

/** Returns the sections of `data/rating-evidence.md`, one level of headings deeper. */
export function ratingEvidence(document: string): Html {
  let title = '';
  const parts = marked.lexer(document).map((token) => {
    if (token.type === 'html') return nothing;
    if (token.type === 'table') return tableOf(token as Tokens.Table, title);
    if (token.type !== 'heading') return fromMarkdown(token.raw, 'the feed');
    const { depth, text } = token as Tokens.Heading;
    title = text;
    return depth === 1 ? nothing : html`<h3 id="${slugOf(text)}">${text}</h3>\n`;
  });
  return html`${parts}`;
}

function tableOf({ header, align, rows }: Tokens.Table, caption: string): Html {
  return html`${table<Tokens.TableCell[]>({
    caption,
    rows,
    columns: header.map(({ text }, index) => ({
      heading: text,
      isText: align[index] !== 'right',
      cell: (row) => fromMarkdown(row[index]?.text ?? '', 'the feed', 'parseInline'),
    })),
  })}\n`;
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
function ratingsPage(site: Site): Page {
  const { tables, ratingEvidence: evidence } = site;
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
  return html`<p>A number from 0 to 10 for one player in one season. It compares the player with others of the same position in that
season, by the available statistics. It does not measure anything that was not counted, and it is not a market value.</p>
<ol>
<li><strong>Peers.</strong> Players of the same season and position with at least ${limits.eligibleMinutes} minutes; if there are
fewer than ${limits.fewPeers}, with at least ${limits.fewPeersMinutes} minutes; if there are fewer than ${limits.minPeers}, everyone with minutes.
The feed gives a player’s position of today for every season. A player who has changed position is therefore compared with other
peers than those of the time, unless the season was corrected.</li>
<li><strong>Rates.</strong> Counts are per 90 minutes. Each rate is shrunk towards the peers’ mean, weighted by minutes:
<code>mean + (rate − mean) × minutes ÷ (minutes + prior)</code>. The prior minutes are fitted on past seasons; they are many
where a metric says little about a player.</li>
<li><strong>Scores.</strong> A metric’s score is the percentile of the shrunk rate among the peers, 0 to 100, with half of each
tie, and reversed where less is better.</li>
<li><strong>Areas.</strong> An area is the weighted mean of its metrics. Weights of metrics that the season does not have are
distributed over the others. An area without any metric is null, and its weight is distributed in the same way. Players
without data for at least half of the weight are not rated.</li>
<li><strong>Role.</strong> The raw rating, 0 to 10, combines the areas by the weights of the position. It is scaled
so that every position has the mean ${limits.centre} and the same spread (a standard deviation of ${limits.spread}).</li>
<li><strong>Minutes.</strong> <code>rating = average + (scaled − average) × min(1, minutes ÷ ${limits.fullMinutes})</code>, where
the average is the mean scaled rating of the season’s eligible players, weighted by minutes. ${limits.eligibleMinutes} minutes make a
player eligible for the leaderboard.</li>
</ol>
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
  headings: ['Metric', 'Reason', ...positions.map((position) => `${position}, %`)],
  textColumns: 2,
  isProse: true,
  rows: countingMetrics(model).map(({ metric, area, better, measure, reason }) => [
    html`<code>${metric}</code><small>${t(areaNames[area])}; ${measure === 'share' ? 'a share' : 'per 90 minutes'}; ${better} is better</small>`,
    reason,
    ...byPosition(metric).map((row) =>
      row ? html`${format.number(row.weight, 1)}<small>${format.number(row.priorMinutes)} min</small>` : '',
    ),
  ]),
})}
<p>The figures by position are percent of the rating, above the prior minutes: worth × reliability, in proportion within the area. Reliability is
${rules.reliabilityMinutes} ÷ (${rules.reliabilityMinutes} + prior minutes): the part of the differences between players that is not chance, over a season of
28 matches.</p>
<h3 id="unrated">Metrics that do not count</h3>
${plainTable({
  caption: 'Metrics that do not count',
  headings: ['Metric', 'Reason'],
  rows: uncountedMetrics(model).map(({ metric, reason }) => [metric, reason]),
})}`;
}

const attempts = {
  big_chance: 'big chance',
  other_inside_box: 'other attempt inside the box',
  outside_box: 'attempt outside the box',
  other_attempt: 'other attempt of a player, from anywhere',
};

function expectedGoalsPart({ format }: Site, model: ExpectedGoalsModel): Html {
  const { fit } = model;
  return html`<p>The feed does not supply expected goals, so a simple linear model estimates them from the kind of each attempt. Where the
feed does supply them, its figures are used; <code>xg_source</code> says which, and <code>xg_method</code> how they were made.
An estimate from the number of attempts does not know where each shot was, so that pages call it <em>xG (estimate)</em>, and no
headline of a match rests on it alone.</p>
${plainTable({
  caption: 'Expected goals',
  headings: ['Attempt', 'Expected goals'],
  textColumns: 1,
  rows: keysOf(attempts).map((kind) => [attempts[kind], format.number(model[kind], 2)]),
})}
<p>The model is a least-squares fit on ${fit.sides} sides of matches up to ${format.day(fit.fitted_on)}, without own goals, with the condition
that expected goals and goals have the same sum (${fit.goals}). Its error per side, with each season predicted from the others, is
${format.number(fit.rmse_leaving_a_season_out, 2)} goals. Players have expected goals only where their big chances and other attempts are known.</p>`;
}
