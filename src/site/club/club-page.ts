import { seasonName, seasonRange } from '../../records/season-span.ts';
import type { Team } from '../../records/team.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { venueLink } from '../links.ts';
import { clubCalendar, subscriptionAddress } from '../match/calendar-addresses.ts';
import type { Site } from '../site.ts';
import { clubOpponents } from './club-opponents.ts';
import { clubSeasons } from './club-seasons.ts';
import { clubSides } from './club-sides.ts';
import { clubSquads } from './club-squads.ts';

/** Returns the page of a club, with its names, seasons, matches, opponents and squads. */
export function clubPage(site: Site, team: Team): Page {
  const { t, data } = site;
  const { club_id: club, name, city, stadium, venue_id, founded, seasons } = team;
  const season = seasons.at(-1) ?? site.currentSeason;
  const matches = data.matchesOf(club).filter((match) => match.season === season);
  const venue = venueLink(site, venue_id, stadium);
  const caption = t.clubs.matchesOf(seasonName(season));
  return {
    route: { page: 'club', club },
    title: name,
    description: t.clubs.clubDescription(name, city),
    trail: [{ label: t.nav.clubs, route: { page: 'clubs' } }],
    content: html`<p class="lead">${venue}, ${city}${founded === null ? '' : ` · ${t.clubs.foundedIn(founded)}`}${names(site, team)}</p>
<p><a href="${subscriptionAddress(site, clubCalendar(club))}">${t.clubs.subscribe}</a></p>
${clubSeasons(site, team)}
<h2 id="matches">${caption}</h2>
${matchList(site, caption, matches)}
${sourceLinks(site, { resource: 'matches', query: { season, team: club }, calendar: clubCalendar(club) })}
<div class="columns">${clubSides(site, team)}
<section><h2 id="opponents">${t.clubs.against}</h2>
${clubOpponents(site, team)}</section></div>
${clubSquads(site, club)}`,
  };
}

/** Returns the former names of a club, with their seasons. */
function names({ t }: Site, { former_names }: Team): Html {
  if (former_names.length === 0) return nothing;
  const formerNames = former_names.map(({ name, from, to }) => `${name} (${seasonRange([from, to])})`);
  return html` · ${t.clubs.formerly(formerNames.join(', '))}`;
}
