import { all } from './dom.ts';

/** Shows the matches of one club alone, which the address keeps, such as `?club=forge-fc`. */
export function makeClubFilter(place: HTMLElement): void {
  const select = place.querySelector('select');
  if (!select) return;
  const prefix = 'club-';
  const show = () => {
    for (const fold of all<HTMLDetailsElement>('details:has(.week)')) fold.open ||= select.value !== '';
    for (const card of all('.card'))
      card.hidden = select.value !== '' && !card.querySelector(`.${select.value}`);
  };
  const chosen = new URLSearchParams(location.search).get('club');
  if (chosen !== null) select.value = prefix + chosen;
  select.addEventListener('change', () => {
    const club = select.value.slice(prefix.length);
    history.replaceState(null, '', club === '' ? location.pathname : `?club=${club}`);
    show();
  });
  place.hidden = false;
  show();
}
