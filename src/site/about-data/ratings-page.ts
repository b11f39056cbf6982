import { marked } from 'marked';
import { countingMetrics, uncountedMetrics, weightedMetrics } from '../../derive/rating-metrics.ts';
import { areas, areaWeights, positions, rules } from '../../derive/rating-weights.ts';
import type { RatingModel } from '../../records/rating-model.ts';
import { entriesOf, fromEntries } from '../../records/typed.ts';
import type { Addresses } from '../addresses.ts';
import { plainTable } from '../components/html-table.ts';
import type { DeveloperSite } from '../developer-sources.ts';
import { markupOf, textPage } from '../docs/text-page.ts';
import { type Html, html, nothing } from '../html.ts';
import { printed } from '../links.ts';
import { areaNames } from '../names.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { sourceLinks } from '../source-links.ts';
import type { Words } from '../words.ts';

/** Kinds of attempts, whose worth in goals the text names. */
const attempts = ['big_chance', 'other_inside_box', 'outside_box', 'other_attempt'] as const;

/** Returns the page on how player ratings and expected goals are calculated, from the tables the code itself uses. */
export function ratingsPage(site: DeveloperSite): Page {
  const { tables, format, ratingEvidence: evidence } = site;
  const [model] = tables.rows('ratingModel');
  const [expectedGoals] = tables.rows('expectedGoals');
  if (!model || !expectedGoals) throw new Error('a table of the rating has no row');
  const { sides, fitted_on, goals, rmse_leaving_a_season_out } = expectedGoals.fit;
  return textPage(site, 'ratings', {
    values: {
      ...fromEntries(entriesOf(rules).map(([name, limit]) => [name, format.number(limit)] as const)),
      spreads: model.spread
        .map(({ position, spread }) => `${format.number(spread, 3)} (${position})`)
        .join(', '),
      sides,
      fittedOn: format.day(fitted_on),
      goals,
      error: format.number(rmse_leaving_a_season_out, 2),
      ...fromEntries(attempts.map((kind) => [kind, format.number(expectedGoals[kind], 2)] as const)),
    },
    parts: {
      data: sourceLinks(site, { json: '/ratings.json' }),
      ...ratingTables(site, model),
      evidence:
        evidence === undefined
          ? nothing
          : html`<h2 id="evidence">Evidence</h2>\n${ratingEvidence(site, evidence)}`,
    },
  });
}

/** Returns the sections of `data/rating-evidence.md`, one level of headings deeper. */
export function ratingEvidence(site: Words & Addresses & PublishedData, document: string): Html {
  const [, ...tokens] = marked.lexer(
    printed(document)
      .replaceAll(/^## /gm, '### ')
      .replaceAll(/ -(?=\d)/g, ' −'),
  );
  return markupOf(site, tokens, {}, 'the feed');
}

function ratingTables({ t, format }: Words, model: RatingModel) {
  const metricsByPosition = positions.map((position) => weightedMetrics(model, position));
  const byPosition = (metric: string) =>
    metricsByPosition.map((metrics) => metrics.find((row) => row.metric === metric));
  return {
    areaWeights: plainTable({
      caption: 'Weights of areas by position, %',
      headings: ['Area', ...positions],
      textColumns: 1,
      rows: areas.map((area) => [
        t(areaNames[area]),
        ...positions.map((position) => areaWeights[area][position]),
      ]),
    }),
    metrics: plainTable({
      caption: 'Metrics',
      headings: ['Metric', 'Reason', ...positions.map((position) => `${position}, %`)],
      textColumns: 2,
      isProse: true,
      rows: countingMetrics(model).map(({ metric, area, better, measure, reason }) => [
        html`<code>${metric}</code><small>${t(areaNames[area])}; ${measure === 'share' ? 'a share' : 'per 90 minutes'}; ${better} is better</small>`,
        reason,
        ...byPosition(metric).map((row) =>
          row
            ? html`${format.number(row.weight, 1)}<small>${format.number(row.priorMinutes)} min</small>`
            : '',
        ),
      ]),
    }),
    uncounted: plainTable({
      caption: 'Metrics that do not count',
      headings: ['Metric', 'Reason'],
      rows: uncountedMetrics(model).map(({ metric, reason }) => [metric, reason]),
    }),
  };
}
