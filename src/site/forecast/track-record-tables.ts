import type { ForecastRecord } from '../../records/forecast.ts';
import { table } from '../components/html-table.ts';
import { type Html, html } from '../html.ts';
import type { Words } from '../words.ts';

/** Another forecast of the matches of a sample. */
type Comparison = ForecastRecord['comparisons'][number] & { readonly sample: ForecastRecord };

const otherForecasts = {
  base_rates: 'League averages',
  equal_clubs: 'All clubs equal',
  odds: 'Recorded odds',
} as const;

export function seasonsTable(words: Words, samples: readonly ForecastRecord[]): Html {
  const { t, format } = words;
  const baseRates = ({ comparisons }: ForecastRecord) =>
    comparisons.find((comparison) => comparison.with === 'base_rates');
  return table<ForecastRecord>({
    caption: t('Season by season'),
    rows: samples,
    columns: [
      { heading: t('Season'), isText: true, cell: (row) => sampleName(words, row) },
      { heading: t('Matches'), cell: ({ matches }) => matches },
      { heading: t('Log loss'), cell: ({ log_loss }) => format.number(log_loss, 3) },
      {
        heading: t('League averages'),
        isWide: true,
        cell: (row) => format.number(baseRates(row)?.log_loss ?? null, 3),
      },
      { heading: t('Difference'), cell: (row) => format.number(baseRates(row)?.difference ?? null, 3) },
      { heading: t('Brier score'), isWide: true, cell: ({ brier }) => format.number(brier, 3) },
      { heading: t('Mean RPS'), isWide: true, cell: ({ rps }) => format.number(rps, 3) },
    ],
    hasCutAfter: (_, index) =>
      samples[index + 1]?.seasons.length !== 1 && samples[index]?.seasons.length === 1,
  });
}

function sampleName(
  { t, seasonRange }: Words,
  { sample, seasons }: Pick<ForecastRecord, 'sample' | 'seasons'>,
): string {
  const name = seasonRange(seasons);
  return sample === 'chosen' ? `${name} (${t('fitted')})` : name;
}

/** Returns how good the chances of the title were, beside equal chances and the titles of places in earlier seasons. */
export function titlesTable(words: Words, samples: readonly ForecastRecord[]): Html {
  const { t, format } = words;
  return table({
    caption: t('The title before the play-offs'),
    rows: samples.flatMap(({ title, ...sample }) => (title === null ? [] : [{ sample, title }])),
    columns: [
      { heading: t('Season'), isText: true, cell: ({ sample }) => sampleName(words, sample) },
      { heading: t('Seasons'), cell: ({ title }) => title.seasons },
      { heading: t('Log loss'), cell: ({ title }) => format.number(title.log_loss, 3) },
      { heading: t('Equal chances'), cell: ({ title }) => format.number(title.equal_clubs, 3) },
      { heading: t('Earlier titles'), cell: ({ title }) => format.number(title.earlier_titles, 3) },
    ],
  });
}

export function othersTable(words: Words, samples: readonly ForecastRecord[]): Html {
  const { t, format } = words;
  const rows = samples.filter(({ sample }) => sample === 'judged' || sample === 'chosen').toReversed();
  return table<Comparison>({
    caption: t('Beside other forecasts'),
    rows: rows.flatMap((sample) => sample.comparisons.map((comparison) => ({ ...comparison, sample }))),
    columns: [
      {
        heading: t('Other forecast'),
        isText: true,
        cell: ({ with: other, sample }) =>
          html`${t(otherForecasts[other])}<br><span class="small muted">${sampleName(words, sample)}</span>`,
      },
      { heading: t('Matches'), isWide: true, cell: ({ matches }) => matches },
      { heading: t('Log loss'), isWide: true, cell: ({ log_loss }) => format.number(log_loss, 3) },
      { heading: t('Difference'), cell: ({ difference }) => format.number(difference, 3) },
      {
        heading: t('95% interval'),
        cell: ({ interval: { low, high } }) =>
          t('{low} to {high}', { low: format.number(low, 3), high: format.number(high, 3) }),
      },
    ],
  });
}
