import { all } from './dom.ts';

for (const place of all('[data-club-filter]')) makeClubFilter(place);

/** Shows the matches of one club alone, which the address keeps, such as `?club=forge-fc`. */
function makeClubFilter(place: HTMLElement): void {
  const links = all<HTMLAnchorElement>('a', place);
  const weeks = all('.week');
  const weekLinks = all<HTMLAnchorElement>('.weeks a');
  const show = () => {
    const club = new URLSearchParams(location.search).get('club') ?? '';
    for (const link of links) link.ariaCurrent = (link.dataset.club ?? '') === club ? 'true' : null;
    if (club !== '') for (const week of weeks) unfold(week);
    for (const week of weeks) {
      const rows = all('.match', week);
      for (const row of rows) row.hidden = club !== '' && !row.querySelector(`.club-${CSS.escape(club)}`);
      week.hidden = rows.every(({ hidden }) => hidden);
    }
    for (const link of weekLinks)
      link.parentElement?.toggleAttribute('hidden', weekOf(link)?.hidden === true);
  };
  for (const link of links) {
    const { club } = link.dataset;
    link.href = club ? `?club=${club}` : location.pathname;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.replaceState(null, '', link.href);
      show();
    });
  }
  // A browser may not unfold what a link leads to.
  for (const link of weekLinks) link.addEventListener('click', () => unfold(weekOf(link)));
  show();
  // On a phone the chips and the weeks scroll sideways.
  for (const link of all('.chips [aria-current], .weeks .last'))
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Returns the week of the page that a link leads to. */
function weekOf({ hash }: HTMLAnchorElement): HTMLElement | null | undefined {
  return document.querySelector(hash)?.closest<HTMLElement>('.week');
}

/** Opens what a week is folded into. */
function unfold(week: HTMLElement | null | undefined): void {
  week?.closest('details')?.toggleAttribute('open', true);
}
