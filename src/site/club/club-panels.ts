import { hasResult, isPlayedBy } from '../../derive/matches.ts';
import { sumKnown } from '../../derive/numbers.ts';
import { seasonAtClubs } from '../../derive/players.ts';
import { type Tally, tally } from '../../derive/ranking.ts';
import type { Team } from '../../records/directory.ts';
import type { Match } from '../../records/match.ts';
import type { Player } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { clubMark } from '../components/coloured-mark.ts';
import { table } from '../components/html-table.ts';
import { panel, tiesNote } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { headToHeadRoute, playerLink } from '../links.ts';
import { clubsById, matchesOfClub } from '../lookups/club-lookups.ts';
import { standingsMatches } from '../lookups/season-standings.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

const scorersShown = 5;

/** Returns the players with the most goals for a club, in a season or in all, as a panel. */
export function clubScorers(site: Words & Addresses & PublishedData, club: string, season?: number): Html {
  const { t, tables } = site;
  const isOfClub = (stint: { readonly club: string }) => stint.club === club;
  const rows = (season === undefined ? tables.rows('players') : tables.rows('players', season))
    .filter(({ clubs }) => clubs.some(isOfClub))
    .map((player) => seasonAtClubs(player, isOfClub));
  const scorers = scorersOf(rows);
  const isOfAllTime = season === undefined;
  // Of a new club, the scorers of all time are those of its season.
  const isOfOneSeason = isOfAllTime && new Set(rows.map((row) => row.season)).size === 1;
  if (scorers.length === 0 || isOfOneSeason) return nothing;
  return panel(site, {
    id: isOfAllTime ? 'scorers-of-all-time' : 'scorers',
    title: isOfAllTime ? t('Scorers of all time') : t('Scorers of {season}', { season }),
    isBeforeToday: isPlaying(tables, club),
    rows: scorers
      .slice(0, scorersShown)
      .map(({ player, goals }) => ({ name: playerLink(site, player), figure: goals })),
    content: tiesNote(
      site,
      scorers.map(({ goals }) => goals),
      scorersShown,
    ),
    data: { computedFrom: [isOfAllTime ? 'players.json' : `players/${season}.json`] },
  });
}

/** Returns the players with a goal, those with the most first. */
function scorersOf(rows: readonly Player[]): { player: Player; goals: number }[] {
  const seasonsByPlayer = Map.groupBy(rows, ({ player_id, name }) => player_id ?? name);
  return [...seasonsByPlayer.values()]
    .flatMap((seasons) => {
      const player = seasons.at(-1);
      const goals = sumKnown(seasons.map((row) => row.goals)) ?? 0;
      return player && goals > 0 ? [{ player, goals }] : [];
    })
    .sort((a, b) => b.goals - a.goals || ascending(a.player.name, b.player.name));
}

/** Returns a club's results against each opponent, the one met most often first. */
export function clubOpponents(site: Words & Addresses & PublishedData, { club_id: club }: Team): Html {
  const { t, tables } = site;
  const isAtHome = ({ home_club }: Match) => home_club === club;
  const matchesByOpponent = Map.groupBy(matchesOfClub(tables, club).filter(hasResult), (match) =>
    isAtHome(match) ? match.away_club : match.home_club,
  );
  const groups = [...matchesByOpponent]
    .sort(
      ([club, matches], [otherClub, otherMatches]) =>
        otherMatches.length - matches.length || ascending(club, otherClub),
    )
    .map(([opponent, matches]) => {
      const name = clubsById(tables).get(opponent)?.short_name ?? opponent;
      const address = site.path(headToHeadRoute(club, opponent));
      return { name: html`${clubMark(opponent)}<a href="${address}">${name}</a>`, matches };
    });
  return tallyPanel(site, club, {
    id: 'opponents',
    title: t('Against each club'),
    heading: t('Club'),
    groups,
  });
}

/** Returns a club's results at home, away and at neutral venues, counted as in the standings of all its seasons. */
export function clubSides(site: Words & PublishedData, { club_id: club, seasons }: Team): Html {
  const { t, tables } = site;
  const matches = seasons.flatMap((season) => standingsMatches(tables, season));
  if (matches.length === 0) return nothing;
  return tallyPanel(site, club, {
    id: 'home-away',
    title: t('Home and away{playOffs, select, yes {, play-offs excluded} other {}}'),
    heading: t('Matches'),
    groups: bySide(site, club, matches),
  });
}

