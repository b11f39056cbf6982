import { isPlayedBy } from '../../derive/clubs-of-matches.ts';
import { hasResult } from '../../derive/tally.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink } from '../links.ts';
import { clubsById } from '../lookups/clubs.ts';
import { longestRuns } from '../record-book/longest-runs.ts';
import { type PlayedMatch, sizeOfWin, totalGoals } from '../record-book/match-measures.ts';
import type { Site } from '../site.ts';

/** Returns what stood out in a season: its biggest win, most goals, largest crowd and longest unbeaten run. */
export function seasonRecords(site: Site, season: number): Html {
  const { t, tables, format } = site;
  const matches = tables.rows('matches', season).filter(hasResult);
  const most = (measure: (match: PlayedMatch) => number) =>
    matches.reduce<PlayedMatch | undefined>(
      (best, match) => (best === undefined || measure(match) > measure(best) ? match : best),
      undefined,
    );
  const win = most(sizeOfWin);
  const richest = most(totalGoals);
  const crowd = most(({ attendance }) => attendance ?? 0);
  if (!win || !richest) return nothing;
  const matchesOf = (club: string) => matches.filter((match) => isPlayedBy(match, club));
  const [run] = longestRuns(clubsById(tables).keys(), matchesOf, ['W', 'D']);
  return html`<section class="panel"><h2 id="records">${t('Records of the season')}</h2>
<dl class="stack">
<dt>${t('Biggest win')}</dt><dd>${matchLink(site, win)}</dd>
<dt>${t('Most goals')}</dt><dd>${matchLink(site, richest)}</dd>
${crowd?.attendance ? html`<dt>${t('Largest crowd')}</dt><dd>${format.number(crowd.attendance)} · ${matchLink(site, crowd)}</dd>` : nothing}
${run ? html`<dt>${t('Longest unbeaten run')}</dt><dd>${clubLink(site, run.club, season)} · ${t('{count, plural, one {# match} other {# matches}}', { count: run.matches })}</dd>` : nothing}
</dl></section>
`;
}
