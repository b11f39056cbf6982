import { metricScores } from '../../derive/rating.ts';
import { memoize } from '../../records/memoize.ts';
import { isListed, type ListedPlayer, type Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import { keysOf } from '../../records/typed.ts';
import type { Addresses } from '../addresses.ts';
import { bar } from '../components/bar.ts';
import { table } from '../components/html-table.ts';
import { part } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import { areaNames, metricNames } from '../names.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

const scoresBySeason = memoize((tables: Tables, season: number) => {
  const [model] = tables.rows('ratingModel');
  const players = tables.rows('players', season).filter(isListed);
  return model && metricScores(players, { model, shotsFaced: tables.rows('shotsFaced', season) });
});

/** Returns the known metrics of a player's rating, the heaviest first, each with its rate, percentile among peers and weight. */
function ratingInputs(site: Words & PublishedData, player: ListedPlayer): Html {
  const { t, format, tables } = site;
  // Those of a season are scored once.
  const rows = (scoresBySeason(tables, player.season)?.get(player.position) ?? [])
    .flatMap(({ metric, rates, scores }) => {
      const rate = rates.get(player);
      const score = scores.get(player);
      return rate === undefined || score === undefined ? [] : [{ metric, rate, score }];
    })
    .sort((a, b) => b.metric.weight - a.metric.weight);
  const caption = t('What makes up the rating, per 90 minutes');
  return html`${table<(typeof rows)[number]>({
    caption,
    rows,
    columns: [
      { heading: t('Metric'), isText: true, cell: ({ metric }) => nameOfMetric(site, metric.metric) },
      { heading: t('Area'), isText: true, isWide: true, cell: ({ metric }) => t(areaNames[metric.area]) },
      {
        heading: t('Value'),
        cell: ({ metric, rate }) =>
          metric.measure === 'share' ? format.percent(rate / 100) : format.number(rate, 2),
      },
      {
        heading: t('Percentile'),
        cell: ({ score }) => html`${format.number(Math.round(score))}${bar(score / 100, { mark: median })}`,
      },
      { heading: t('Weight, %'), cell: ({ metric }) => format.number(metric.weight, 1) },
    ],
  })}
${dataLinks(site, { computedFrom: [`players/${player.season}.json`] })}`;
}

/** Returns the name of a metric. One without a name is shown by its field. */
function nameOfMetric({ t }: Words, metric: string): string {
  return Object.hasOwn(metricNames, metric) ? t(metricNames[metric as keyof typeof metricNames]) : metric;
}

/** The score of the player in the middle of the peers. */
const median = 0.5;
const amongPeers = {
  Goalkeeper: 'Among the goalkeepers of {season}',
  Defender: 'Among the defenders of {season}',
  Midfielder: 'Among the midfielders of {season}',
  Forward: 'Among the forwards of {season}',
} as const;

/** Returns the latest rating of a player, with its areas and metrics. */
export function playerRating(site: Words & Addresses & PublishedData, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const ratedSeason = seasons.filter(isListed).findLast(({ rating }) => rating !== null);
  if (!ratedSeason) return nothing;
  const { season, position, rating_eligible } = ratedSeason;
  // Ratings are percentiles within a position, so ranks across positions say little.
  const peers = site.tables
    .rows('players', season)
    .filter((player) => player.position === position && player.rating_eligible);
  const place = peers.filter(({ rating }) => (rating ?? 0) > (ratedSeason.rating ?? 0)).length + 1;
  const rank = rating_eligible
    ? t('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {peers}', {
        place,
        peers: peers.length,
      })
    : t('too few minutes to be ranked');
  const lead = joined([
    html`${t('Rating')} <strong>${format.number(ratedSeason.rating, 1)}</strong>`,
    rank,
    t('{minutes} minutes', { minutes: format.number(ratedSeason.minutes) }),
  ]);
  const meaning = t(
    'A rating measures what tends to repeat, by rates per 90 minutes. It does not measure what was achieved: goals, minutes, awards.',
  );
  const scale = t(
    '0 to 100 among players of the position ({position}) in {season}; the line is the median.',
    {
      position: t(position).toLowerCase(),
      season,
    },
  );
  return part(site, {
    id: 'rating',
    title: t(amongPeers[position], { season }),
    content: html`<p class="lead">${lead}</p>
<p class="small muted">${meaning}</p>
${areaBars(site, ratedSeason)}
<p class="note">${scale}</p>
<h3 id="inputs">${t('What makes up the rating, per 90 minutes')}</h3>
${ratingInputs(site, ratedSeason)}
<p class="note">${developerLink(site, { page: 'ratings' }, site.label('ratings'))}</p>`,
  });
}

/** Returns the five areas of a rating as bars from 0 to 100, with a mark at the middle of the player's peers. */
function areaBars({ t, format }: Words, { rating_breakdown: areas }: ListedPlayer): Html {
  return html`<dl class="areas">${keysOf(areas).map((area) => {
    const share = (areas[area] ?? 0) / 100;
    return html`<dt>${t(areaNames[area])}</dt><dd>${bar(share, { mark: median })}</dd><dd>${format.number(areas[area], 0)}</dd>
`;
  })}</dl>`;
}
