import { hasResult } from '../../derive/matches.ts';
import { winsNeeded } from '../../derive/wins-needed.ts';
import type { Team } from '../../records/directory.ts';
import type { Projection } from '../../records/forecast.ts';
import type { Tables } from '../../records/published.ts';
import { otherZones, playOffPlaces, pointsIn } from '../../records/season-rules.ts';
import { chancesOf, percentFigure } from '../chances.ts';
import { lineChart } from '../components/line-chart.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubClassIn, shortName, strengthByClub } from '../lookups/club-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import type { Values } from '../message-format.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { chanceLine, dayNames } from '../season/season-charts.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Text, Words } from '../words.ts';

/** The most wins that are worth a sentence. */
const fewWins = 3;

/** Returns a club's chances over a season as a chart, below what was decided when and what it still takes. */
export function clubChances(site: Words & PublishedData, club: string, season: number): Html {
  const { t, tables } = site;
  const rows = tables.rows('projections', season).filter((row) => row.club === club);
  if (rows.length < 2) return nothing;
  const zones = (rows[0]?.zones ?? []).map(({ name }) => site.localName(name));
  const chances = [t('First'), t('Play-offs|short'), ...zones].flatMap((name, index) => {
    if (index > 0 && !rows.some((row) => chancesOf(row)[index])) return [];
    return chanceLine(
      name,
      `${clubClassIn(tables, club, season)}${index === 0 ? ' dashed' : ''}`,
      rows,
      index,
    );
  });
  const title = t('Chances of the {season} season, in per cent', { season });
  const statements = [...decided(site, rows), ...whatItTakes(site, club, season)].join(' ');
  const chart = lineChart({
    description: `${title}. ${statements}`,
    plotHeight: 180,
    startsAtZero: true,
    figureOf: percentFigure,
    // Of two that are level at the end, the chance that is never smaller has the upper label.
    series: chances.toReversed(),
    names: dayNames(site, rows),
  });
  return part(site, {
    id: 'chances',
    isBeforeToday: season === site.currentSeason,
    title,
    content: html`${statements === '' ? nothing : html`<p class="lead">${statements}</p>\n`}${chart}`,
    isChart: true,
    data: { resource: 'projections', query: { season } },
  });
}

/** Returns on which days it was decided that the club has, or no longer can have, a place that matters. */
function decided({ t, format, localName }: Words, rows: readonly Projection[]): string[] {
  const since = (isSo: (row: Projection) => boolean, text: Text, values?: Values) => {
    const row = rows.find(isSo);
    return row === undefined ? [] : [t(text, { ...values, day: format.day(row.date) })];
  };
  return [
    ...since(({ play_offs }) => play_offs === 1, 'In the play-offs since {day}.'),
    ...since(({ certain }) => certain === 'first', 'First place secured on {day}.'),
    ...since(({ certain }) => certain === 'out_of_play_offs', 'Out of the play-offs since {day}.'),
    ...(rows[0]?.zones ?? []).flatMap(({ name }, index) => {
      const zone = localName(name);
      return [
        ...since(({ zones }) => zones[index]?.chance === 1, '{zone}: certain since {day}.', { zone }),
        ...since(({ zones }) => zones[index]?.chance === 0, '{zone}: no longer possible since {day}.', {
          zone,
        }),
      ];
    }),
  ];
}

/** Returns how many wins secure the play-offs, first place and each other zone, where they are few. */
function whatItTakes(site: Words & LeagueData, club: string, season: number): string[] {
  const { t, tables } = site;
  const { league } = tables;
  const left = standingsMatches(tables, season).filter(
    (match) => !hasResult(match) && match.status !== 'CANCELLED',
  );
  const standings = standingsOf(tables, season);
  const winsFor = (places: number) =>
    winsNeeded(club, places, standings, left, pointsIn(league, season), league.tie_breaks);
  const ofZones = otherZones(league, season, standings.length).flatMap(({ kind, name, first, last }) => {
    const isAvoided = kind === 'relegation';
    const wins = winsFor(isAvoided ? first - 1 : last)?.wins ?? 0;
    if (wins < 1 || wins > fewWins) return [];
    const values = { zone: site.localName(name), club: shortName(tables, club, season), wins };
    return isAvoided
      ? t('{zone}: {club} are safe with {wins, plural, one {one more win} other {# more wins}}.', values)
      : t('{zone}: certain for {club} with {wins, plural, one {one more win} other {# more wins}}.', values);
  });
  const ofTitle = [playOffPlaces(league, season), 1].flatMap((places) => {
    const needed = places && winsFor(places);
    if (!needed || needed.wins > fewWins) return [];
    const place = places === 1 ? 'first' : 'play_offs';
    const values = { place, club: shortName(tables, club, season), wins: needed.wins };
    const statement = t(
      '{club} {place, select, first {finish first} other {are in the play-offs}} with {wins, plural, one {one more win} other {# more wins}}.',
      values,
    );
    if (!needed.ifLoses) return statement;
    const rival = shortName(tables, needed.ifLoses.rival, season);
    const withHelp = t(
      'If {rival} lose their next match, {fewer, plural, =0 {that is so at once} one {one win is enough} other {# wins are enough}}.',
      { rival, fewer: needed.ifLoses.wins },
    );
    return `${statement} ${withHelp}`;
  });
  return [...ofTitle, ...ofZones];
}

