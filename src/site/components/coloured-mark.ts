import type { Tables } from '../../records/published.ts';
import { type Html, html } from '../html.ts';
import { clubClassIn } from '../lookups/club-lookups.ts';
import { clubClass } from '../style/club-colours.ts';

/** Returns the present mark of a club, which stands before its name. @param size `large` at the head of a page */
export function clubMark(club: string, size?: 'large'): Html {
  return mark(clubClass(club), size);
}

/** Returns the mark that a club had in a season. @param size `large` at the head of a page */
export function clubMarkIn(tables: Tables, club: string, season: number, size?: 'large'): Html {
  return mark(clubClassIn(tables, club, season), size);
}

function mark(className: string, size?: 'large'): Html {
  return html`<i class="mark ${size === undefined ? '' : html`large `}${className}"></i>`;
}
