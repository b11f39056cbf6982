import { hasResult, tally } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import type { Team } from '../../records/team.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { headToHeadRoute } from './match.ts';

/** Returns the page of a club: names, season by season, home and away, opponents, and the season's matches. */
export function clubPage(site: Site, team: Team): Page {
  const { t } = site;
  const club = team.club_id;
  const season = team.seasons.at(-1) ?? site.currentSeason;
  return {
    route: { page: 'club', club },
    title: team.name,
    description: `${team.name}, ${team.city}: ${t.clubs.seasons}.`,
    content: html`<p class="lead">${team.stadium}, ${team.city}${team.founded === null ? '' : html` · ${t.clubs.founded} ${team.founded}`}</p>
${sourceLinks(site, {
  json: `/data/v1/teams/search/${club}.json`,
  api: `/api/v1/matches?team=${club}`,
  calendar: `/calendar/${club}.ics`,
})}
${formerNames(site, team)}
<h2 id="seasons">${t.clubs.seasons}</h2>
${seasonBySeason(site, team)}
<h2 id="home-away">${t.clubs.record}</h2>
${homeAndAway(site, team)}
<h2 id="opponents">${t.clubs.against}</h2>
${opponents(site, team)}
<h2 id="matches">${t.season.title(season)}</h2>
${matchList(site, t.clubs.recent, matchesOf(site, club, season).toReversed())}`,
  };
}

function matchesOf({ data }: Site, club: string, season: number): Match[] {
  return data.matchesOf(club).filter((match) => match.season === season);
}

function formerNames({ t }: Site, { former_names, name }: Team): Html {
  if (former_names.length === 0) return nothing;
  const names = former_names.map((former) => html`<li>${former.name} ${t.clubs.until(former.to)}</li>`);
  return html`<h2 id="names">${t.clubs.names}</h2><ul>${names}<li>${name}</li></ul>`;
}

function seasonBySeason(site: Site, { club_id: club, seasons }: Team): Html {
  const { t, data, format } = site;
  const rows = seasons.toReversed().flatMap((season) => {
    const row = data.tableOf(season).find((one) => one.club === club);
    return row ? [{ season, ...row }] : [];
  });
  const { columns } = t;
  return table({
    caption: t.clubs.seasons,
    rows,
    columns: [
      {
        heading: columns.season,
        cell: ({ season }) => html`<a href="${site.path({ page: 'season', season })}">${season}</a>`,
      },
      { heading: columns.positionShort, title: columns.position, cell: ({ position }) => position },
      { heading: columns.playedShort, title: columns.played, cell: ({ played }) => played },
      { heading: columns.winsShort, title: columns.wins, cell: ({ wins }) => wins },
      { heading: columns.drawsShort, title: columns.draws, cell: ({ draws }) => draws },
      { heading: columns.lossesShort, title: columns.losses, cell: ({ losses }) => losses },
      { heading: columns.goals, cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}` },
      {
        heading: columns.differenceShort,
        title: columns.difference,
        cell: ({ goal_difference }) => format.signed(goal_difference),
      },
      { heading: columns.pointsShort, title: columns.points, cell: ({ points }) => points },
    ],
  });
}

function homeAndAway(site: Site, { club_id: club, seasons }: Team): Html {
  const { t, data } = site;
  const counted = seasons.flatMap((season) => data.tableMatches(season));
  const sides = [
    { name: t.clubs.homeRecord, matches: counted.filter(({ home_club }) => home_club === club) },
    { name: t.clubs.awayRecord, matches: counted.filter(({ away_club }) => away_club === club) },
  ].flatMap(({ name, matches }) => tally(matches, [club]).map((row) => ({ name, ...row })));
  const { columns } = t;
  return table({
    caption: t.clubs.record,
    rows: sides,
    columns: [
      { heading: columns.matches, isText: true, cell: ({ name }) => name },
      { heading: columns.playedShort, title: columns.played, cell: ({ played }) => played },
      { heading: columns.winsShort, title: columns.wins, cell: ({ wins }) => wins },
      { heading: columns.drawsShort, title: columns.draws, cell: ({ draws }) => draws },
      { heading: columns.lossesShort, title: columns.losses, cell: ({ losses }) => losses },
      { heading: columns.goals, cell: ({ goals_for, goals_against }) => `${goals_for}–${goals_against}` },
      { heading: columns.pointsShort, title: columns.points, cell: ({ points }) => points },
    ],
  });
}

function opponents(site: Site, { club_id: club }: Team): Html {
  const { t, data } = site;
  const met = Map.groupBy(data.matchesOf(club).filter(hasResult), ({ home_club, away_club }) =>
    home_club === club ? away_club : home_club,
  );
  const rows = [...met]
    .map(([opponent, matches]) => ({ opponent, matches, row: tally(matches, [club])[0] }))
    .sort((a, b) => b.matches.length - a.matches.length || (a.opponent < b.opponent ? -1 : 1));
  const { columns } = t;
  return table({
    caption: t.clubs.against,
    rows,
    columns: [
      {
        heading: columns.club,
        isText: true,
        cell: ({ opponent }) =>
          html`<a href="${site.path(headToHeadRoute(club, opponent))}">${data.teams.get(opponent)?.name ?? opponent}</a>`,
      },
      { heading: columns.playedShort, title: columns.played, cell: ({ matches }) => matches.length },
      { heading: columns.winsShort, title: columns.wins, cell: ({ row }) => row?.wins },
      { heading: columns.drawsShort, title: columns.draws, cell: ({ row }) => row?.draws },
      { heading: columns.lossesShort, title: columns.losses, cell: ({ row }) => row?.losses },
      { heading: columns.goals, cell: ({ row }) => `${row?.goals_for}–${row?.goals_against}` },
    ],
  });
}
