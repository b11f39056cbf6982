import { countingMetrics, uncountedMetrics, weightedMetrics } from '../../derive/rating-metrics.ts';
import { areas, areaWeights, positions, rules } from '../../derive/rating-weights.ts';
import type { RatingModel } from '../../records/rating-model.ts';
import { codeSpan, escapeMarkdown } from '../../records/text.ts';
import { entriesOf, fromEntries } from '../../records/typed.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { tableText } from '../docs/table-text.ts';
import { documentPage } from '../docs/text-page.ts';
import { printed } from '../links.ts';
import { areaNames } from '../names.ts';
import type { Page } from '../site.ts';
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
  return documentPage(site, 'ratings', {
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
      ...ratingTables(site, model),
      evidence: evidence === undefined ? '' : `## Evidence {#evidence}\n\n${ratingEvidence(evidence)}`,
    },
  });
}

/** Returns the sections of `data/rating-evidence.md`, one level of headings deeper. */
function ratingEvidence(document: string): string {
  return printed(document)
    .replace(/^# .*\n\n/, '')
    .replaceAll(/^## /gm, '### ')
    .replaceAll(/ -(?=\d)/g, ' −');
}

function ratingTables({ t, format }: Words, model: RatingModel) {
  const metricsByPosition = positions.map((position) => weightedMetrics(model, position));
  const byPosition = (metric: string) =>
    metricsByPosition.map((metrics) => metrics.find((row) => row.metric === metric));
  const percentages = positions.map((position) => `${position}, %`);
  return {
    areaWeights: tableText(
      ['Area', ...positions],
      areas.map((area) => [t(areaNames[area]), ...positions.map((position) => areaWeights[area][position])]),
      positions,
    ),
    metrics: tableText(
      ['Metric', 'Reason', ...percentages],
      countingMetrics(model).map(({ metric, area, better, measure, reason }) => [
        `${codeSpan(metric)}<br>${t(areaNames[area])}; ${measure === 'share' ? 'a share' : 'per 90 minutes'}; ${better} is better`,
        escapeMarkdown(reason),
        ...byPosition(metric).map((row) =>
          row ? `${format.number(row.weight, 1)}<br>${format.number(row.priorMinutes)} min` : '',
        ),
      ]),
      percentages,
    ),
    uncounted: tableText(
      ['Metric', 'Reason'],
      uncountedMetrics(model).map(({ metric, reason }) => [metric, escapeMarkdown(reason)]),
    ),
  };
}
