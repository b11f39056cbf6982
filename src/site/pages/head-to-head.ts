import { hasResult, tally } from '../../derive/tally.ts';
import type { Team } from '../../records/team.ts';
import { matchList } from '../components/match-list.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { headToHeadRoute } from './match.ts';

/** Returns the page of every meeting of two clubs. */
export function headToHeadPage(site: Site, a: Team, b: Team): Page {
  const { t, data } = site;
  const matches = data.meetings(a.club_id, b.club_id);
  const [row] = tally(matches.filter(hasResult), [a.club_id]);
  return {
    route: headToHeadRoute(a.club_id, b.club_id),
    title: t.headToHead.title(a.name, b.name),
    description: t.headToHead.description(a.name, b.name),
    content: html`<p class="lead">${t.headToHead.summary(a.name, row?.wins ?? 0, row?.draws ?? 0, b.name, row?.losses ?? 0)} ${t.records.included}</p>
${matchList(site, t.headToHead.title(a.name, b.name), matches.toReversed())}
<p><a href="${site.path({ page: 'club', club: a.club_id })}">${a.name}</a> · <a href="${site.path({ page: 'club', club: b.club_id })}">${b.name}</a></p>`,
  };
}
