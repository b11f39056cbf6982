import { seasonRange } from '../../records/season-span.ts';
import type { Team } from '../../records/team.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { namedClubLink } from '../links.ts';
import { byName, clubsById } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';

declare module '../routes.ts' {
  interface PageParameters {
    clubs: object;
  }
}

export const clubsKind: PageKind = {
  name: 'clubs',
  paths: { en: '/clubs', fr: '/clubs' },
  labels: { en: 'Clubs', fr: 'Clubs' },
  menus: ['header'],
  pages: (site) => [clubsPage(site)],
};

/** Returns the list of clubs, those of the current season first. */
export function clubsPage(site: Site): Page {
  const { t, tables } = site;
  const teams = [...clubsById(tables).values()].sort(
    (a, b) => Number(b.current_season) - Number(a.current_season) || byName(a, b),
  );
  return {
    route: { page: 'clubs' },
    title: t.clubs.title,
    description: t.clubs.description,
    content: html`${sourceLinks(site, { resource: 'teams', calendar: '/calendar/all.ics' })}
${table<Team>({
  caption: t.clubs.title,
  rows: teams,
  columns: [
    {
      heading: t.columns.club,
      isText: true,
      cell: ({ name, club_id }) => namedClubLink(site, club_id, name),
    },
    { heading: t.clubs.city, isText: true, cell: ({ city }) => city },
    { heading: t.clubs.venue, isText: true, isWide: true, cell: ({ stadium }) => stadium },
    { heading: t.clubs.founded, isWide: true, cell: ({ founded }) => founded ?? '–' },
    { heading: site.label('seasons'), isText: true, cell: ({ seasons }) => seasonRange(seasons) },
  ],
  hasCutAfter: (team, index) => team.current_season && teams[index + 1]?.current_season === false,
})}
<p class="sources">${t.clubs.formerBelow}</p>`,
  };
}
