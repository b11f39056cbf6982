import { runs } from '../../derive/projection-runs.ts';
import type { Forecast, ForecastRecord } from '../../records/forecast.ts';
import { table } from '../components/html-table.ts';
import { panel, part } from '../components/panels.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { textPart } from '../docs/text-page.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { newcomersNote } from './newcomers-note.ts';
import { calibrationPlot, judgedTrackRecord, trackRecordStatement } from './track-record-panel.ts';
import { othersTable, seasonsTable, titlesTable } from './track-record-tables.ts';

/** Returns the page on how good the forecasts were, season by season and beside others, and on what they do not know. */
export function trackRecordPage(site: DeveloperSite): Page {
  const { t, tables } = site;
  const judged = judgedTrackRecord(tables);
  const samples = tables.rows('forecastRecord');
  return {
    route: { page: 'forecast-record' },
    title: t('How good were the forecasts?'),
    description: t(
      'Every forecast of {league} matches judged by what happened, season by season, and what the model does not know.',
    ),
    trail: [{ label: site.label('forecasts'), route: { page: 'forecasts' } }],
    ...(judged && {
      header: html`<h1>${trackRecordStatement(site, judged)}</h1>
<p class="lead">${leadOf(site, judged)}</p>`,
    }),
    content: html`<div class="split"><div>
${seasonBySeason(site, samples, judged)}
${besideOthers(site, samples)}
${titles(site, samples)}
${aboutModel(site)}
${newcomersNote(site)}</div>
<aside>${judged ? [calibrationPanel(site, judged), inPlayPanel(site, judged)] : nothing}</aside></div>`,
  };
}

function seasonBySeason(
  site: Words & PublishedData,
  samples: readonly ForecastRecord[],
  judged: ForecastRecord | undefined,
): Html {
  const { t, format } = site;
  const equal = format.number(Math.log(3), 3);
  const measure = t(
    'Log loss: less is better. One third for each result has {equal}. Below 0, the difference is in favour of these forecasts.',
    { equal },
  );
  return part(site, {
    id: 'seasons',
    title: t('Season by season'),
    content: html`<p class="small muted">${measure}</p>
${seasonsTable(site, samples)}
${judged?.projections ? html`<p class="note">${finalTables(site, judged.projections)}</p>` : nothing}`,
  });
}

function besideOthers(site: Words & PublishedData, samples: readonly ForecastRecord[]): Html {
  const { t } = site;
  const caution = t(
    'On the same matches. An interval that contains 0 shows no difference. The model was fitted on the seasons marked so, which flatters it there.',
  );
  return part(site, {
    id: 'others',
    title: t('Beside other forecasts'),
    content: html`<p class="small muted">${caution}</p>
${othersTable(site, samples)}`,
    data: { resource: 'forecast-record' },
  });
}

/** Returns how good the chances of the title were before the play-offs. It is empty where no play-offs decided one. */
function titles(site: Words & PublishedData, samples: readonly ForecastRecord[]): Html {
  const { t } = site;
  if (samples.every(({ title }) => title === null)) return nothing;
  const captions = [
    t('Log loss of the champion’s chance when the table was complete.'),
    t(
      'Beside it: equal chances for all clubs in the play-offs, and the share of earlier titles that its place of the table had won.',
    ),
    t('So few champions prove nothing.'),
  ];
  return part(site, {
    id: 'titles',
    title: t('The title before the play-offs'),
    content: html`<p class="small muted">${captions.join(' ')}</p>
${titlesTable(site, samples)}`,
    data: { resource: 'forecast-record' },
  });
}

function calibrationPanel(site: Words & PublishedData, { calibration }: ForecastRecord): Html {
  return panel(site, {
    id: 'calibration',
    title: site.t('Forecast and reality'),
    content: calibrationPlot(site, calibration),
  });
}

/** Returns how many matches were judged, and how often the likeliest result came true. */
function leadOf({ t, tables, format }: Words & LeagueData, { seasons, matches }: ForecastRecord): string {
  const results = tables
    .rows('forecasts')
    .filter(({ season, outcome }) => outcome !== null && seasons.includes(season));
  const hits = results.filter(hasFavouriteWon).length;
  return t(
    '{matches} matches since {season}, none of which the model had seen. The likeliest result came true in {share} of them.',
    { matches, season: Math.min(...seasons), share: format.percent(hits / matches) },
  );
}

function hasFavouriteWon({ probabilities, outcome }: Forecast): boolean {
  return outcome !== null && probabilities[outcome] === Math.max(...Object.values(probabilities));
}

function finalTables(
  { t, format }: Words,
  { forecasts, first, play_offs }: NonNullable<ForecastRecord['projections']>,
): string {
  const scores = t(
    '{clubs} projections of final places have a mean Brier score of {first} for first place{playOffs, select, yes { and {places} for the play-offs} other {}}.',
    {
      clubs: format.number(forecasts),
      first: format.number(first, 3),
      places: format.number(play_offs, 3),
    },
  );
  return `${scores} ${t('0 is the best.')}`;
}

/** Returns how good the chances of matches in play were at minutes of them. It is empty where no goals are listed. */
function inPlayPanel(site: Words & PublishedData, { in_play }: ForecastRecord): Html {
  if (in_play.length === 0) return nothing;
  const { t, format } = site;
  const title = t('While matches were played');
  const scope = t(
    'The chances from strength, score and minute, of matches whose goals are all listed. Red cards are left out: the data has no minutes of them.',
  );
  const minutes = table({
    caption: title,
    rows: in_play,
    columns: [
      { heading: t('Minute'), isText: true, cell: ({ minute }) => minute },
      { heading: t('Matches'), cell: ({ matches }) => matches },
      { heading: t('Log loss'), cell: ({ log_loss }) => format.number(log_loss, 3) },
    ],
  });
  return panel(site, {
    id: 'in-play',
    title,
    content: html`<p class="small muted">${scope}</p>
${minutes}`,
  });
}

/** Returns the model in a few sentences, where it is recomputed, and what it does not know. */
function aboutModel(site: DeveloperSite): Html {
  const { t, format, recipes } = site;
  const link = () => developerLink(site, { page: 'recipes' }, t('Recompute the forecasts'), '#forecasts');
  return textPart(site, 'forecast-model', {
    values: { runs: format.number(runs) },
    parts: {
      recompute: recipes.some(({ file }) => file === 'forecasts.py') ? html`<p>${link()}</p>` : nothing,
    },
  });
}
