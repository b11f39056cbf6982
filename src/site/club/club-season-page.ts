import { isOpen } from '../../derive/matches.ts';
import { seasonAtClubs } from '../../derive/players.ts';
import type { Team } from '../../records/directory.ts';
import { isListed, type Player, type PlayerClub } from '../../records/player.ts';
import type { Addresses } from '../addresses.ts';
import { band } from '../components/band.ts';
import { table } from '../components/html-table.ts';
import { wideMatchRows } from '../components/match-rows.ts';
import { part } from '../components/panels.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubSeasonLink, namedClubLink } from '../links.ts';
import { clubClassIn, matchesOfClub, shortName } from '../lookups/club-lookups.ts';
import { standingsOf } from '../lookups/season-standings.ts';
import { clubCalendar } from '../match/calendar-addresses.ts';
import { ordinal } from '../names.ts';
import {
  type Figure,
  figureColumns,
  figuresOfMost,
  nameColumn,
  positionColumn,
} from '../player/player-columns.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { clubChances } from './club-charts.ts';
import { clubScorers } from './club-panels.ts';
import { averageCrowd, endOf } from './club-seasons.ts';

/** Returns the page of a club in a season: how it ended, its chances over time, every result and the squad. */
export function clubSeasonPage(site: Words & Addresses & PublishedData, team: Team, season: number): Page {
  const { t, tables } = site;
  const { club_id: club } = team;
  const title = `${shortName(tables, club, season)} ${site.seasonName(season)}`;
  const matches = matchesOfClub(tables, club).filter((match) => match.season === season);
  return {
    route: { page: 'club-season', club, season },
    title,
    description: t('{club} in the {season} {league} season: every result, the squad and its scorers.', {
      club: team.name,
      season,
    }),
    trail: [
      { label: site.label('clubs'), route: { page: 'clubs' } },
      { label: team.name, route: { page: 'club', club } },
    ],
    header: clubSeasonBand(site, team, season, title),
    content: html`<div class="columns ${clubClassIn(tables, club, season)}"><div>
${clubChances(site, club, season)}</div>
<div>${clubScorers(site, club, season)}</div></div>
${part(site, {
  id: 'matches',
  title: matches.some(({ status }) => isOpen(status))
    ? t('Results and fixtures of {season}', { season })
    : t('Results of {season}', { season }),
  content: wideMatchRows(site, matches),
  data: { resource: 'matches', query: { season, team: club }, calendar: clubCalendar(club) },
})}
${clubSquad(site, club, season)}`,
  };
}

/** Returns the band of the page: where the club ended, the seasons beside this one, its coach and its figures. */
function clubSeasonBand(site: Words & Addresses & PublishedData, team: Team, season: number, title: string) {
  const { t, tables, format } = site;
  const { club_id: club, seasons, coaches } = team;
  const standing = standingsOf(tables, season).find((row) => row.club === club);
  const crowd = averageCrowd(tables, club, season);
  const coach = coaches.find((row) => row.season === season);
  const index = seasons.indexOf(season);
  const before = seasons[index - 1];
  const after = seasons[index + 1];
  return band({
    title,
    clubClass: clubClassIn(tables, club, season),
    lines: [
      joined([
        endOf(site, club, season),
        html`<a href="${site.path({ page: 'season', season })}">${t('{season} season', { season })}</a>`,
        before ? html`← ${clubSeasonLink(site, club, before)}` : undefined,
        after ? html`${clubSeasonLink(site, club, after)} →` : undefined,
      ]),
      coach &&
        html`${t('Coach')}${t(': ')}${namedClubLink(site, club, coach.coach, '#coaches')}${coach.confidence === 'probable' ? '?' : ''}`,
    ],
    figures: [
      standing && {
        value: t(ordinal, { place: standing.position }),
        label: t('{points} points', { points: standing.points }),
      },
      standing && {
        value: `${standing.wins}–${standing.draws}–${standing.losses}`,
        label: t('goals {score}', { score: format.score(standing.goals_for, standing.goals_against) }),
      },
      crowd === null ? undefined : { value: format.number(crowd), label: t('Average attendance at home') },
    ],
  });
}

/** The figures of a squad; it is sorted by the first that is known. */
const squadFigures = [
  'minutes',
  'goals',
  'appearances',
  'assists',
  'rating',
] as const satisfies readonly Figure[];

/** Returns the players of a club in a season. A season of which scorers alone are known has no squad. */
function clubSquad(site: Words & Addresses & PublishedData, club: string, season: number): Html {
  const { t, tables } = site;
  const isOfClub = (stint: PlayerClub) => stint.club === club;
  const players = tables
    .rows('players', season)
    .filter(({ clubs }) => clubs.some(isOfClub))
    // The assists of a player who moved cannot be split; a rating is of the season.
    .map((player) => ({
      ...seasonAtClubs(player, isOfClub),
      assists: player.clubs.length > 1 && player.assists !== 0 ? null : player.assists,
    }))
    .sort((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0) || (b.goals ?? 0) - (a.goals ?? 0));
  if (!players.some(isListed)) return nothing;
  const figures = figuresOfMost(players, squadFigures);
  const caption = t('Squad of {season}', { season });
  const squad = table<Player>({
    caption,
    rows: players,
    sortable: site,
    columns: [
      nameColumn(site),
      ...positionColumn(site, players),
      ...figureColumns(site, figures, figures[0]),
    ],
  });
  return part(site, {
    id: 'squad',
    title: caption,
    content: html`${squad}
<p class="note">${t('Figures are of the whole season{playOffs, select, yes {, play-offs included} other {}}.')}
${t('Those of a player who moved are for this club alone, but the rating is of the season with all clubs.')}
${t('A dash: not known.')}</p>`,
    data: {
      resource: 'players',
      query: { season, team: club },
      computedFrom: [`players/${season}.json`],
    },
  });
}
