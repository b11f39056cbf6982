import type { Match } from '../../records/match.ts';
import { isCalledOff } from '../../records/match-status.ts';
import { type Html, html } from '../html.ts';
import { clubLink, matchPath } from '../links.ts';
import { matchStatuses } from '../names.ts';
import type { Site } from '../site.ts';
import { table } from './table.ts';

/** Returns matches as a `<table>` of day, clubs, score and stage, or attendance. The day links to the page of the match. */
export function matchList(site: Site, caption: string, matches: readonly Match[], hasCrowd = false): Html {
  const { t, format } = site;
  return table<Match>({
    caption,
    rows: matches,
    columns: [
      {
        heading: t('Date'),
        isText: true,
        cell: (match) => html`<a href="${matchPath(site, match)}">${format.date(match.date)}</a>`,
      },
      {
        heading: t('Home|of a match'),
        isText: true,
        cell: ({ home_club, season }) => clubLink(site, home_club, season),
      },
      {
        heading: t('Result'),
        cell: ({ home_goals, away_goals, home_penalties, away_penalties, status }) =>
          isCalledOff(status)
            ? t(matchStatuses[status])
            : html`<span class="score">${format.score(home_goals, away_goals)}${home_penalties === null ? '' : html` <span class="muted">(${format.score(home_penalties, away_penalties)})</span>`}</span>`,
      },
      {
        heading: t('Away'),
        isText: true,
        cell: ({ away_club, season }) => clubLink(site, away_club, season),
      },
      hasCrowd
        ? { heading: t('Attendance'), cell: ({ attendance }) => format.number(attendance) }
        : { heading: t('Stage'), isText: true, isWide: true, cell: ({ stage }) => site.stageName(stage) },
    ],
  });
}
