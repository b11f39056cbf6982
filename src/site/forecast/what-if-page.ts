import { decidingStage } from '../../derive/honours.ts';
import { hasResult } from '../../derive/matches.ts';
import { computeStrengths, forecastMatch, strengthOf, strengthsAt } from '../../derive/strength.ts';
import { playOffMatch, seedPlaces } from '../../derive/tie-states.ts';
import { type Outcome, outcome } from '../../records/forecast.ts';
import type { Match } from '../../records/match.ts';
import { bracketIn, inForce, ofSeason, otherZones, playOffPlaces } from '../../records/season-rules.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { chanceFigure, placesText } from '../chances.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { shareButton } from '../components/take-away.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import { acronymIn, shortName } from '../lookups/club-lookups.ts';
import { forecastByMatch } from '../lookups/match-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import { mondayOf } from '../lookups/weeks.ts';
import { stateName } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import type { Page, Site } from '../site.ts';
import type { Words } from '../words.ts';
import { playOffsHeading, zoneHeading } from './projections-table.ts';
import { whatIfRoute, whatIfSeasons } from './what-if-seasons.ts';

/** How many weeks with matches left are open at first. */
const openWeeks = 4;

/** Returns the page on which readers choose results of a season, and see the table and the chances that follow. */
export function whatIfPage(site: Site, season: number): Page {
  const { t, tables } = site;
  // The order by which addresses hold choices: it stays when a match is moved.
  const matches = standingsMatches(tables, season)
    .filter(({ status }) => status !== 'CANCELLED')
    .toSorted((a, b) => ascending(a.match_id, b.match_id));
  const isOver = matches.every(hasResult);
  const title = t('Play it out: {season}', { season });
  const task = isOver
    ? t('Choose other results, and see how the table would have ended.')
    : t('Choose results; the rest of the season is simulated around them.');
  const withoutScript = t(
    'With JavaScript, this page lets you choose the result of each match. It shows at once how the table and the chances of every club change.',
  );
  return {
    route: whatIfRoute(site, season),
    title,
    description: t(
      'Choose results of the {season} {league} season and see the table and the chances at once.',
      { season },
    ),
    trail: [{ label: site.label('forecasts'), route: { page: 'forecasts' } }],
    header: html`<h1>${title}</h1>
<p class="lead">${task}</p>`,
    content: html`<p class="warning" data-without-script>${withoutScript}</p>
<div class="what-if" data-what-if="${JSON.stringify(valuesOf(site, season, matches))}">
${tools(site, season)}
<div class="weeks" data-scripted>${groups(site, matches)}</div>
${outcomePanel(site, season)}</div>
<script type="module" src="${site.assets['what-if-form']}"></script>`,
  };
}

/** Returns the choice of the reader's club, and the buttons that choose many results at once. */
function tools(site: Words & LeagueData, season: number): Html {
  const { t, tables } = site;
  const clubs = standingsOf(tables, season).map(
    ({ club }) => html`<option value="${club}">${shortName(tables, club, season)}</option>`,
  );
  return html`<p class="filter" data-scripted>
<label>${t('My club')} <select name="club"><option value="">–</option>${clubs}</select></label>
<button type="button" data-all>${t('All by the favourites')}</button>
<button type="button" data-clear>${t('Clear')}</button>
${shareButton(site)}</p>`;
}

/** Returns the place of what follows from the choices. */
function outcomePanel(site: Words & Addresses & LeagueData, season: number): Html {
  const { t } = site;
  return html`<section class="panel outcome"><p class="own" hidden></p>
<details open><summary>${t('Table')}</summary>
${tableOf(site, season)}
<p class="note">${t('In per cent; ± is the change by your choices, a dot is a place that cannot be.')}
${t('A chosen win counts by one goal in the order.')}
${t('Places are those still possible.')}</p></details>
<p class="visually-hidden" role="status"></p></section>`;
}

/** Values that the script fills in. */
const filledIn = { club: '{club}', chance: '{chance}', change: '{change}' };

