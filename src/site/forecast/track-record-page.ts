import type { Forecast, ForecastRecord } from '../../records/forecast.ts';
import { seasonName, seasonRange } from '../../records/season-span.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import type { Site } from '../site.ts';
import { calibrationPlot } from './calibration-plot.ts';
import { judgedRecord, recordStatement } from './track-record-panel.ts';

/** Another forecast of the matches of a sample. */
type Comparison = ForecastRecord['comparisons'][number] & { readonly sample: ForecastRecord };

declare module '../routes.ts' {
  interface PageParameters {
    'forecast-record': object;
  }
}

export const forecastRecordKind: PageKind = {
  name: 'forecast-record',
  paths: { en: '/forecasts/record', fr: '/previsions/bilan' },
  labels: { en: 'How good were the forecasts?', fr: 'Que valaient les prévisions?' },
  tables: ['forecastRecord'],
  pages: (site) => [recordPage(site)],
};

/** Returns the page on how good the forecasts were, season by season and beside others, and on what they do not know. */
export function recordPage(site: Site): Page {
  const { t, tables } = site;
  const { record: words } = t.forecasts;
  const judged = judgedRecord(site);
  const samples = tables.rows('forecastRecord');
  return {
    route: { page: 'forecast-record' },
    title: words.title,
    description: words.description,
    trail: [{ label: site.label('forecasts'), route: { page: 'forecasts' } }],
    ...(judged && {
      header: html`<h1>${recordStatement(site, judged)}</h1>
<p class="lead">${leadOf(site, judged)}</p>`,
    }),
    content: html`<div class="split"><div><h2 id="seasons">${words.bySeason}</h2>
<p class="small muted">${words.logLossNote(site.format.number(Math.log(3), 3))}</p>
${seasonsTable(site, samples)}
${judged?.projections ? html`<p class="sources">${finalTables(site, judged.projections)}</p>` : nothing}
<h2 id="others">${words.others}</h2>
<p class="small muted">${words.othersNote}</p>
${othersTable(site, samples)}
${sourceLinks(site, { resource: 'forecast-record' })}
<h2 id="limits">${words.limits}</h2>
<ul>${words.unknowns.map((text) => html`<li>${text}</li>`)}</ul>
</div>
<aside>${
      judged
        ? html`<section class="panel"><h2 id="calibration">${words.calibration}</h2>
${calibrationPlot(site, judged.calibration)}</section>`
        : nothing
    }${modelPanel(site)}</aside></div>`,
  };
}

/** Returns how many matches were judged, and how often the likeliest result came true. */
function leadOf({ t, tables, format }: Site, { seasons, matches }: ForecastRecord): string {
  const results = tables
    .rows('forecasts')
    .filter(({ season, outcome }) => outcome !== null && seasons.includes(season));
  const hits = results.filter(hasFavouriteWon).length;
  return t.forecasts.record.lead(matches, seasonName(Math.min(...seasons)), format.percent(hits / matches));
}

function hasFavouriteWon({ probabilities, outcome }: Forecast): boolean {
  return outcome !== null && probabilities[outcome] === Math.max(...Object.values(probabilities));
}

function seasonsTable(site: Site, samples: readonly ForecastRecord[]): Html {
  const { t, format } = site;
  const { record: words } = t.forecasts;
  const baseRates = ({ comparisons }: ForecastRecord) =>
    comparisons.find((comparison) => comparison.with === 'base_rates');
  return table<ForecastRecord>({
    caption: words.bySeason,
    rows: samples,
    columns: [
      { heading: t.columns.season, isText: true, cell: (row) => sampleName(site, row) },
      { heading: t.columns.matches, cell: ({ matches }) => matches },
      { heading: words.logLoss, cell: ({ log_loss }) => format.number(log_loss, 3) },
      {
        heading: words.with.base_rates,
        isWide: true,
        cell: (row) => format.number(baseRates(row)?.log_loss ?? null, 3),
      },
      { heading: words.difference, cell: (row) => format.number(baseRates(row)?.difference ?? null, 3) },
      { heading: words.brier, isWide: true, cell: ({ brier }) => format.number(brier, 3) },
      { heading: words.rps, isWide: true, cell: ({ rps }) => format.number(rps, 3) },
    ],
    hasCutAfter: (_, index) =>
      samples[index + 1]?.seasons.length !== 1 && samples[index]?.seasons.length === 1,
  });
}

function finalTables(
  { t, format }: Site,
  { forecasts, first, play_offs }: NonNullable<ForecastRecord['projections']>,
): string {
  const { projections } = t.forecasts.record;
  return projections(format.number(forecasts), format.number(first, 3), format.number(play_offs, 3));
}

function sampleName({ t }: Site, { sample, seasons }: ForecastRecord): string {
  const name = seasonRange(seasons);
  return sample === 'chosen' ? `${name} (${t.forecasts.record.chosen})` : name;
}

function othersTable(site: Site, samples: readonly ForecastRecord[]): Html {
  const { t, format } = site;
  const { record: words } = t.forecasts;
  const rows = samples.filter(({ sample }) => sample === 'judged' || sample === 'chosen').toReversed();
  return table<Comparison>({
    caption: words.others,
    rows: rows.flatMap((sample) => sample.comparisons.map((comparison) => ({ ...comparison, sample }))),
    columns: [
      {
        heading: words.other,
        isText: true,
        cell: ({ with: other, sample }) =>
          html`${words.with[other]}<br><span class="small muted">${sampleName(site, sample)}</span>`,
      },
      { heading: t.columns.matches, cell: ({ matches }) => matches },
      { heading: words.logLoss, isWide: true, cell: ({ log_loss }) => format.number(log_loss, 3) },
      { heading: words.difference, cell: ({ difference }) => format.number(difference, 3) },
      {
        heading: words.interval,
        cell: ({ interval: { low, high } }) => words.range(format.number(low, 3), format.number(high, 3)),
      },
    ],
  });
}

/** Returns the model in a few sentences, and where it is recomputed. */
function modelPanel(site: Site): Html {
  const { t, sources } = site;
  const { record: words } = t.forecasts;
  const recipe = sources.recipes.find(({ file }) => file === 'forecasts.py');
  return html`<section class="panel"><h2 id="model">${words.model}</h2>
${words.modelSteps.map((text) => html`<p class="small">${text}</p>`)}
${recipe ? html`<p>${developerLink(site, { page: 'recipes' }, words.recipe, '#forecasts')}</p>` : nothing}</section>`;
}
