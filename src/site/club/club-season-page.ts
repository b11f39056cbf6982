import type { Team } from '../../records/directory.ts';
import { matchRows } from '../components/match-list.ts';
import { band } from '../components/panels.ts';
import { sourceLinks } from '../components/source-links.ts';
import { html, joined } from '../html.ts';
import { clubSeasonLink, namedClubLink } from '../links.ts';
import { clubsById, shortName } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import { standingsOf } from '../lookups/standings.ts';
import { clubCalendar } from '../match/match-details.ts';
import { ordinal } from '../names.ts';
import { crowdsOf } from '../season/season-attendance.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import { clubChances } from './club-chances.ts';
import { clubScorers } from './club-panels.ts';
import { endOf } from './club-seasons.ts';
import { clubSquad } from './club-squads.ts';

export const clubSeasonKind: PageKind = {
  name: 'club-season',
  paths: { en: '/clubs/:club/:season', fr: '/clubs/:club/:season' },
  pages: (site) =>
    [...clubsById(site.tables).values()].flatMap((team) =>
      team.seasons.map((season) => clubSeasonPage(site, team, season)),
    ),
};

/** Returns the page of a club in a season: how it ended, its chances over time, every result and the squad. */
function clubSeasonPage(site: Site, team: Team, season: number): Page {
  const { t, tables, format } = site;
  const { club_id: club, seasons, coaches } = team;
  const title = `${shortName(tables, club, season)} ${site.seasonName(season)}`;
  const matches = matchesOfClub(tables, club).filter((match) => match.season === season);
  const standing = standingsOf(tables, season).find((row) => row.club === club);
  const crowd = crowdsOf(site, season).find((row) => row.club === club);
  const coach = coaches.find((row) => row.season === season);
  const index = seasons.indexOf(season);
  const [before, after] = [seasons[index - 1], seasons[index + 1]];
  return {
    route: { page: 'club-season', club, season },
    title,
    description: t('{club} in the {season} {league} season: every result, the squad and its scorers.', {
      club: team.name,
      season: site.seasonName(season),
    }),
    trail: [
      { label: site.label('clubs'), route: { page: 'clubs' } },
      { label: team.name, route: { page: 'club', club } },
    ],
    header: band({
      title,
      club,
      lines: [
        joined([
          html`${endOf(site, club, season)}`,
          html`<a href="${site.path({ page: 'season', season })}">${t('{season} season', { season: site.seasonName(season) })}</a>`,
          ...(before === undefined ? [] : [html`← ${clubSeasonLink(site, club, before)}`]),
          ...(after === undefined ? [] : [html`${clubSeasonLink(site, club, after)} →`]),
        ]),
        ...(coach
          ? [
              html`${t('Coach')}${t(': ')}${namedClubLink(site, club, coach.coach, '#coaches')}${coach.confidence === 'probable' ? '?' : ''}`,
            ]
          : []),
      ],
      figures: [
        ...(standing
          ? [
              {
                value: t(ordinal, { place: standing.position }),
                label: t('{points} points', { points: standing.points }),
              },
              {
                value: `${standing.wins}–${standing.draws}–${standing.losses}`,
                label: t('goals {score}', {
                  score: format.score(standing.goals_for, standing.goals_against),
                }),
              },
            ]
          : []),
        ...(crowd
          ? [{ value: format.number(Math.round(crowd.average)), label: t('Average attendance at home') }]
          : []),
      ],
    }),
    content: html`<div class="columns ${clubClass(club)}"><div>
${clubChances(site, club, season)}</div>
<div>${clubSquad(site, club, season)}</div>
<div>${clubScorers(site, club, season)}</div>
<div><h2 id="matches">${t('Results and fixtures of {season}', { season: site.seasonName(season) })}</h2>
${matchRows(site, matches, { club })}
${sourceLinks(site, { resource: 'matches', query: { season, team: club }, calendar: clubCalendar(club) })}</div></div>`,
  };
}
