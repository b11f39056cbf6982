import { scaleLinear } from 'd3-scale';
import type { ForecastRecord } from '../../records/forecast.ts';
import type { Tables } from '../../records/published.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words.ts';

// In units of the drawing, about the pixels of a panel.
const plot = { left: 44, top: 8, side: 240, below: 48 };
const ticks = [0.2, 0.4, 0.6, 0.8];

/** Returns what was said beside what happened: groups of probabilities with the shares that came true. */
export function calibrationPlot({ t, format }: Words, calibration: ForecastRecord['calibration']): Html {
  const most = Math.max(...calibration.flatMap(({ predicted, interval }) => [predicted, interval.high]));
  const scale = scaleLinear([0, most], [0, plot.side]).nice(5);
  const end = scale.domain()[1] ?? most;
  const x = (share: number) => Math.round(scale(share));
  const y = (share: number) => plot.side - x(share);
  const description = calibration.map(({ predicted, observed }) =>
    t('said {said}, happened {happened}', {
      said: format.percent(predicted),
      happened: format.percent(observed),
    }),
  );
  const width = plot.left + plot.side + plot.top;
  const height = plot.top + plot.side + plot.below;
  const axes = ticks
    .filter((tick) => tick <= end)
    .map(
      (tick) => html`<line class="axis" x2="${plot.side}" y1="${y(tick)}" y2="${y(tick)}"/>
<text x="-6" y="${y(tick) + 4}" text-anchor="end">${format.percent(tick)}</text>
<text x="${x(tick)}" y="${plot.side + 18}" text-anchor="middle">${format.percent(tick)}</text>
`,
    );
  const groups = calibration.map(({ predicted, observed, interval }) => {
    const across = x(predicted);
    return html`<line class="interval" x1="${across}" x2="${across}" y1="${y(interval.low)}" y2="${y(interval.high)}"/>
<circle cx="${across}" cy="${y(observed)}" r="4"/>
`;
  });
  const explanation = t(
    'All probabilities in {groups} groups of equal size, with 95% intervals. Across is what was said, upwards what happened; on the line, they agree.',
    { groups: calibration.length },
  );
  const label = `${t('Forecast and reality')}${t(': ')}${description.join('; ')}`;
  return html`<svg class="calibration" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<g transform="translate(${plot.left} ${plot.top})">
<line class="even" x1="0" y1="${plot.side}" x2="${x(end)}" y2="${y(end)}"/>
${axes}
<text x="${plot.side / 2}" y="${plot.side + 38}" text-anchor="middle">${t('forecast chance')}</text>
${groups}</g></svg>
<p class="small">${explanation}</p>`;
}

/** Returns the record of the seasons that no constants were chosen on; undefined where there is none yet. */
export function judgedTrackRecord(tables: Tables): ForecastRecord | undefined {
  return tables.rows('forecastRecord').find(({ sample }) => sample === 'judged');
}

const verdicts = {
  better: 'Better than the league’s averages in {seasons}',
  same: 'Not shown to be better than the league’s averages in {seasons}',
  worse: 'Worse than the league’s averages in {seasons}',
} as const;

/** Returns whether the forecasts were better than the shares of results so far, as far as their interval says. */
export function trackRecordStatement(
  { t, seasonRange }: Words,
  { seasons, comparisons }: ForecastRecord,
): string {
  const interval = comparisons.find((comparison) => comparison.with === 'base_rates')?.interval;
  return t(verdicts[verdictOf(interval)], { seasons: seasonRange(seasons) });
}

/** Returns what an interval of the difference in the score says: a lower score is better. */
function verdictOf(
  interval: { readonly low: number; readonly high: number } | undefined,
): keyof typeof verdicts {
  if (interval && interval.high < 0) return 'better';
  return interval && interval.low > 0 ? 'worse' : 'same';
}
