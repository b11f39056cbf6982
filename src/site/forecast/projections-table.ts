import { runs } from '../../derive/projection-runs.ts';
import type { Projection } from '../../records/forecast.ts';
import type { Addresses } from '../addresses.ts';
import { chanceFigure, shadeOf } from '../chances.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { timely } from '../components/late-results.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { part } from '../components/panels.ts';
import { certainMark, marksOf } from '../components/standings-table.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { strengthByClub } from '../lookups/club-lookups.ts';
import { isStandingsOver } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/**
 * Returns the newest projection of the current season, in the expected order. A season has none if it has several tables,
 * or if its table is final.
 */
export function currentProjections({ tables, currentSeason }: LeagueData): readonly Projection[] {
  if (isStandingsOver(tables, currentSeason)) return [];
  const rows = tables.rows('projections', currentSeason);
  return rows.filter(({ date }) => date === rows.at(-1)?.date);
}

/**
 * Returns a `<table>` of how the current season may end. It has the strength, the chance of each place in shaded cells,
 * that of the play-offs, and points. A season without projections has none.
 */
export function mayEnd(site: Words & Addresses & PublishedData): Html {
  const { t, format, tables, currentSeason: season } = site;
  const rows = currentProjections(site);
  if (rows.length === 0) return nothing;
  const heading = timely(site, (day) =>
    day === undefined ? t('How it may end') : t('As of {day}: how the season may end', { day }),
  );
  const marks = marksOf(site);
  const markOf = (certain: Projection['certain']) =>
    certainMark(marks.find(({ outcome }) => outcome === certain));
  const hasPlayOffs = rows.some(({ play_offs }) => play_offs !== null);
  const hasTitle = hasPlayOffs && rows.some(({ champion }) => champion !== null);
  // A phone has room for one column beside the places.
  const pointsClass = hasPlayOffs ? html` class="wide"` : nothing;
  const caption = t('How it may end');
  const explanation = t(
    'The chance of each final place, in per cent, from {runs} simulations. A dot is a place that the club cannot end on.',
    { runs: format.number(runs) },
  );
  const bodyRows = rows.map(
    ({ club, certain, places, play_offs, champion, zones, expected_points }) => html`<tr>
<th scope="row" class="sticky">${clubMarkIn(site.tables, club, season)}${clubLink(site, club, season)}${markOf(certain)}</th>
<td class="wide" data-before-today>${Math.round(strengthByClub(tables).get(club)?.at(-1)?.strength ?? 0)}</td>
${places.map((share, index) => chanceCell(club, share, index + 1))}
${hasPlayOffs ? html`<td class="strong"${figureAttribute('play_offs', club)}>${play_offs === null ? '–' : chanceFigure(play_offs)}</td>` : nothing}
${hasTitle ? html`<td class="strong wide"${figureAttribute('champion', club)}>${champion === null ? '–' : chanceFigure(champion)}</td>` : nothing}
${zones.map(({ chance }, index) => html`<td class="wide"${figureAttribute(`zone-${index}`, club)}>${chanceFigure(chance)}</td>`)}
<td${pointsClass}${figureAttribute('expected_points', club)}>${format.number(expected_points, 0)}</td></tr>
`,
  );
  const heatTable = html`<section class="scroll" aria-label="${caption}" tabindex="0">
<table class="heat"${withLiveScores(tables)}>
<caption class="visually-hidden">${caption}</caption>
<thead><tr>
<th scope="col" class="text sticky">${t('Club')}</th>
<th scope="col" class="wide">${t('Strength')}</th>
${rows.map((_, index) => html`<th scope="col">${index + 1}</th>`)}
${hasPlayOffs ? playOffsHeading(site) : nothing}
${hasTitle ? html`<th scope="col" class="wide"><abbr title="${t('Chance of the title, %')}">${t('Title|of champions')}</abbr></th>` : nothing}
${rows[0]?.zones.map(({ name }) => zoneHeading(site, name, html` class="wide"`))}
<th scope="col"${pointsClass}><abbr title="${t('Expected points')}">${t('Pts')}</abbr></th></tr></thead>
<tbody>${bodyRows}</tbody></table></section>`;
  return part(site, {
    id: 'end',
    title: heading,
    content: html`<p class="small muted">${explanation}</p>
${heatTable}
<p class="note provisional">${t('The chances move with the matches in play. Strength is from before today’s matches.')}</p>`,
    data: { resource: 'projections', query: { season } },
  });
}

/** Returns the heading of the column of chances of the play-offs. */
export function playOffsHeading({ t }: Words): Html {
  return html`<th scope="col"><abbr title="${t('Chance of the play-offs, %')}">${t('PO')}</abbr></th>`;
}

/** Returns the heading of a column of chances of a zone. */
export function zoneHeading({ t, localName }: Words, name: string, attributes: Html = nothing): Html {
  const zone = localName(name);
  const initials = zone.replaceAll(/(\S)\S*\s*/g, '$1').toUpperCase();
  return html`<th scope="col"${attributes}><abbr title="${t('Chance of {zone}, in per cent', { zone })}">${initials}</abbr></th>`;
}

function chanceCell(club: string, share: number, place: number): Html {
  return html`<td class="shade-${shadeOf(share)}"${figureAttribute(`place-${place}`, club)}>${chanceFigure(share)}</td>`;
}
