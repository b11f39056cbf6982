import { html } from 'hono/html';
import { positions, rules } from '../derive/rating-table.ts';
import type { RatingEvidence } from '../records/rating-evidence.ts';
import { type Html, table } from './page.ts';

const sampleNames: Record<RatingEvidence['reliability'][number]['sample'], string> = {
  all: 'All seasons',
  fitted: 'Fitted',
  'held-out': 'Held out',
  'few-minutes': `${rules.eligibleMinutes} to ${rules.fullMinutes} minutes, then more`,
};

/** Returns the section that shows how well the rating does, from the committed evidence. */
export function evidenceSection(evidence: RatingEvidence, fittedSeasons: readonly number[]): Html {
  const lastFitted = Math.max(...fittedSeasons);
  return html`<section aria-labelledby="evidence"><h2 id="evidence">Evidence</h2>
<p>The model was fitted on the seasons up to ${lastFitted}; later seasons were held out to judge it. The choice of metrics and
their worth is a judgement, made with the figures of all seasons at hand, so the held-out figures may be a little too good.</p>
${table(
  ['Target', 'Limit', 'Value', 'Met'],
  evidence.targets.map(({ name, target, value, is_met }) => [
    name,
    target,
    String(value),
    is_met ? 'yes' : 'no',
  ]),
)}
${reliabilityPart(evidence)}
${spreadPart(evidence)}
${awardsPart(evidence)}
</section>`;
}

function reliabilityPart({ reliability, full_minutes, bootstrap }: RatingEvidence): Html {
  return html`<h3>Does it repeat?</h3>
<p>Correlation of a player's rating with the next season's, within position, at least ${full_minutes} minutes in both, with
95 % intervals (bootstrap over players, ${bootstrap.resamples} resamples). A goalkeeper's rating says little about the next
season: there are few goalkeepers, and goals prevented vary by chance.</p>
${table(
  ['Seasons', 'Position', 'Pairs', 'Correlation', 'Standard error', '95 % interval'],
  reliability.map((row) => [
    sampleNames[row.sample],
    row.position,
    String(row.pairs),
    row.correlation?.toFixed(2) ?? 'too few',
    row.standard_error?.toFixed(2) ?? '',
    row.low === null || row.high === null ? '' : `${row.low.toFixed(2)} to ${row.high.toFixed(2)}`,
  ]),
  'figures',
)}`;
}

function spreadPart({ spread, club_dependence, weight_with_data, seasons }: RatingEvidence): Html {
  return html`<h3>Are positions treated alike?</h3>
${table(
  [
    'Position',
    'Eligible players',
    'Mean',
    'Spread',
    'Over the mean spread',
    "Correlation with the club's goal difference",
  ],
  spread.map((row) => [
    row.position,
    String(row.players),
    row.mean.toFixed(2),
    row.spread.toFixed(2),
    row.ratio.toFixed(2),
    club_dependence.find(({ position }) => position === row.position)?.correlation.toFixed(2) ?? '',
  ]),
  'figures',
)}
<p>Share of the weight that each season has data for:</p>
${table(
  ['Season', ...positions],
  seasons.map((season) => [
    String(season),
    ...positions.map((position) => {
      const found = weight_with_data.find((row) => row.season === season && row.position === position);
      return found ? `${(100 * found.share).toFixed(0)} %` : '';
    }),
  ]),
  'figures',
)}`;
}

function awardsPart({ awards }: RatingEvidence): Html {
  const { winners, players, median, low, high, mean, unrated } = awards;
  return html`<h3>Does it agree with awards?</h3>
<p>Award winners are at the median percentile ${median} of their position (95 % interval ${low} to ${high}; mean ${mean};
${players} players' seasons). ${unrated.length > 0 ? `Not rated, because the feed has no statistics of them: ${unrated.join(', ')}.` : ''}</p>
${table(
  ['Winner', 'Season', 'Awards', 'Position', 'Rating', 'Place', 'Percentile'],
  winners.map((row) => [
    row.name,
    String(row.season),
    row.awards.join(', '),
    row.position,
    row.rating.toFixed(2),
    `${row.place} of ${row.peers}`,
    String(row.percentile),
  ]),
)}`;
}
