import { scaleUtc } from 'd3-scale';
import { hasResult, isPlayedBy, resultLetter } from '../../derive/matches.ts';
import type { Projection } from '../../records/forecast.ts';
import type { Match } from '../../records/match.ts';
import { pointsIn } from '../../records/season-rules.ts';
import type { Addresses } from '../addresses.ts';
import { chancesOf, percentFigure } from '../chances.ts';
import { lineChart } from '../components/line-chart.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { acronymIn, clubClassIn, shortName } from '../lookups/club-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns a chart of each club's points after each of its matches, in the colours of the clubs. */
export function pointsRace(site: Words & LeagueData, season: number): Html {
  const { t, tables } = site;
  const rows = standingsOf(tables, season);
  const [leader] = rows;
  if (!leader) return nothing;
  const matches = standingsMatches(tables, season).filter(hasResult);
  const { win, draw } = pointsIn(tables.league, season);
  const points = { W: win, D: draw, L: 0 };
  const series = rows.map(({ club }) => {
    const values = [0];
    for (const match of matches) {
      if (isPlayedBy(match, club)) values.push((values.at(-1) ?? 0) + points[resultLetter(match, club)]);
    }
    return {
      label: shortName(tables, club, season),
      className: clubClassIn(tables, club, season),
      parts: [values.map((value, played) => [played, value] as const)],
    };
  });
  return lineChart({
    series,
    description: t('Points after each match of every club; {leader} first with {points}.', {
      leader: leader.team,
      points: leader.points,
    }),
    startsAtZero: true,
    names: matchNames(site, Math.max(...series.map(({ parts }) => parts.flat().length - 1))),
  });
}

/** How many matches are from one name below the points race to the next, once there are so many. */
const matchesApart = 5;

/** Returns numbers of matches below the horizontal axis, of which the last says what it counts. */
function matchNames({ t }: Words, played: number) {
  const step = played < matchesApart ? 1 : matchesApart;
  const numbers = Math.floor(played / step);
  return Array.from({ length: numbers }, (_, index) => {
    const count = (index + 1) * step;
    const isLast = index === numbers - 1;
    const text = isLast ? t('{count, plural, one {# match} other {# matches}}', { count }) : `${count}`;
    return { x: count, text };
  });
}

/** About how many days have their date below the chances. */
const daysNamed = 5;

/**
 * Returns a line of the chances of a club after each day with results, in per cent.
 *
 * @param index which of its chances, as in `chancesOf`
 */
export function chanceLine(label: string, className: string, rows: readonly Projection[], index: number) {
  return {
    label,
    className,
    parts: [rows.map((row) => [Date.parse(row.date), 100 * (chancesOf(row)[index] ?? 0)] as const)],
  };
}

/** Returns names for days below the horizontal axis of chances: the first days of months, or of weeks in a short season. */
export function dayNames({ format }: Words, rows: readonly Projection[]) {
  const days = rows.map(({ date }) => Date.parse(date));
  return scaleUtc([Math.min(...days), Math.max(...days)], [0, 1])
    .ticks(daysNamed)
    .map((day) => ({ x: day.getTime(), text: format.shortDay(day.toISOString().slice(0, 10)) }));
}

/** Returns charts of each club's chances of first place, the play-offs and other zones after each day with results. */
export function chanceCharts(site: Words & PublishedData, season: number): Html {
  const { t, tables } = site;
  const rows = tables.rows('projections', season);
  const byClub = [...Map.groupBy(rows, ({ club }) => club)];
  const headings = [
    t('Chance of first place, in per cent'),
    t('Chance of the play-offs, in per cent'),
    ...(rows[0]?.zones ?? []).map(({ name }) =>
      t('Chance of {zone}, in per cent', { zone: site.localName(name) }),
    ),
  ];
  const names = dayNames(site, rows);
  const charts = headings.map((heading, index) => {
    if (rows.every((row) => chancesOf(row)[index] === null)) return nothing;
    const series = byClub.map(([club, ofClub]) =>
      chanceLine(shortName(tables, club, season), clubClassIn(tables, club, season), ofClub, index),
    );
    const chart = part(site, {
      id: ['first', 'play_offs'][index] ?? `zone-${index - 1}`,
      title: heading,
      isBeforeToday: season === site.currentSeason,
      content: lineChart({
        series,
        names,
        description: heading,
        startsAtZero: true,
        figureOf: percentFigure,
      }),
      isChart: true,
    });
    return html`<div>${chart}</div>
`;
  });
  return html`${charts}`;
}

/** Returns results in a `<table>` with a row for each home club and a column for each away club. Scores link to matches. */
export function resultsGrid(site: Words & Addresses & LeagueData, season: number): Html {
  const { t, tables } = site;
  const clubs = standingsOf(tables, season).map(({ club }) => club);
  const results = standingsMatches(tables, season).filter(hasResult);
  const byPair = Map.groupBy(results, (match) => `${match.home_club} ${match.away_club}`);
  const name = (club: string) => shortName(tables, club, season);
  const code = (club: string) => acronymIn(tables, club, season);
  const cell = (home: string, away: string) =>
    home === away
      ? html`<td class="self"></td>`
      : html`<td>${(byPair.get(`${home} ${away}`) ?? []).map((match) => score(site, match))}</td>`;
  const rows = clubs.map((home) => {
    const heading = html`<span class="full">${name(home)}</span><span class="short">${code(home)}</span>`;
    return html`<tr><th scope="row" class="sticky">${heading}</th>${clubs.map((away) => cell(home, away))}</tr>
`;
  });
  const meaning = t('Home club in the row, away club in the column');
  return html`<section class="scroll" aria-label="${t('Every result')}" tabindex="0"><table class="grid-table">
<caption class="visually-hidden">${t('Every result')}</caption>
<thead><tr>
<th scope="col" class="text sticky"><abbr title="${meaning}">${t('Home|of a match')}</abbr></th>
${clubs.map((club) => html`<th scope="col"><abbr title="${name(club)}">${code(club)}</abbr></th>`)}</tr></thead>
<tbody>${rows}</tbody></table></section>`;
}

function score(site: Words & Addresses, match: Match): Html {
  const { home_goals, away_goals } = match;
  const margin = (home_goals ?? 0) - (away_goals ?? 0);
  const outcome = margin > 0 ? 'win' : 'loss';
  const mark = margin === 0 ? nothing : html` class="${outcome}"`;
  // The space parts two results where the style does not: in a copied text, say.
  return html`<a${mark} href="${matchPath(site, match)}">${site.format.score(home_goals, away_goals)}</a> `;
}
