import { hasResult, isOpen } from '../../derive/matches.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { chancesOf } from '../chances.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { figureList } from '../components/fact-lists.ts';
import { panel, part } from '../components/panels.ts';
import { marksOf } from '../components/standings-table.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink } from '../links.ts';
import { clubClassIn, shortName } from '../lookups/club-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import type { Week } from '../lookups/weeks.ts';
import { surprises } from '../match/surprises.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** A change of a chance, in percentage points, from which it has a line of its surprise. */
const leastChange = 3;
const rowsShown = 5;
/** A result with less chance is worth a panel, and one of the first ranks is shown among them. */
const surprising = { chance: 0.25, ranks: 4 };
/** A chance from which a club is near to what is not certain. */
const nearlyCertain = 0.95;

/** Returns the last day with results before a week, and the last of the week. */
function daysAround(tables: Tables, { season, from, to }: Week) {
  const days = standingsMatches(tables, season)
    .filter(hasResult)
    .map(({ date }) => date);
  const before = days.findLast((day) => day < from);
  const after = days.findLast((day) => day <= to);
  return { before, after: after === before ? undefined : after };
}

/** Returns the chances of each club before and after a week. A week without a result of the table has none. */
function changesOf(tables: Tables, week: Week) {
  const { before: dayBefore = '', after: dayAfter } = daysAround(tables, week);
  if (dayAfter === undefined) return [];
  const rows = tables.rows('projections', week.season);
  return [...Map.groupBy(rows, ({ club }) => club)].flatMap(([club, ofClub]) => {
    const before = ofClub.findLast(({ date }) => date <= dayBefore) ?? ofClub[0];
    const after = ofClub.findLast(({ date }) => date <= dayAfter);
    return before && after ? [{ club, before, after }] : [];
  });
}

type Change = ReturnType<typeof changesOf>[number];

/** Returns whether matches of a week may still move its figures. */
function isUnfinished({ matches }: Week): boolean {
  return matches.some(({ status }) => isOpen(status));
}

/** Returns how a week moved the chances of first place and of each zone, the largest change first. */
export function weekSwing(site: Words & Addresses & PublishedData, week: Week): Html {
  const { t } = site;
  const changes = changesOf(site.tables, week);
  const headings = [t('First place'), t('Play-offs'), ...zoneNames(site, changes)];
  const parts = headings.map((heading, aim) => swingRows(site, week.season, heading, aim, changes));
  if (parts.every((part) => part === nothing)) return nothing;
  return part(site, {
    id: 'swing',
    isBeforeToday: isUnfinished(week),
    title: t('The swing of the week'),
    content: html`<p class="small muted">${t('Chances before the week (ring) and after it (dot), in per cent.')}</p>
${parts}`,
    data: { resource: 'projections', query: { season: week.season } },
  });
}

function zoneNames({ localName }: Words, [first]: readonly Change[]): string[] {
  return (first?.after.zones ?? []).map(({ name }) => localName(name));
}

function swingRows(
  site: Words & Addresses & LeagueData,
  season: number,
  name: string,
  aim: number,
  changes: readonly Change[],
): Html {
  const { t, format, tables } = site;
  const rows = changes.map(({ club, before, after }) => {
    const shares = [chancesOf(before)[aim] ?? 0, chancesOf(after)[aim] ?? 0] as const;
    const [from, to] = shares.map((share) => Math.round(100 * share)) as [number, number];
    return { club, shares, change: to - from };
  });
  const moved = rows
    .filter(({ change }) => Math.abs(change) >= leastChange)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, rowsShown);
  const still = rows.filter(
    ({ change, shares }) =>
      !moved.some((row) => row.change === change) && shares[1] > 0.01 && shares[1] < 0.99,
  );
  if (moved.length === 0) return nothing;
  const names = still.map(
    ({ club, shares }) => `${shortName(tables, club, season)} ${format.percent(shares[1])}`,
  );
  return html`<h3>${name}</h3>
<ol class="rows swings">${moved.map(
    ({ club, shares: [before, after], change }) => html`<li>
${clubMarkIn(tables, club, season)}
<span class="grow">${clubLink(site, club, season)}</span>
${swing(clubClassIn(tables, club, season), before, after)}
<span class="small">${format.percent(before)} → ${format.percent(after)}</span>
<span class="figure ${change > 0 ? 'up' : 'down'}">${format.signed(change)}</span></li>
`,
  )}</ol>
${names.length === 0 ? nothing : html`<p class="small muted">${t('Less than three points: {clubs}.', { clubs: names.join(', ') })}</p>`}`;
}

