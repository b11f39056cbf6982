import { hasResult, tally } from '../../derive/tally.ts';
import type { Team } from '../../records/team.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page } from '../frame/page.ts';
import { html } from '../html.ts';
import { headToHeadRoute } from '../links.ts';
import { statBars } from '../match/stat-bars.ts';
import type { Site } from '../site.ts';

/** Returns the page of every meeting of two clubs. */
export function headToHeadPage(site: Site, a: Team, b: Team): Page {
  const { t, data } = site;
  const matches = data.meetings(a.club_id, b.club_id);
  const [row] = tally(matches.filter(hasResult), [a.club_id]);
  const { wins = 0, draws = 0, losses = 0, goals_for = 0, goals_against = 0 } = row ?? {};
  const title = t.headToHead.title(a.name, b.name);
  const club = ({ club_id, name }: Team) =>
    html`<a href="${site.path({ page: 'club', club: club_id })}">${name}</a>`;
  return {
    route: headToHeadRoute(a.club_id, b.club_id),
    title,
    description: t.headToHead.description(a.name, b.name),
    trail: [
      { label: t.nav.clubs, route: { page: 'clubs' } },
      { label: a.name, route: { page: 'club', club: a.club_id } },
    ],
    content: html`<p class="lead">${t.headToHead.summary(a.name, wins, draws, b.name, losses)} ${t.records.included}</p>
<p>${club(a)} – ${club(b)}</p>
${statBars(
  site,
  [a.club_id, b.club_id],
  [
    { field: 'wins', label: t.columns.wins, home: wins, away: losses },
    { field: 'goals', label: t.columns.goals, home: goals_for, away: goals_against },
  ],
)}
${matchList(site, title, matches.toReversed())}
${sourceLinks(site, { resource: 'head-to-head', query: { team: a.club_id, opponent: b.club_id } })}`,
  };
}
