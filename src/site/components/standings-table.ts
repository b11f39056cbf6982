import { isOpen } from '../../derive/matches.ts';
import type { Tables } from '../../records/published.ts';
import { otherZones, type Zone } from '../../records/season-rules.ts';
import type { Standing } from '../../records/standing.ts';
import type { Addresses } from '../addresses.ts';
import { placesText } from '../chances.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { namedClubLink } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { type ExpectedGoals, standingsMatches } from '../lookups/season-standings.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { clubMarkIn } from './coloured-mark.ts';
import { type Column, table } from './html-table.ts';
import { formPills } from './result-pills.ts';

interface StandingsOptions {
  readonly caption: string;
  readonly season: number;
  readonly rows: readonly Standing[];
  /** Whether the script keeps it up to date. */
  readonly isLive?: boolean;
  /** By club; empty where the season has none. */
  readonly xg?: ReadonlyMap<string, ExpectedGoals>;
  /** Whether it is the table of one stage, whose places lead to the next one alone. */
  readonly isOfStage?: boolean;
}

type CountField = {
  [Name in keyof Standing]: Standing[Name] extends number ? Name : never;
}[keyof Standing];

/**
 * Returns standings as a `<table>`, with lines at the ends of zones. A line also follows the last club that goes on to
 * another stage. Notes below it say what its lines and letters mean.
 */
export function standingsTable(site: Words & Addresses & LeagueData, options: StandingsOptions): Html {
  const { caption, season, rows, isLive, isOfStage } = options;
  const zones = isOfStage ? [] : otherZones(site.tables.league, season, rows.length);
  const isZoneEnd = (place: number) =>
    place < rows.length && zones.some(({ first, last }) => place === last || place === first - 1);
  const isFinal = areFinal(site.tables, options);
  const marks = isFinal ? [] : marksOf(site);
  const standings = table<Standing>({
    caption,
    rows,
    isLive,
    columns: columnsOf(site, options, marks),
    hasCutAfter: (_, index) => isLastToGoOn(rows, index) || isZoneEnd(index + 1),
  });
  const lastToGoOn = rows.find((_, index) => isLastToGoOn(rows, index));
  const notes = [
    zones.length > 0 ? zoneNote(site, zones) : undefined,
    lastToGoOn ? lineNote(site, isFinal, isOfStage ? lastToGoOn.qualification : null) : undefined,
    legend(rows, marks),
    isLive && !isFinal ? provisionalNote(site) : undefined,
  ].filter((note) => note !== undefined);
  return html`${standings}${notes.length === 0 ? nothing : html`<p class="note">${joined(notes, ' ')}</p>`}`;
}

/** Returns whether the club of a row is the last that goes on to another stage. */
function isLastToGoOn(rows: readonly Standing[], index: number): boolean {
  return rows[index]?.qualification !== null && rows[index + 1]?.qualification === null;
}

/**
 * Returns whether a table is final. It is so once clubs have gone on to the next stage, or where none do, once all matches
 * are over.
 */
function areFinal(tables: Tables, { season, rows }: StandingsOptions): boolean {
  return (
    rows.every(({ qualification }) => qualification !== 'play-offs') &&
    (rows.some(({ qualification }) => qualification !== null) ||
      standingsMatches(tables, season).every(({ status }) => !isOpen(status)))
  );
}

type Mark = ReturnType<typeof marksOf>[number];

const markOf = (marks: readonly Mark[], { certain }: Standing) =>
  marks.find(({ outcome }) => outcome === certain);

