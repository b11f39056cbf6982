import { hasResult, isOpen, isPlayedBy } from '../../derive/matches.ts';
import { type PlayedMatch, sizeOfWin, totalGoals } from '../../derive/record-book.ts';
import { longestRuns } from '../../derive/runs.ts';
import { computeStandings, standingsInputs } from '../../derive/standings.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { timely } from '../components/late-results.ts';
import { isFollowed } from '../components/live-attributes.ts';
import { panel } from '../components/panels.ts';
import { standingsTable } from '../components/standings-table.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink } from '../links.ts';
import { aroundFigure, figureMark, liveFigure } from '../live-figures.ts';
import { clubsById } from '../lookups/club-lookups.ts';
import { hasStandings, standingsOf } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns what stood out in a season: its biggest win, most goals, largest crowd and longest unbeaten run. */
export function seasonRecords(site: Words & Addresses & PublishedData, season: number): Html {
  const { t, tables, format } = site;
  const matches = tables.rows('matches', season).filter(hasResult);
  const most = (measure: (match: PlayedMatch) => number) =>
    matches.toSorted((a, b) => measure(b) - measure(a))[0];
  const win = most(sizeOfWin);
  const richest = most(totalGoals);
  const crowd = most(({ attendance }) => attendance ?? 0);
  if (!win || !richest) return nothing;
  const matchesOf = (club: string) => matches.filter((match) => isPlayedBy(match, club));
  const [run] = longestRuns(clubsById(tables).keys(), matchesOf, ['W', 'D']);
  const records: [name: string, value: Html][] = [
    [t('Biggest win'), matchLink(site, win)],
    [t('Most goals'), matchLink(site, richest)],
  ];
  if (crowd?.attendance)
    records.push([t('Largest crowd'), html`${format.number(crowd.attendance)} · ${matchLink(site, crowd)}`]);
  if (run) {
    const length = t('{count, plural, one {# match} other {# matches}}', { count: run.matches });
    records.push([t('Longest unbeaten run'), html`${clubLink(site, run.club, season)} · ${length}`]);
  }
  return panel(site, {
    id: 'records',
    title: t('Records of the season'),
    isBeforeToday: season === site.currentSeason,
    content: html`<dl class="stack">
${records.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`,
  });
}

/** Returns how many matches of a season have a result, and how many there are, in words. */
export function seasonProgress(site: Words & LeagueData, season: number): Html {
  const { t, tables } = site;
  const matches = tables.rows('matches', season);
  const values = { finished: matches.filter(hasResult).length, scheduled: matches.length };
  const played = (finished: number | string) =>
    t('{finished} of {scheduled} matches played', { ...values, finished });
  if (season !== site.currentSeason) return html`${played(values.finished)}`;
  return timely(
    site,
    (lastDay) =>
      lastDay === undefined ? played(values.finished) : t('{finished} of {scheduled} results known', values),
    () => aroundFigure(played(figureMark), liveFigure('finished', '', values.finished)),
  );
}

/** Returns whether there are matches, all of which are over or cancelled. */
export function areOver(matches: readonly Match[]): boolean {
  return matches.length > 0 && matches.every(({ status }) => !isOpen(status));
}

/** Returns the standings of one stage of a season, such as a group, with links to their data. */
export function stageStandings(site: Words & Addresses & PublishedData, season: number, stage: string): Html {
  const rows = computeStandings(standingsInputs(site.tables, season), [stage]);
  return html`${standingsTable(site, { caption: site.stageName(stage), season, rows, isOfStage: true })}
${dataLinks(site, { resource: 'standings', query: { season, stage } })}`;
}

/** Returns the standings of a season, or else those of its groups. Each has links to its data. */
export function currentStandings(
  site: Words & Addresses & PublishedData,
  season: number,
  caption: string,
): Html {
  const { tables } = site;
  if (hasStandings(tables, season))
    return html`${standingsTable(site, {
      caption,
      season,
      rows: standingsOf(tables, season),
      isLive: isFollowed(site, season),
    })}
${dataLinks(site, { resource: 'standings', query: { season } })}`;
  const groups = standingsInputs(tables, season).stages.filter(({ table }) => table === 'own');
  return html`${groups.map(
    ({ stage }) => html`<h2 id="${stage}">${site.stageName(stage)}</h2>
${stageStandings(site, season, stage)}
`,
  )}`;
}
