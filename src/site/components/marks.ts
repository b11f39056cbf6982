import type { ResultLetter } from '../../derive/tally.ts';
import { type Html, html, nothing, raw } from '../html.ts';
import { clubsById } from '../lookups/clubs.ts';
import { resultLetters, results } from '../names.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import { clubMarkSvg } from '../style/club-mark.ts';

/** Returns the mark of a club, which stands before its name. @param size `large` at the head of a page */
export function clubMark(club: string, size: '' | 'large' = ''): Html {
  return html`<i class="mark ${size === '' ? '' : html`large `}${clubClass(club)}"></i>`;
}

/** Returns the mark of a club with its acronym, for its own page. */
export function markWithAcronym({ tables }: Site, club: string): Html {
  const team = clubsById(tables).get(club);
  return team ? raw(clubMarkSvg(team, `mark-${club}`)) : nothing;
}

/** Returns results as letters on coloured squares, oldest first. Each letter says the result without its colour. */
export function formPills(site: Site, form: readonly ResultLetter[]): Html {
  if (form.length === 0) return html`–`;
  return html`<ol class="form" aria-label="${site.t('Last five matches, oldest first')}">${form.map((result) => html`<li>${resultPill(site, result)}</li>`)}</ol>`;
}

/** Returns a result as a letter on a coloured square. */
export function resultPill({ t }: Site, result: ResultLetter): Html {
  return html`<abbr class="pill ${result}" title="${t(results[result])}">${t(resultLetters[result])}</abbr>`;
}