function valuesOf(site: Site, season: number, matches: readonly Match[]): WhatIfValues {
  const { t, tables, assets, path, forecastConstants } = site;
  const { points, tie_breaks } = tables.league;
  const forecasts = forecastByMatch(tables);
  const strengths = strengthsAt(
    computeStrengths(tables.rows('matches'), forecastConstants),
    tables.rows('projections', season).at(-1)?.date ?? '',
  );
  const stages = new Set(matches.map(({ stage }) => stage));
  const playOffs = playOffPlaces(tables.league, season);
  const zones = otherZones(tables.league, season, standingsOf(tables, season).length);
  return {
    worker: assets['what-if-worker'],
    names: Object.fromEntries(
      standingsOf(tables, season).map(({ club }) => [club, shortName(tables, club, season)]),
    ),
    // What a link to another season leads to.
    pages: Object.fromEntries(whatIfSeasons(tables).map((other) => [other, path(whatIfRoute(site, other))])),
    chances: [
      t('{club}: {chance} for first place ({change})', filledIn),
      playOffs === null ? '' : t('{club}: {chance} for the play-offs ({change})', filledIn),
      ...zones.map(({ name }) =>
        t('{zone}, {club}: {chance} ({change})', { ...filledIn, zone: site.localName(name) }),
      ),
    ],
    season: {
      season,
      league: { points, tie_breaks },
      margins: inForce(forecastConstants, season).margins,
      playOffs,
      zones: zones.map(({ first, last }) => ({ first, last })),
      publishedRows: ofSeason(tables.rows('standings'), season)
        .filter(({ stage }) => stages.has(stage))
        .map(({ club, position, points_deducted }) => ({ club, position, points_deducted })),
      matches: matches.map((match) => ({
        match_id: match.match_id,
        home_club: match.home_club,
        away_club: match.away_club,
        home_goals: hasResult(match) ? match.home_goals : null,
        away_goals: hasResult(match) ? match.away_goals : null,
        // The published ones have four decimals, which would move single runs of the simulation.
        probabilities: hasResult(match)
          ? (forecasts.get(match.match_id)?.probabilities ?? { home: 0, draw: 1, away: 0 })
          : forecastMatch(match, strengths, forecastConstants),
      })),
      titlePlayOffs: titlePlayOffsOf(site, season, strengths),
    },
  };
}

/** Returns what the title is played out from. It is null where no table of the season alone sends clubs to play-offs. */
function titlePlayOffsOf(
  { tables, forecastConstants }: Site,
  season: number,
  strengths: ReadonlyMap<string, number>,
): WhatIfValues['season']['titlePlayOffs'] {
  const ties = decidingStage(tables.league, season) === null ? null : bracketIn(tables.league, season);
  if (ties === null || seedPlaces(ties).some(({ table }) => table !== undefined)) return null;
  const stages = new Set<string | null>(ties.map(({ stage }) => stage));
  return {
    ties,
    strengths: standingsOf(tables, season).map(({ club }) => [club, strengthOf(strengths, club)]),
    constants: [inForce(forecastConstants, season)],
    matches: tables
      .rows('matches', season)
      .filter(({ stage }) => stages.has(stage))
      .map(playOffMatch),
  };
}

/**
 * Returns the matches by week: first what comes next, then what has no date, and under a heading of its own what was played,
 * the latest week first.
 */
function groups(site: Words & LeagueData, matches: readonly Match[]): Html {
  const { t, format } = site;
  const {
    ahead = [],
    undated = [],
    played = [],
  } = Object.groupBy(matches, (match) =>
    hasResult(match) ? 'played' : hasLostItsDay(match) ? 'undated' : 'ahead',
  );
  const group = (heading: Html, rows: readonly Match[], isOpen: boolean) =>
    html`<details${isOpen ? html` open` : nothing}><summary>${heading}<output></output></summary>
<ul class="rows">${rows.map((match) => choiceOf(site, match, matches.indexOf(match)))}</ul></details>
`;
  const days = (rows: readonly Match[]) => format.shortDays(rows[0]?.date ?? '', rows.at(-1)?.date ?? '');
  const isOver = ahead.length + undated.length === 0;
  const ofPlayed = weeksOf(played)
    .toReversed()
    .map((rows, index) =>
      isOver
        ? group(html`<h2>${days(rows)}</h2>`, rows, index < openWeeks)
        : group(html`<h3>${days(rows)}</h3>`, rows, false),
    );
  return html`${weeksOf(ahead).map((rows, index) => group(html`<h2>${days(rows)}</h2>`, rows, index < openWeeks))}
${undated.length === 0 ? nothing : group(html`<h2>${t('Without a new date')}</h2>`, undated, true)}
${isOver || played.length === 0 ? nothing : html`<h2>${t('Played already')}</h2>`}
${ofPlayed}`;
}

