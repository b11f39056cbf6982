import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { standingsInputs } from '../../derive/standings.ts';
import type { Team } from '../../records/directory.ts';
import type { Tables } from '../../records/published.ts';
import type { Standing } from '../../records/standing.ts';
import type { Addresses } from '../addresses.ts';
import { type Column, table } from '../components/html-table.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubSeasonLink, xgLink } from '../links.ts';
import { matchesOfClub } from '../lookups/club-lookups.ts';
import {
  type ExpectedGoals,
  expectedGoalsOf,
  isSeasonOver,
  standingsOf,
} from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

interface ClubSeason extends Standing {
  readonly season: number;
  readonly end: string;
  readonly xg: ExpectedGoals | undefined;
  readonly crowd: number | null;
}

/**
 * Returns a table of a club's seasons, the latest first, or nothing for a club without standings. Each has the standing,
 * where the season ended, expected goals and average attendance.
 */
export function clubSeasons(site: Words & Addresses & PublishedData, { club_id: club, seasons }: Team): Html {
  const { t, tables } = site;
  const rows = seasons.toReversed().flatMap((season): ClubSeason[] => {
    const row = standingsOf(tables, season).find((standing) => standing.club === club);
    const crowd = averageCrowd(tables, club, season);
    const xg = expectedGoalsOf(tables, season).get(club);
    return row ? [{ ...row, season, end: endOf(site, club, season), xg, crowd }] : [];
  });
  if (rows.length === 0) return nothing;
  return part(site, {
    id: 'seasons',
    title: t('Season by season'),
    isBeforeToday: seasons.includes(site.currentSeason),
    content: html`${table<ClubSeason>({ caption: t('Season by season'), rows, columns: columnsOf(site, club, rows) })}
${xgNote(site, rows)}`,
    data: {
      json: '/dumps/standings.json',
      csv: '/dumps/standings.csv',
      computedFrom: ['matches.json'],
    },
  });
}

function columnsOf(
  site: Words & Addresses,
  club: string,
  rows: readonly ClubSeason[],
): readonly Column<ClubSeason>[] {
  const { t, format } = site;
  return [
    { heading: t('Season'), cell: ({ season }) => clubSeasonLink(site, club, season) },
    { heading: t('Ended'), isText: true, cell: ({ end }) => end },
    { heading: t('#'), title: t('Position'), cell: ({ position }) => position },
    { heading: t('P'), title: t('Played'), cell: ({ played }) => played },
    { heading: t('W–D–L'), isWide: true, cell: ({ wins, draws, losses }) => `${wins}–${draws}–${losses}` },
    {
      heading: t('Goals'),
      isWide: true,
      cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}`,
    },
    {
      heading: t('GD'),
      title: t('Goal difference'),
      cell: ({ goal_difference }) => format.signed(goal_difference),
    },
    ...(rows.some(({ xg }) => xg) ? xgColumns(site) : []),
    {
      heading: t('Pts'),
      title: t('Points'),
      isMain: true,
      cell: ({ points }) => html`<span class="strong">${points}</span>`,
    },
    {
      heading: t('Attendance'),
      title: t('Average attendance at home'),
      isWide: true,
      cell: ({ crowd }) => format.number(crowd),
    },
  ];
}

function xgColumns({ t, format }: Words): readonly Column<ClubSeason>[] {
  const expected = (value: keyof ExpectedGoals, heading: string, title: string): Column<ClubSeason> => ({
    heading,
    title,
    isWide: true,
    cell: ({ xg }) => format.number(xg?.[value] ?? null, 1),
  });
  return [
    expected('made', t('xG'), t('xG (estimate)')),
    expected('conceded', t('xGA'), t('xG against (estimate)')),
  ];
}

/** Returns what xG is, and the seasons of which it counts a part of the matches. */
function xgNote(site: Words & Addresses, rows: readonly ClubSeason[]): Html {
  if (!rows.some(({ xg }) => xg)) return nothing;
  const { t } = site;
  const partial = rows.flatMap(({ xg, played, season }) =>
    xg && xg.matches < played
      ? [t('xG of {season}: in {matches} of {played} matches.', { season, matches: xg.matches, played })]
      : [],
  );
  return html`<p class="note">${xgLink(site)} ${partial.join(' ')}</p>\n`;
}

/** Returns the average attendance of a club's home matches as far as known, none of them at a neutral venue. */
export function averageCrowd(tables: Tables, club: string, season: number): number | null {
  const crowds = tables
    .rows('matches', season)
    .filter(({ home_club, neutral }) => home_club === club && !neutral)
    .flatMap(({ attendance }) => attendance ?? []);
  return crowds.length === 0 ? null : Math.round(sum(crowds) / crowds.length);
}

/** Returns where a season ended for a club: as champion, in a lost final, or in the last stage that it played. */
export function endOf(site: Words & LeagueData, club: string, season: number): string {
  const { t, tables, stageName } = site;
  const champion = tables.rows('seasons').find((row) => row.season === season)?.champion;
  if (champion === club) return t('★ Champion');
  if (!champion && !isSeasonOver(site, season)) return t('In progress');
  const lastStage = standingsInputs(tables, season).stages.at(-1);
  const lastMatch = matchesOfClub(tables, club).findLast(
    (match) => match.season === season && hasResult(match),
  );
  const isFinal = lastStage?.table === null && lastMatch?.stage === lastStage.stage;
  // A final without a known winner was not lost by either side.
  return isFinal && champion ? t('Lost the final') : stageName(lastMatch?.stage ?? null);
}
