import type { Goal } from '../../records/goal.ts';
import type { Player } from '../../records/player.ts';
import { perTables } from '../cached.ts';
import { figureList } from '../components/panels.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchLink } from '../links.ts';
import { matchById } from '../lookups/matches.ts';
import { goalDetails } from '../match/goal-details.ts';
import type { Site } from '../site.ts';

/** The goals of each player, own goals left out. */
const goalsOf = perTables((tables) =>
  Map.groupBy(
    tables.rows('goals').filter(({ kind }) => kind !== 'own-goal'),
    ({ player_id }) => player_id,
  ),
);

/** Returns every goal that names a player as its scorer, by season, the latest first: day, match and minutes. */
export function playerGoals(site: Site, playerId: string, seasons: readonly Player[]): Html {
  const { t } = site;
  const goals = goalsOf(site.tables).get(playerId) ?? [];
  if (goals.length === 0) return nothing;
  const bySeason = [...Map.groupBy(goals, ({ season }) => season)].toReversed();
  return html`<section class="panel"><h2 id="goals">${t('Goals')}</h2>
${bySeason.map(([season, goalsOfSeason], index) => {
  const total = seasons.find((row) => row.season === season)?.goals ?? goalsOfSeason.length;
  const listed = goalsOfSeason.length;
  const counts = { season: site.seasonName(season), listed, total };
  const summary = t(listed === total ? '{season}: {total}' : '{season}: {listed} of {total} known', counts);
  return html`<details${index === 0 ? html` open` : nothing}><summary>${summary}</summary>
${goalList(site, goalsOfSeason)}</details>
`;
})}
${sourceLinks(site, { computedFrom: ['goals.json'] })}</section>`;
}

function goalList(site: Site, goals: readonly Goal[]): Html {
  const { t, format, tables } = site;
  const byMatch = [...Map.groupBy(goals, ({ match_id }) => match_id)].toReversed();
  return figureList(
    byMatch.flatMap(([matchId, goalsOfMatch]) => {
      const match = matchById(tables).get(matchId);
      const minutes = goalsOfMatch.map((goal) => html`<span>${goalDetails(t, goal)}</span>`);
      return match
        ? [{ name: matchLink(site, match), note: format.date(match.date), figure: html`${minutes}` }]
        : [];
    }),
  );
}
