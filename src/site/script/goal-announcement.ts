import { all, setText } from './dom.ts';
import { goalShownMs } from './live-matches.ts';
import type { LiveState, MatchEvent } from './live-state.ts';
import { t } from './page-values.ts';

const title = document.title;
/** The last event that was known when the page was opened, or that was announced since. */
let lastId: number | undefined;

/**
 * Announces a goal of a match that the page shows, to screen readers and for two minutes in the title of the tab. The page
 * of one match has its score in the title instead, and its own list of what happened.
 */
export function announceGoals({ events, matches }: LiveState): void {
  const newest = events?.at(-1)?.id ?? 0;
  const since = lastId ?? newest;
  lastId = Math.max(since, newest);
  const [board] = all('.scoreboard[data-live]');
  const ofPage = matches.find(({ match_id }) => match_id === board?.dataset.match);
  if (ofPage) {
    if (ofPage.home_goals !== null) document.title = `${ofPage.home_goals}–${ofPage.away_goals} · ${title}`;
    return;
  }
  const goal = events?.findLast(
    ({ id, kind, match_id }) => id > since && kind === 'goal' && all(`[data-match="${match_id}"]`).length > 0,
  );
  if (!goal) return;
  const score = scoreOf(goal);
  setText(document.querySelector('#announcement'), `${t('Goal')}. ${score}`);
  document.title = `${score} · ${title}`;
  setTimeout(() => {
    document.title = title;
  }, goalShownMs);
}

const scoreOf = ({ home_team, home_goals, away_goals, away_team }: MatchEvent): string =>
  `${home_team} ${home_goals}–${away_goals} ${away_team}`;
