import type { Team } from '../../records/directory.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { html } from '../html.ts';
import { namedClubLink } from '../links.ts';
import { byName, clubsById } from '../lookups/clubs.ts';
import type { Page, PageKind, Site } from '../site.ts';

export const clubsKind: PageKind = {
  name: 'clubs',
  paths: { en: '/clubs', fr: '/clubs' },
  label: 'Clubs',
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
    title: t('Clubs'),
    description: t('Every club {ofLeague} since {since}, present and past.'),
    content: html`${sourceLinks(site, { resource: 'teams', calendar: '/calendar/all.ics' })}
${table<Team>({
  caption: t('Clubs'),
  rows: teams,
  columns: [
    { heading: t('Club'), isText: true, cell: ({ name, club_id }) => namedClubLink(site, club_id, name) },
    { heading: t('City'), isText: true, cell: ({ city }) => city },
    { heading: t('Home venue'), isText: true, isWide: true, cell: ({ stadium }) => stadium },
    { heading: t('Founded'), isWide: true, cell: ({ founded }) => founded ?? '–' },
    { heading: site.label('seasons'), isText: true, cell: ({ seasons }) => site.seasonRange(seasons) },
  ],
  hasCutAfter: (team, index) => team.current_season && teams[index + 1]?.current_season === false,
})}
<p class="sources">${t('Below the line: clubs that do not play in the current season.')}</p>`,
  };
}
