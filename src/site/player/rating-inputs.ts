import { type MetricScores, metricScores } from '../../derive/rating.ts';
import { isListed, type ListedPlayer } from '../../records/player.ts';
import { bar } from '../components/bar.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html } from '../html.ts';
import { areaNames, metricNames } from '../names.ts';
import type { Site } from '../site.ts';

interface Input {
  readonly metric: MetricScores['metric'];
  readonly rate: number;
  readonly score: number;
}

const scoresBySeason = new WeakMap<object, ReturnType<typeof metricScores>>();

/** Returns the metrics of a player's rating, each with its rate, percentile among peers and weight. */
export function ratingInputs(site: Site, player: ListedPlayer): Html {
  const { t, format } = site;
  const rows = inputsOf(site, player);
  const caption = t('What makes up the rating, per 90 minutes');
  return html`${table<Input>({
    caption,
    rows,
    columns: [
      {
        heading: t('Metric'),
        isText: true,
        cell: ({ metric }) => nameOfMetric(site, metric.metric),
      },
      { heading: t('Area'), isText: true, isWide: true, cell: ({ metric }) => t(areaNames[metric.area]) },
      {
        heading: t('Value'),
        cell: ({ metric, rate }) =>
          metric.measure === 'share' ? format.percent(rate / 100) : format.number(rate, 2),
      },
      { heading: t('Percentile'), cell: ({ score }) => format.number(Math.round(score)) },
      { heading: '0–100', cell: ({ score }) => bar(score / 100, { mark: 1 / 2 }) },
      { heading: t('Weight, %'), cell: ({ metric }) => format.number(metric.weight, 1) },
    ],
  })}
${sourceLinks(site, { computedFrom: [`players/${player.season}.json`] })}`;
}

/** Returns the metrics of a player that are known, the heaviest first. Those of a season are scored once. */
function inputsOf({ tables }: Site, player: ListedPlayer): Input[] {
  const players = tables.rows('players', player.season);
  const [model] = tables.rows('ratingModel');
  if (!model) return [];
  const inputsByPosition =
    scoresBySeason.get(players) ??
    metricScores(players.filter(isListed), {
      model,
      shotsFaced: tables.rows('shotsFaced', player.season),
    });
  scoresBySeason.set(players, inputsByPosition);
  return (inputsByPosition.get(player.position) ?? [])
    .flatMap(({ metric, rates, scores }) => {
      const [rate, score] = [rates.get(player), scores.get(player)];
      return rate === undefined || score === undefined ? [] : [{ metric, rate, score }];
    })
    .sort((a, b) => b.metric.weight - a.metric.weight);
}

/** Returns the name of a metric. One without a name is shown by its field. */
function nameOfMetric({ t }: Site, metric: string): string {
  return Object.hasOwn(metricNames, metric) ? t(metricNames[metric as keyof typeof metricNames]) : metric;
}
