import { sum } from '../../derive/numbers.ts';
import { runs } from '../../derive/projection-runs.ts';
import type { Forecast, ForecastRecord } from '../../records/forecast.ts';
import { pointsIn } from '../../records/season-rules.ts';
import { panel, part } from '../components/parts.ts';
import { table } from '../components/table.ts';
import type { DeveloperSite } from '../developer-sources.ts';
import { textPart } from '../docs/text-page.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink } from '../links.ts';
import { forecastByMatch, matchesOfClub } from '../lookups/by-id.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { calibrationPlot, judgedRecord, recordStatement } from './track-record-panel.ts';

/** Another forecast of the matches of a sample. */
type Comparison = ForecastRecord['comparisons'][number] & { readonly sample: ForecastRecord };

const otherForecasts = {
  base_rates: 'League averages',
  equal_clubs: 'All clubs equal',
  odds: 'Recorded odds',
} as const;

/** Returns the page on how good the forecasts were, season by season and beside others, and on what they do not know. */
export function recordPage(site: DeveloperSite): Page {
  const { t, tables } = site;
  const judged = judgedRecord(tables);
  const samples = tables.rows('forecastRecord');
  return {
    route: { page: 'forecast-record' },
    title: t('How good were the forecasts?'),
    description: t(
      'Every forecast of {league} matches judged by what happened, season by season, and what the model does not know.',
    ),
    trail: [{ label: site.label('forecasts'), route: { page: 'forecasts' } }],
    ...(judged && {
      header: html`<h1>${recordStatement(site, judged)}</h1>
<p class="lead">${leadOf(site, judged)}</p>`,
    }),
    content: html`<div class="split"><div>
${seasonBySeason(site, samples, judged)}
${besideOthers(site, samples)}
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
${judged?.projections ? html`<p class="sources">${finalTables(site, judged.projections)}</p>` : nothing}`,
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
    sources: { resource: 'forecast-record' },
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

function seasonsTable(words: Words, samples: readonly ForecastRecord[]): Html {
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

/** How many matches of a new club are compared with their forecasts. */
const firstMatches = 10;

/** Returns how many points clubs new to the league were expected to take in their first matches, and took. */
function newcomersNote({ t, tables, format }: Words & LeagueData): Html {
  const { league } = tables;
  const newcomers = tables.rows('teams').filter(({ seasons }) => (seasons[0] ?? 0) > league.first_season);
  const results = newcomers.flatMap(({ club_id }) => {
    const forecasts = matchesOfClub(tables, club_id).flatMap((match) => {
      const row = forecastByMatch(tables).get(match.match_id);
      return row && row.outcome !== null ? [row] : [];
    });
    return forecasts.slice(0, firstMatches).map(({ season, home_club, probabilities, outcome }) => {
      const { win, draw } = pointsIn(league, season);
      const side = home_club === club_id ? 'home' : 'away';
      return {
        expected: win * probabilities[side] + draw * probabilities.draw,
        taken: outcome === side ? win : outcome === 'draw' ? draw : 0,
      };
    });
  });
  if (results.length === 0) return nothing;
  const mean = (figure: 'expected' | 'taken') => sum(results.map((row) => row[figure])) / results.length;
  const text = t(
    'Clubs new to the league since {season}, {clubs} in all, were expected to take {expected} points a match in the first ten of each, and took {taken}.',
    {
      season: league.first_season + 1,
      clubs: newcomers.length,
      expected: format.number(mean('expected'), 2),
      taken: format.number(mean('taken'), 2),
    },
  );
  return html`<p class="small muted">${text}</p>
`;
}

function sampleName({ t, seasonRange }: Words, { sample, seasons }: ForecastRecord): string {
  const name = seasonRange(seasons);
  return sample === 'chosen' ? `${name} (${t('fitted')})` : name;
}

function othersTable(words: Words, samples: readonly ForecastRecord[]): Html {
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