const msPerDay = 24 * 60 * 60 * 1000;
/** How much of the distance from one season to the next the longest of them takes: a gap parts all of them. */
const shareOfLongest = 0.8;

/** Returns the strength of each club of a season at its end, or now, the strongest first. */
export function latestStrengths(tables: Tables, season: number): { club: string; strength: number }[] {
  const latest = new Map(tables.rows('clubStrength', season).map((row) => [row.club, row.strength]));
  return [...latest].map(([club, strength]) => ({ club, strength })).sort((a, b) => b.strength - a.strength);
}

/** Returns a club's strength since its first match as a chart, with a gap between seasons, below what it shows. */
export function clubStrength(
  site: Words & PublishedData,
  { club_id: club, first_season, current_season }: Team,
): Html {
  const { t, tables } = site;
  const rows = strengthByClub(tables).get(club) ?? [];
  const last = rows.at(-1);
  if (!last || rows.length < 2) return nothing;
  const peak = rows.reduce((best, row) => (row.strength > best.strength ? row : best));
  const strengths = latestStrengths(tables, last.season);
  const place = strengths.findIndex((row) => row.club === club) + 1;
  const rank = t(
    '{place, selectordinal, =1 {The strongest} one {#st} two {#nd} few {#rd} other {#th}} of the {clubs} clubs of {season}.',
    { place, clubs: strengths.length, season: last.season },
  );
  const height =
    peak === last
      ? t('Never stronger than at the end.')
      : t('Peak: {strength}, in {season}.', { strength: Math.round(peak.strength), season: peak.season });
  const statement = current_season ? `${rank} ${height}` : height;
  const title = t('Strength since {season}', { season: first_season });
  return part(site, {
    id: 'strength',
    isBeforeToday: current_season,
    title,
    content: html`<p class="lead">${statement}</p>
${strengthChart(site, [club], `${title}: ${statement}`, 180)}`,
    isChart: true,
    data: { computedFrom: ['strength.json'] },
  });
}

/** Returns a chart of the strength of clubs since the first season of theirs, with gaps between seasons. */
export function strengthChart(
  site: Words & LeagueData,
  clubs: readonly string[],
  description: string,
  plotHeight?: number,
): Html {
  const { tables } = site;
  const strengths = tables.rows('clubStrength').filter(({ club }) => clubs.includes(club));
  const spans = [...Map.groupBy(strengths, ({ season }) => season)].map(([season, rows]) => {
    const days = rows.map(({ date }) => Date.parse(date) / msPerDay);
    const first = Math.min(...days);
    return { season, rows, middle: (first + Math.max(...days)) / 2, length: Math.max(...days) - first };
  });
  const longest = Math.max(1, ...spans.map(({ length }) => length));
  const series = clubs.map((club) => ({
    label: shortName(tables, club, spans.at(-1)?.season ?? 0),
    className: clubClass(club),
    parts: spans
      .map(({ rows, middle }, index) =>
        rows
          .filter((row) => row.club === club)
          .map(({ date, strength }) => {
            const days = Date.parse(date) / msPerDay - middle;
            return [index + (shareOfLongest * days) / longest, strength] as const;
          }),
      )
      .filter((part) => part.length > 0),
  }));
  const names = spans.map(({ season }, index) => ({ x: index, text: site.seasonName(season) }));
  return lineChart({ series, names, description, ...(plotHeight ? { plotHeight } : {}) });
}
