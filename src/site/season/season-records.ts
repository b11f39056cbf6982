import { hasResult, type ScoredResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink } from '../links.ts';
import { longestRuns } from '../record-book/longest-runs.ts';
import type { Site } from '../site.ts';

type Played = Match & ScoredResult;

/** Returns what stood out in a season: its biggest win, most goals, largest crowd and longest unbeaten run. */
export function seasonRecords(site: Site, season: number): Html {
  const { t, data, format } = site;
  const matches = (data.matches.get(season) ?? []).filter(hasResult);
  const most = (measure: (match: Played) => number) =>
    matches.reduce<Played | undefined>(
      (best, match) => (best === undefined || measure(match) > measure(best) ? match : best),
      undefined,
    );
  const goals = ({ home_goals, away_goals }: Played) => home_goals + away_goals;
  const margin = (match: Played) => Math.abs(match.home_goals - match.away_goals);
  const win = most((match) => margin(match) * 100 + goals(match));
  const richest = most(goals);
  const crowd = most(({ attendance }) => attendance ?? 0);
  if (!win || !richest) return nothing;
  const [run] = longestRuns({ teams: data.teams, matchesOf: (club) => matchesOf(matches, club) }, ['W', 'D']);
  return html`<section class="panel"><h2 id="records">${t.season.records}</h2>
<dl class="stack">
<dt>${t.season.biggestWin}</dt><dd>${matchLink(site, win)}</dd>
<dt>${t.season.mostGoals}</dt><dd>${matchLink(site, richest)}</dd>
${crowd?.attendance ? html`<dt>${t.season.largestCrowd}</dt><dd>${format.number(crowd.attendance)} · ${matchLink(site, crowd)}</dd>` : nothing}
${run ? html`<dt>${t.season.longestUnbeaten}</dt><dd>${clubLink(site, run.club, season)} · ${t.season.matchesInARow(run.matches)}</dd>` : nothing}
</dl></section>
`;
}

function matchesOf(matches: readonly Played[], club: string): readonly Played[] {
  return matches.filter(({ home_club, away_club }) => home_club === club || away_club === club);
}
