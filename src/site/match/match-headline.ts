import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchLink, matchPath } from '../links.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { statements } from './result-statements.ts';

/** Returns the news of a result in one statement: the first that is true of it. Most results have none. */
export function matchHeadline(site: Words & LeagueData, match: Match): string | undefined {
  return newsOf(site, match)?.text;
}

function newsOf(site: Words & LeagueData, match: Match) {
  if (!hasResult(match)) return undefined;
  for (const [rank, statement] of statements.entries()) {
    const text = statement(site, match);
    if (text !== undefined) return { match, rank, text };
  }
  return undefined;
}

/** Returns the best news of some matches. Without any it is undefined. */
export function bestNews(site: Words & LeagueData, matches: readonly Match[]) {
  const [best] = matches.flatMap((match) => newsOf(site, match) ?? []).sort((a, b) => a.rank - b.rank);
  return best;
}

/** Returns the news of the last days with results, as a link to the match; nothing where there is none. */
export function latestNews(
  site: Words & Addresses & LeagueData,
  matches: readonly Match[],
  days: number,
): Html {
  const results = matches.filter(hasResult);
  const last = Date.parse(results.at(-1)?.date ?? '');
  const latest = results.filter(({ date }) => last - Date.parse(date) < days * 24 * 60 * 60 * 1000);
  const news = bestNews(site, latest);
  if (!news) return nothing;
  const { match, text } = news;
  return html`<p class="news"><a href="${matchPath(site, match)}">${text}</a>
<span class="small muted">${matchLink(site, match)}, ${site.format.monthDay(match.date)}</span></p>`;
}
