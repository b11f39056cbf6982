import { formOf } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isCalledOff } from '../../records/match-status.ts';
import { type Html, html } from '../html.ts';
import { clubLink, matchPath } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import { matchStatuses } from '../names.ts';
import type { Site } from '../site.ts';
import { clubMark, resultPill } from './marks.ts';
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

interface RowOptions {
  /** The club whose results are marked by their letters. */
  readonly club?: string;
  /** What follows the day of a match; with it, the clubs have their marks. */
  readonly note?: (match: Match) => string;
}

/** Returns matches as a list of day, clubs and score. Each has a link to its page. */
export function matchRows(site: Site, matches: readonly Match[], options: RowOptions = {}): Html {
  return html`<ul class="rows">${matches.map((match) => matchRow(site, match, options))}</ul>`;
}

function matchRow(site: Site, match: Match, { club, note }: RowOptions): Html {
  const { t, format, tables } = site;
  const { date, home_club, away_club, home_goals, away_goals, home_penalties, away_penalties } = match;
  const clubs = [home_club, away_club];
  const names = clubs.map((id) => shortName(tables, id, match.season)).join(' – ');
  const marks = note ? clubs.map((id) => clubMark(id)) : [];
  const pills = club === undefined ? [] : formOf([match], club).map((result) => resultPill(site, result));
  const penalties = home_penalties === null ? '' : ` (${format.score(home_penalties, away_penalties)})`;
  const end = isCalledOff(match.status)
    ? html`<span class="muted">${t(matchStatuses[match.status])}</span>`
    : home_goals === null
      ? ''
      : html`<span class="figure score">${format.score(home_goals, away_goals)}${penalties}</span>`;
  return html`<li>${pills}${marks}<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a> <time class="small" datetime="${date}">${note ? format.weekday(date) : format.date(date)}${note?.(match)}</time></span>${end}</li>
`;
}