/** Returns the matches of a club at home, away and, where there are any, at neutral venues, with the names of these groups. */
export function bySide({ t }: Words, club: string, matches: readonly Match[]) {
  const neutral = matches.filter((match) => match.neutral && isPlayedBy(match, club));
  const others = matches.filter((match) => !match.neutral);
  const groups = [
    { name: t('Home|of a match'), matches: others.filter(({ home_club }) => home_club === club) },
    { name: t('Away'), matches: others.filter(({ away_club }) => away_club === club) },
    { name: t('At neutral venues'), matches: neutral },
  ];
  return neutral.length > 0 ? groups : groups.slice(0, 2);
}

/** Returns a club's results where it was behind and where it was ahead, of the matches whose goals all have a minute. */
export function clubComebacks(site: Words & PublishedData, { club_id: club }: Team): Html {
  const { t, tables } = site;
  const matches = matchesOfClub(tables, club).filter(hasResult);
  const deficit = ({ home_club, home_largest_deficit, away_largest_deficit }: Match, ofClub: boolean) =>
    (home_club === club) === ofClub ? home_largest_deficit : away_largest_deficit;
  const decidedMatches = matches.filter(
    (match) => deficit(match, true) !== null && deficit(match, false) !== null,
  );
  const behind = decidedMatches.filter((match) => deficit(match, true) !== 0);
  const [ofBehind] = tally(tables.league, behind, [club]);
  if (!ofBehind || behind.length === 0) return nothing;
  const counts = { points: ofBehind.points, known: decidedMatches.length, matches: matches.length };
  return tallyPanel(site, club, {
    id: 'from-behind',
    title: t('From behind and from ahead'),
    lead: t(
      '{points, plural, one {# point} other {# points}} from behind, in the {known} of {matches} matches whose goals all have a minute.',
      counts,
    ),
    heading: t('Matches'),
    groups: [
      { name: t('Was behind'), matches: behind },
      { name: t('Was ahead'), matches: decidedMatches.filter((match) => deficit(match, false) !== 0) },
    ],
  });
}

/** Returns whether a club plays in the current season. */
function isPlaying(tables: Tables, club: string): boolean {
  return clubsById(tables).get(club)?.current_season ?? false;
}

/** Several groups of matches, with the heading of their names. */
interface TallyOptions {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly heading: string;
  readonly groups: readonly { readonly name: Html | string; readonly matches: readonly Match[] }[];
}

/** Returns the wins, draws, losses and goals of a club in several groups of matches, as a panel. */
export function tallyPanel(
  site: Words & PublishedData,
  club: string,
  { id, title, lead, heading, groups }: TallyOptions,
): Html {
  const rows = groups.flatMap(({ name, matches }) =>
    tally(site.tables.league, matches, [club]).map((row) => ({ name, ...row })),
  );
  return panel(site, {
    id,
    title,
    content: html`${lead === undefined ? nothing : html`<p>${lead}</p>\n`}${tallyTable(site, { title, heading, rows })}`,
    isBeforeToday: isPlaying(site.tables, club),
    data: { computedFrom: ['matches.json'] },
  });
}

/** Wins, draws, losses and goals under the names of what they are of. */
interface TallyTable {
  readonly title: string;
  /** The heading of the names. */
  readonly heading: string;
  readonly rows: readonly (Tally & { readonly name: Html | string })[];
}

/** Returns wins, draws, losses and goals as a `<table>`. */
export function tallyTable({ t }: Words, { title, heading, rows }: TallyTable): Html {
  return table({
    caption: title,
    rows,
    columns: [
      { heading, isText: true, cell: ({ name }) => name },
      { heading: t('W'), title: t('Wins'), cell: ({ wins }) => wins },
      { heading: t('D'), title: t('Draws'), cell: ({ draws }) => draws },
      { heading: t('L'), title: t('Losses'), cell: ({ losses }) => losses },
      { heading: t('Goals'), cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}` },
    ],
  });
}