/** Returns whether a match is not played on its day, and has no other yet. */
function hasLostItsDay({ status }: Match): boolean {
  return status === 'POSTPONED' || status === 'SUSPENDED';
}

/** Returns the matches of each week, in their order. */
function weeksOf(matches: readonly Match[]): Match[][] {
  const inOrder = matches.toSorted((a, b) => ascending(a.date, b.date));
  return [...Map.groupBy(inOrder, ({ date }) => mondayOf(date)).values()];
}

/** Returns a match with a button for each of its results. */
function choiceOf(site: Words & LeagueData, match: Match, index: number): Html {
  const { t, format, tables } = site;
  const { season, home_club, away_club, home_goals, away_goals } = match;
  const clubs = { home: home_club, draw: '', away: away_club };
  const nameOf = (result: Outcome) =>
    result === 'draw' ? t('Draw') : shortName(tables, clubs[result], season);
  const codeOf = (result: Outcome) =>
    result === 'draw' ? nameOf(result) : acronymIn(tables, clubs[result], season);
  const score = hasResult(match) ? ` ${format.score(home_goals, away_goals)}` : '';
  const day = hasLostItsDay(match) ? t(stateName(match)) : format.weekday(match.date);
  const teams = `${nameOf('home')} – ${nameOf('away')}${score}, ${day}`;
  const probabilities = forecastByMatch(tables).get(match.match_id)?.probabilities;
  const buttons = outcome.options.map((result, value) => {
    const chance = format.percent(probabilities?.[result] ?? null);
    const label = `${nameOf(result)}, ${chance}`;
    const radio = html`<input type="radio" name="${index}" value="${value}" aria-label="${label}">`;
    return html`<label>${radio}${codeOf(result)}<small>${chance}</small></label>`;
  });
  const names = html`${clubMarkIn(tables, home_club, season)}${nameOf('home')} – ${nameOf('away')}${clubMarkIn(tables, away_club, season)}`;
  return html`<li data-clubs="${home_club} ${away_club}">
<span class="grow">${names}<small class="small">${day}${score}</small></span>
<span role="radiogroup" aria-label="${teams}">${buttons}</span></li>
`;
}

/** Returns the table and the chances of today, whose figures the script replaces. */
function tableOf(site: Words & Addresses & LeagueData, season: number): Html {
  const { t, tables } = site;
  const projections = tables.rows('projections', season);
  const latest = new Map(projections.map((row) => [row.club, row]));
  const hasPlayOffs = playOffPlaces(tables.league, season) !== null;
  const zones = projections[0]?.zones ?? [];
  const chance = (share: number | null | undefined) =>
    html`<td>${share === undefined || share === null ? '–' : chanceFigure(share)}</td>
<td></td>
`;
  const change = html`<th scope="col">±</th>`;
  const rows = standingsOf(tables, season).map(({ club, position, points }) => {
    const row = latest.get(club);
    const places = row?.best_place && row.worst_place ? placesText(row.best_place, row.worst_place) : '–';
    return html`<tr data-club="${club}">
<th scope="row"><span class="place">${position}</span>${clubMarkIn(tables, club, season)}${clubLink(site, club, season)}</th>
<td class="strong">${points}</td>
<td>${places}</td>
${chance(row?.first)}
${hasPlayOffs ? chance(row?.play_offs) : nothing}
${zones.map((_, index) => chance(row?.zones[index]?.chance))}</tr>
`;
  });
  return html`<section class="scroll" aria-label="${t('Table')}" tabindex="0"><table>
<caption class="visually-hidden">${t('Table')}</caption>
<thead><tr>
<th scope="col" class="text">${t('Club')}</th>
<th scope="col">${t('Pts')}</th>
<th scope="col">${t('Places')}</th>
<th scope="col">${t('First')}</th>
${change}
${hasPlayOffs ? [playOffsHeading(site), change] : nothing}
${zones.map(({ name }) => [zoneHeading(site, name), change])}</tr></thead>
<tbody>${rows}</tbody></table></section>`;
}
