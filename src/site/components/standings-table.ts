import { isOpen } from '../../derive/matches.ts';
import { otherZones, type Zone } from '../../records/season-rules.ts';
import type { Standing } from '../../records/standing.ts';
import { placesText } from '../chances.ts';
import { type Html, html, nothing } from '../html.ts';
import { namedClubLink } from '../links.ts';
import { shortName } from '../lookups/by-id.ts';
import { type ExpectedGoals, standingsMatches } from '../lookups/seasons.ts';
import type { Site } from '../site.ts';
import { clubMark, formPills } from './panels.ts';
import { type Column, table } from './table.ts';

interface StandingsOptions {
  readonly caption: string;
  readonly season: number;
  readonly rows: readonly Standing[];
  /** The address of what the script keeps it up to date with. */
  readonly follows?: string | undefined;
  /** By club; empty where the season has none. */
  readonly xg?: ReadonlyMap<string, ExpectedGoals>;
  /** What places lead to, beside the play-offs; a table of a stage has none. */
  readonly zones?: readonly Zone[];
}

type CountField = {
  [Name in keyof Standing]: Standing[Name] extends number ? Name : never;
}[keyof Standing];

/**
 * Returns standings as a `<table>`, with a line below the last club that went on to another stage, or whose place would, and
 * at the ends of zones.
 */
export function standingsTable(site: Site, options: StandingsOptions): Html {
  const { t, format, tables } = site;
  const { caption, season, rows, xg, follows } = options;
  const zones = options.zones ?? otherZones(tables.league, season, rows.length);
  const figure = (heading: string, title: string, cell: Column<Standing>['cell'], isWide = false) => ({
    heading,
    title,
    cell,
    isWide,
  });
  const count = (field: CountField, heading: string, title: string, isWide = false) => ({
    ...figure(heading, title, (row) => row[field], isWide),
    field,
  });
  const isCut = ({ qualification }: Standing, index: number) =>
    qualification !== null && rows[index + 1]?.qualification === null;
  const isZoneEnd = (place: number) =>
    place < rows.length && zones.some(({ first, last }) => place === last || place === first - 1);
  // Where no place leads to the play-offs, clubs went on, or the table is final once its matches are over.
  const isFinal =
    rows.every(({ qualification }) => qualification !== 'play-offs') &&
    (rows.some(({ qualification }) => qualification !== null) ||
      standingsMatches(tables, season).every(({ status }) => !isOpen(status)));
  const marks = isFinal ? [] : marksOf(site);
  const markOf = ({ certain }: Standing) => marks.find(({ outcome }) => outcome === certain);
  const shownMarks = marks.filter((mark) => rows.some((row) => markOf(row) === mark));
  const legend =
    shownMarks.length > 0
      ? html`<p class="sources">${shownMarks.map(({ letter, text }) => `${letter} ${text}`).join(', ')}.</p>`
      : nothing;
  const expectedGoals = (key: keyof ExpectedGoals) => (row: Standing) =>
    format.number(xg?.get(row.club)?.[key] ?? null, 1);
  const standings = table<Standing>({
    caption,
    rows,
    follows,
    columns: [
      {
        heading: t('Club'),
        isText: true,
        cell: (row) =>
          html`<span class="place">${row.position}</span>${clubMark(row.club)}${clubName(site, row, season)}${certainMark(markOf(row))}`,
      },
      count('played', t('P'), t('Played')),
      count('wins', t('W'), t('Wins'), true),
      count('draws', t('D'), t('Draws'), true),
      count('losses', t('L'), t('Losses'), true),
      count('goals_for', t('GF'), t('Goals for'), true),
      count('goals_against', t('GA'), t('Goals against'), true),
      {
        ...count('goal_difference', t('GD'), t('Goal difference')),
        cell: ({ goal_difference }: Standing) => format.signed(goal_difference),
      },
      ...(xg && xg.size > 0
        ? [
            figure(t('xG'), t('xG (estimate)'), expectedGoals('made'), true),
            figure(t('xGA'), t('xG against (estimate)'), expectedGoals('conceded'), true),
          ]
        : []),
      {
        ...count('points', t('Pts'), t('Points')),
        cell: ({ points }: Standing) => html`<span class="strong">${points}</span>`,
      },
      { heading: t('Form'), isText: true, cell: ({ form }) => formPills(site, form) },
    ],
    hasCutAfter: (row, index) => isCut(row, index) || isZoneEnd(index + 1),
  });
  const note =
    follows && !isFinal
      ? html`<p class="sources provisional">${t('Matches in play count with their score so far.')}</p>`
      : nothing;
  const zoneNames = zones.map(
    ({ name, first, last }) => `${placesText(first, last)} ${site.localName(name)}`,
  );
  const zoneNote =
    zones.length > 0
      ? html`<p class="sources">${t('Places: {zones}.', { zones: zoneNames.join(' · ') })}</p>`
      : nothing;
  return html`${standings}${note}${zoneNote}${rows.some(isCut) ? html`<p class="sources">${isFinal ? t('Clubs above the line went on to the play-offs.') : t('The line marks the play-off places.')}</p>` : nothing}${legend}`;
}

/** Returns the letters for what is certain, as tables of other leagues have them. */
export function marksOf({ t }: Site) {
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
function clubName(site: Site, { club, team: name }: Standing, season: number): Html {
  const short = shortName(site.tables, club, season);
  const label =
    short === name ? name : html`<span class="full">${name}</span><span class="short">${short}</span>`;
  return namedClubLink(site, club, label);
}