/** Returns a line in the colour of a club from a chance, an open ring, to another, a dot. It repeats the figures beside it. */
function swing(className: string, before: number, after: number): Html {
  const x = (share: number) => `${Math.round(4 + 92 * share)}%`;
  return html`<svg class="swing ${className}" aria-hidden="true">
<line class="axis" x2="100%" y1="50%" y2="50%"/>
<line x1="${x(before)}" x2="${x(after)}" y1="50%" y2="50%"/>
<circle class="ring" cx="${x(before)}" cy="50%" r="5"/>
<circle cx="${x(after)}" cy="50%" r="6"/></svg>`;
}

/** Returns the least likely result of a week with its rank; among the least likely of all where it is one of them. */
export function surprisePanel(site: Words & Addresses & PublishedData, { matches }: Week): Html {
  const { t, format, tables, seasonName } = site;
  const all = surprises(tables);
  const rank = all.findIndex(({ match }) => matches.includes(match));
  const surprise = all[rank];
  if (!surprise || surprise.chance >= surprising.chance) return nothing;
  const shown = rank < surprising.ranks ? all.slice(0, surprising.ranks) : [surprise];
  const rankInWords = t('Number {rank} of all {results} results by surprise', {
    rank: rank + 1,
    results: all.length,
  });
  return panel(site, {
    id: 'surprise',
    title: t('The least likely result'),
    rows: shown.map((row) => ({
      name:
        row === surprise ? html`<strong>${matchLink(site, row.match)}</strong>` : matchLink(site, row.match),
      note: seasonName(row.match.season),
      figure: format.percent(row.chance),
    })),
    content: html`<p class="small"><a href="${site.path({ page: 'upsets' })}">${rankInWords}</a></p>`,
  });
}

/** Returns what a week decided, and which clubs are near to the play-offs or another zone. */
export function decidedPanel(site: Words & Addresses & PublishedData, week: Week): Html {
  const { t, tables, format } = site;
  const { season } = week;
  const changes = changesOf(tables, week);
  if (changes.length === 0) return nothing;
  const marks = marksOf(site);
  const decided = changes.flatMap(({ club, before, after }) => {
    const mark = marks.find(({ outcome }) => outcome === after.certain && outcome !== before.certain);
    if (!mark) return [];
    return {
      mark: clubMarkIn(tables, club, season),
      name: clubLink(site, club, season),
      note: mark.text,
      figure: mark.letter,
    };
  });
  const nearest = ['', ...zoneNames(site, changes)].flatMap((zone, index) => {
    const near = changes.flatMap(({ club, after }) => {
      const chance = chancesOf(after)[index + 1] ?? 0;
      const isNear = chance >= nearlyCertain && chance < 1;
      return isNear ? `${shortName(tables, club, season)} ${format.percent(chance)}` : [];
    });
    const clubs = near.join(', ');
    if (clubs === '') return [];
    return zone === ''
      ? t('Nearest to the play-offs: {clubs}.', { clubs })
      : t('{zone}, nearly certain: {clubs}.', { zone, clubs });
  });
  return panel(site, {
    id: 'decided',
    isBeforeToday: isUnfinished(week),
    title: t('Decided'),
    content: html`${decided.length === 0 ? html`<p>${t('Nothing was decided.')}</p>` : figureList(decided)}
${nearest.length === 0 ? nothing : html`<p class="small muted">${nearest.join(' ')}</p>`}`,
  });
}

/** Returns the clubs whose place in the table a week changed. */
export function moversPanel(site: Words & Addresses & PublishedData, week: Week): Html {
  const { t, tables } = site;
  const { season } = week;
  const { before, after } = daysAround(tables, week);
  if (before === undefined || after === undefined) return nothing;
  const placeBefore = new Map(standingsOf(tables, season, before).map((row) => [row.club, row.position]));
  const movers = standingsOf(tables, season, after).flatMap(({ club, position, points }) => {
    const from = placeBefore.get(club) ?? position;
    return from === position ? [] : [{ club, from, position, points }];
  });
  const rows = movers.map(({ club, from, position, points }) => ({
    mark: clubMarkIn(tables, club, season),
    name: clubLink(site, club, season),
    note: `${position < from ? '↑' : '↓'} ${from} → ${position}`,
    figure: points,
  }));
  const tablePath = `${site.path({ page: 'table', season })}#on-${after}`;
  return panel(site, {
    id: 'movers',
    isBeforeToday: isUnfinished(week),
    title: t('Movers in the table'),
    content: html`${rows.length === 0 ? html`<p>${t('Nobody changed places.')}</p>` : figureList(rows)}
<p class="small"><a href="${tablePath}">${t('The table after this week')}</a></p>`,
  });
}
