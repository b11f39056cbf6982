import { isPlayedBy } from '../../derive/matches.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { matchRows } from '../components/match-list.ts';
import { panel } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink } from '../links.ts';
import { playOffTies } from '../lookups/play-offs.ts';
import type { Week } from '../lookups/weeks.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns the champion of a season in the week of its final, with the way there; empty in all other weeks. */
export function championPanel(site: Words & Addresses & PublishedData, { season, matches }: Week): Html {
  const { t, tables, format } = site;
  const ties = playOffTies(tables, season) ?? [];
  const final = ties.at(-1);
  const [champion] = final?.order ?? [];
  const decider = final?.matches.at(-1);
  if (champion === undefined || !matches.some(({ match_id }) => match_id === decider?.match_id))
    return nothing;
  const way = ties.flatMap((tie) => tie.matches).filter((match) => isPlayedBy(match, champion));
  const firstDay = ties.flatMap((tie) => tie.matches.map(({ date }) => date)).sort()[0] ?? '';
  const before = tables
    .rows('projections', season)
    .findLast((row) => row.club === champion && row.date < firstDay)?.champion;
  const chance =
    before &&
    t('Before the play-offs, the chance of the title was {chance}.', { chance: format.percent(before) });
  return panel(site, {
    id: 'champion',
    title: t('Champions of {season}', { season }),
    rows: [
      {
        mark: clubMarkIn(site.tables, champion, season),
        name: html`<strong>${clubLink(site, champion, season)}</strong>`,
        figure: '',
      },
    ],
    content: html`${matchRows(site, way, { day: 'weekday' })}
${chance ? html`<p class="small muted">${chance}</p>` : nothing}`,
  });
}
