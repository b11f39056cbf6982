import type { ForecastRecord } from '../../records/forecast.ts';
import { seasonRange } from '../../records/season-span.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { calibrationPlot } from './calibration-plot.ts';

/** Returns the record of the seasons that no constants were chosen on; undefined where there is none yet. */
export function judgedRecord({ tables }: Site): ForecastRecord | undefined {
  return tables.rows('forecastRecord').find(({ sample }) => sample === 'judged');
}

/** Returns how good the forecasts were, in a panel. It is empty where none can be judged. */
export function recordPanel(site: Site): Html {
  const { t, path } = site;
  const record = judgedRecord(site);
  if (!record) return nothing;
  return html`<section class="panel"><h2 id="record">${t('How good were the forecasts?')}</h2>
<p>${recordStatement(site, record)}</p>
${calibrationPlot(site, record.calibration)}
<p><a href="${path({ page: 'forecast-record' })}">${t('Season by season, and the model')}</a></p></section>`;
}

const verdicts = {
  better: 'Better than the league’s averages in {seasons}, and far from certain',
  same: 'Not shown to be better than the league’s averages in {seasons}',
  worse: 'Worse than the league’s averages in {seasons}',
} as const;

/** Returns whether the forecasts were better than the shares of results so far, as far as their interval says. */
export function recordStatement({ t }: Site, { seasons, comparisons }: ForecastRecord): string {
  const interval = comparisons.find((comparison) => comparison.with === 'base_rates')?.interval;
  const verdict =
    !interval || (interval.low <= 0 && interval.high >= 0) ? 'same' : interval.high < 0 ? 'better' : 'worse';
  return t(verdicts[verdict], { seasons: seasonRange(seasons) });
}
