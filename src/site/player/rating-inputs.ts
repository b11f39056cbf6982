import { type MetricScores, metricScores } from '../../derive/rating.ts';
import { isListed, type ListedPlayer } from '../../records/player.ts';
import { bar } from '../components/bar.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html } from '../html.ts';
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
  const caption = t.players.inputs;
  return html`${table<Input>({
    caption,
    rows,
    columns: [
      {
        heading: t.players.metric,
        isText: true,
        // A metric without a name in the catalogue is shown by its field.
        cell: ({ metric }) => t.metrics[metric.metric as keyof typeof t.metrics] ?? metric.metric,
      },
      { heading: t.players.area, isText: true, isWide: true, cell: ({ metric }) => t.areas[metric.area] },
      {
        heading: t.players.value,
        cell: ({ metric, rate }) =>
          metric.measure === 'share' ? format.percent(rate / 100) : format.number(rate, 2),
      },
      { heading: t.players.percentile, cell: ({ score }) => format.number(Math.round(score)) },
      { heading: '0–100', cell: ({ score }) => bar(score / 100, { mark: 1 / 2 }) },
      { heading: t.players.weight, cell: ({ metric }) => format.number(metric.weight, 1) },
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
