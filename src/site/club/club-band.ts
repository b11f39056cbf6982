import type { Season } from '../../records/season.ts';
import { seasonName, seasonRange } from '../../records/season-span.ts';
import type { Team } from '../../records/team.ts';
import { band, joined } from '../components/band.ts';
import { type Html, html } from '../html.ts';
import { venueLink } from '../links.ts';
import type { Site } from '../site.ts';

/** Returns the head of a club's page: where and since when it plays, what it has won, and how it stands now. */
export function clubBand(site: Site, team: Team): Html {
  const { t, data } = site;
  const { club_id: club, city, seasons } = team;
  const standings = data.standingsOf(site.currentSeason);
  const standing = standings.find((row) => row.club === club);
  return band({
    title: team.name,
    club,
    lines: [
      joined([
        city,
        venueLink(site, team.venue_id, team.stadium),
        team.current_season ? t.clubs.since(seasonName(team.first_season)) : seasonRange(seasons),
        ...team.former_names.map(({ name, from, to }) =>
          t.clubs.formerly(`${name} (${seasonRange([from, to])})`),
        ),
      ]),
      joined([
        ...titles(site, t.columns.champion, ({ champion }) => champion === club),
        ...titles(site, t.columns.tableWinner, (row) => row.regular_season_winner === club),
      ]),
    ],
    figures: standing
      ? [{ value: t.ordinal(standing.position), label: t.clubs.ofClubs(standings.length, standing.points) }]
      : [],
  });
}

/** Returns a title with the seasons in which the club won it; nothing where it never did. */
function titles({ data, path }: Site, title: string, isWinner: (row: Season) => boolean): Html[] {
  const seasons = data.tables.rows('seasons').filter(isWinner);
  if (seasons.length === 0) return [];
  const links = seasons.map(
    ({ season }) => html`<a href="${path({ page: 'season', season })}">${seasonName(season)}</a>`,
  );
  return [html`${title} ${joined(links, ', ')}`];
}
