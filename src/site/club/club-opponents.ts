import { hasResult, type Tally, tally } from '../../derive/tally.ts';
import type { Team } from '../../records/team.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html } from '../html.ts';
import { headToHeadRoute } from '../links.ts';
import type { Site } from '../site.ts';
import { tallyColumns } from './tally-columns.ts';

/** Returns a club's results against each opponent, the one met most often first. */
export function clubOpponents(site: Site, { club_id: club }: Team): Html {
  const { t, data } = site;
  const matchesByOpponent = Map.groupBy(data.matchesOf(club).filter(hasResult), ({ home_club, away_club }) =>
    home_club === club ? away_club : home_club,
  );
  const rows = [...matchesByOpponent]
    .flatMap(([opponent, matches]) => tally(matches, [club]).map((row) => ({ opponent, ...row })))
    .sort((a, b) => b.played - a.played || (a.opponent < b.opponent ? -1 : 1));
  return html`${table<Tally & { readonly opponent: string }>({
    caption: t.clubs.against,
    rows,
    columns: [
      {
        heading: t.columns.club,
        isText: true,
        cell: ({ opponent }) => {
          const name = data.teams.get(opponent)?.short_name ?? opponent;
          return html`<a href="${site.path(headToHeadRoute(club, opponent))}">${name}</a>`;
        },
      },
      ...tallyColumns(site),
    ],
  })}
${sourceLinks(site, { computedFrom: ['matches.json'] })}`;
}
