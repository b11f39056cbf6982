import { type Html, html } from '../html.ts';
import { clubClass } from '../style/club-colours.ts';

/** Returns the mark of a club, which stands before its name. @param size `large` at the head of a page */
export function clubMark(club: string, size: '' | 'large' = ''): Html {
  return html`<i class="mark ${size === '' ? '' : html`large `}${clubClass(club)}"></i>`;
}