function columnsOf(
  site: Words & Addresses & LeagueData,
  { season, xg, isLive }: StandingsOptions,
  marks: readonly Mark[],
): readonly Column<Standing>[] {
  const { t, format } = site;
  // A table of a past day or season stays as it was, whatever is in play now.
  const live = (field: CountField, club: string) => (isLive ? figureAttribute(field, club) : nothing);
  const count = (field: CountField, heading: string, title: string, isWide = false): Column<Standing> => ({
    heading,
    title,
    isWide,
    cell: (row) => html`<span${live(field, row.club)}>${row[field]}</span>`,
  });
  const expected = (key: keyof ExpectedGoals, heading: string, title: string): Column<Standing> => ({
    heading,
    title,
    isWide: true,
    cell: ({ club }) =>
      html`<span data-before-today>${format.number(xg?.get(club)?.[key] ?? null, 1)}</span>`,
  });
  const clubCell = (row: Standing) => {
    const name = html`${clubMarkIn(site.tables, row.club, season)}${clubName(site, row, season)}${certainMark(markOf(marks, row))}`;
    return html`<span class="place"${live('position', row.club)}>${row.position}</span>${name}`;
  };
  const xgColumns = [
    expected('made', t('xG'), t('xG (estimate)')),
    expected('conceded', t('xGA'), t('xG against (estimate)')),
  ];
  return [
    { heading: t('Club'), isText: true, cell: clubCell },
    count('played', t('P'), t('Played')),
    count('wins', t('W'), t('Wins'), true),
    count('draws', t('D'), t('Draws'), true),
    count('losses', t('L'), t('Losses'), true),
    count('goals_for', t('GF'), t('Goals for'), true),
    count('goals_against', t('GA'), t('Goals against'), true),
    {
      ...count('goal_difference', t('GD'), t('Goal difference')),
      cell: ({ club, goal_difference }) =>
        html`<span${live('goal_difference', club)}>${format.signed(goal_difference)}</span>`,
    },
    ...(xg && xg.size > 0 ? xgColumns : []),
    {
      ...count('points', t('Pts'), t('Points')),
      cell: ({ club, points }) => html`<span class="strong"${live('points', club)}>${points}</span>`,
    },
    { heading: t('Form'), isText: true, cell: ({ form }) => formPills(site, form) },
  ];
}

/** Returns what the script shows while matches in play count. Until then it keeps its room. */
function provisionalNote({ t }: Words): Html {
  return html`<span class="provisional">${t('Matches in play count with their score so far.')}</span>`;
}

function zoneNote({ t, localName }: Words, zones: readonly Zone[]): string {
  const names = zones.map(({ name, first, last }) => `${placesText(first, last)} ${localName(name)}`);
  return t('Places: {zones}.', { zones: names.join(' · ') });
}

/** Returns what the line below the last club that goes on means. */
function lineNote({ t, stageName }: Words, isFinal: boolean, nextStage: string | null): string {
  if (!isFinal) return t('The line marks the play-off places.');
  return nextStage === null
    ? t('Clubs above the line went on to the play-offs.')
    : t('Clubs above the line went on to the next stage: {stage}.', { stage: stageName(nextStage) });
}

/** Returns the meaning of the letters that the table has; undefined without any. */
function legend(rows: readonly Standing[], marks: readonly Mark[]): string | undefined {
  const shownMarks = marks.filter((mark) => rows.some((row) => markOf(marks, row) === mark));
  if (shownMarks.length === 0) return undefined;
  return `${shownMarks.map(({ letter, text }) => `${letter} ${text}`).join(', ')}.`;
}

/** Returns the letters for what is certain, as tables of other leagues have them. */
export function marksOf({ t }: Words) {
  return [
    { outcome: 'first', letter: 'y', text: t('first place secured') },
    { outcome: 'play_offs', letter: 'x', text: t('in the play-offs') },
    { outcome: 'out_of_play_offs', letter: 'e', text: t('out of the play-offs') },
    { outcome: 'continental', letter: 'c', text: t('continental place secured') },
    { outcome: 'promotion', letter: 'p', text: t('promoted') },
    { outcome: 'relegation', letter: 'r', text: t('relegated') },
    { outcome: 'out_of_relegation', letter: 's', text: t('safe from relegation') },
  ] as const;
}

/** Returns the letter for what is certain, after the name of a club. Without a mark it is empty. */
export function certainMark(mark: { readonly letter: string; readonly text: string } | undefined): Html {
  return mark ? html` <abbr class="small muted" title="${mark.text}">${mark.letter}</abbr>` : nothing;
}

/** Returns a link to a club under its name of a season. A phone shows its short name. */
function clubName(site: Addresses & LeagueData, { club, team: name }: Standing, season: number): Html {
  const short = shortName(site.tables, club, season);
  const label =
    short === name ? name : html`<span class="full">${name}</span><span class="short">${short}</span>`;
  return namedClubLink(site, club, label);
}
