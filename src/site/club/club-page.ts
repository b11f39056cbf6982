import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import { seasonName } from '../../records/season-span.ts';
import type { Team } from '../../records/team.ts';
import { withLiveScores } from '../components/freshness.ts';
import { matchStrip } from '../components/match-card.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { clubData } from '../frame/structured-data.ts';
import { html, nothing } from '../html.ts';
import { clubsById } from '../lookups/clubs.ts';
import { matchesOfClub } from '../lookups/matches.ts';
import { clubCalendar, subscriptionAddress } from '../match/calendar-addresses.ts';
import { isAhead } from '../match/match-phase.ts';
import type { Site } from '../site.ts';
import { slugOf } from '../slug.ts';
import { clubClass } from '../style/club-colours.ts';
import { clubBand } from './club-band.ts';
import { clubExpectedGoals, clubOpponents, clubScorers, clubSides } from './club-panels.ts';
import { clubSeasons } from './club-seasons.ts';
import { clubSquads } from './club-squads.ts';
import { clubStrength } from './club-strength.ts';

const matchesShown = 5;

declare module '../routes.ts' {
  interface PageParameters {
    club: { club: string };
  }
}

export const clubKind: PageKind = {
  name: 'club',
  paths: { en: '/clubs/:club', fr: '/clubs/:club' },
  guessedRoutes: formerNames,
  pages: (site) => [...clubsById(site.tables).values()].map((team) => clubPage(site, team)),
};

/** Returns the addresses of clubs under their former and short names, but for a name of several clubs. */
function formerNames(tables: Tables) {
  const clubs = new Set(tables.rows('teams').map(({ club_id }) => club_id));
  const rows = tables
    .rows('clubNames')
    .flatMap(({ club_id, name, short_name }) =>
      [name, short_name].map((text) => ({ club_id, slug: slugOf(text) })),
    );
  return [...Map.groupBy(rows, ({ slug }) => slug)].flatMap(([slug, named]) => {
    const [club, ...others] = new Set(named.map(({ club_id }) => club_id));
    return slug === '' || club === undefined || others.length > 0 || clubs.has(slug)
      ? []
      : [{ from: { page: 'club', club: slug }, to: { page: 'club', club } } as const];
  });
}

/** Returns the page of a club: its band, matches around today, seasons and squads, with scorers and opponents beside. */
export function clubPage(site: Site, team: Team): Page {
  const { t, tables } = site;
  const { club_id: club, name, city, seasons } = team;
  const season = seasons.at(-1) ?? site.currentSeason;
  const matches = matchesOfClub(tables, club).filter((match) => match.season === season);
  const caption = t('Results and fixtures of {season}', { season: seasonName(season) });
  const calendar = clubCalendar(club);
  return {
    route: { page: 'club', club },
    title: name,
    description: t('{name}, {city}: season by season, results and fixtures, opponents and squad.', {
      name,
      city,
    }),
    trail: [{ label: site.label('clubs'), route: { page: 'clubs' } }],
    structuredData: clubData(site, team),
    header: html`${clubBand(site, team)}
${matchStrip(site, t('Last and next matches'), matchesAround(matches, site.asOf), team.current_season ? withLiveScores : nothing)}`,
    content: html`<div class="split ${clubClass(club)}"><div>
${clubStrength(site, team)}
${clubSeasons(site, team)}
<h2 id="matches">${caption}</h2>
${matchList(site, caption, matches)}
${sourceLinks(site, { resource: 'matches', query: { season, team: club }, calendar })}
<p><a href="${subscriptionAddress(site, calendar)}">${t('Subscribe to the calendar')}</a></p>
${clubSquads(site, club)}</div>
<div>${clubScorers(site, team)}${clubExpectedGoals(site, team)}${clubOpponents(site, team)}${clubSides(site, team)}</div></div>`,
  };
}

/** Returns the latest results and the next matches of a season in order; where no match is to come, its last ones. */
function matchesAround(matches: readonly Match[], asOf: string): Match[] {
  const nextMatches = matches.filter((match) => isAhead(match, asOf)).slice(0, matchesShown - 2);
  return [...matches.filter(hasResult).slice(nextMatches.length - matchesShown), ...nextMatches];
}
