import type { ResultLetter } from '../../derive/tally.ts';
import { type Html, html } from '../html.ts';
import { clubsById } from '../lookups/clubs.ts';
import { resultLetters, results } from '../names.ts';
import type { Site } from '../site.ts';
import { clubClass, distinctClubClasses } from '../style/club-colours.ts';

/** Returns a square in the colour of a club, which stands before its name. */
export function clubMark(club: string): Html {
  return html`<i class="mark ${clubClass(club)}"></i>`;
}

/** Returns the class of each club's colours where they are shown together: a club has its second where two are alike. */
export function clubClasses({ tables }: Site, clubs: readonly string[]): ReadonlyMap<string, string> {
  const teams = clubs.map(
    (club) => clubsById(tables).get(club) ?? { club_id: club, primary_colour: null, secondary_colour: null },
  );
  const classes = distinctClubClasses(teams);
  return new Map(clubs.map((club, index) => [club, classes[index] ?? clubClass(club)]));
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
