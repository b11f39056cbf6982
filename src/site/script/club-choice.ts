import { showLocalTimes } from './dates.ts';
import { all, followedClub, keepChoice, make, readChoice, setText } from './dom.ts';
import { showLatest } from './live-scores.ts';
import { t } from './page-values.ts';
import { completeCalendars } from './take-away.ts';

const followedName = 'club-name';

/** Marks the club that the reader follows wherever it stands, and lets home and a club's page choose it. Nothing leaves the browser. */
export function followClub(): void {
  const buttons = all<HTMLButtonElement>('.band button, .picker button');
  for (const button of buttons)
    button.addEventListener('click', () => {
      const isFollowed = readChoice(followedClub) === button.value;
      keepChoice(followedClub, isFollowed ? '' : button.value);
      keepChoice(followedName, isFollowed ? '' : (button.dataset.name ?? button.textContent));
      showFollowed(buttons);
    });
  showFollowed(buttons);
}

function showFollowed(buttons: readonly HTMLButtonElement[]): void {
  for (const place of all('.followed')) place.classList.remove('followed');
  for (const link of all('.own-club')) link.remove();
  const card = document.querySelector('.own-card');
  card?.replaceChildren();
  const club = readChoice(followedClub);
  const name = readChoice(followedName);
  const isFollowed = club && name && /^[\w-]+$/.test(club);
  for (const button of buttons) button.ariaPressed = String(button.value === club);
  const title = isFollowed ? t('You follow {club}', { club: name }) : undefined;
  setText(document.querySelector('#follow'), title ?? t('Follow a club'));
  for (const button of all('.band button'))
    button.textContent = (button.ariaPressed === 'true' ? title : undefined) ?? t('Follow this club');
  card?.classList.toggle('expected', Boolean(isFollowed));
  completeCalendars();
  if (!isFollowed) return;
  // All matches on the page of a club are its own.
  if (!document.querySelector('.band [aria-pressed=true]'))
    for (const mark of all(`.mark.club-${club}`)) mark.closest('tr, li, .card')?.classList.add('followed');
  const brand = document.querySelector<HTMLAnchorElement>('.brand');
  // A page in a frame of another site has no header.
  if (!brand) return;
  const root = new URL(brand.href).pathname;
  const link = make('a', {
    className: 'own-club',
    href: `${root.replace(/\/$/, '')}/clubs/${club}`,
    title: name,
  });
  link.append(make('i', { className: `mark club-${club}` }), make('span', { textContent: name }));
  document.querySelector('.tools')?.prepend(link);
  void showCard(link.href);
}

/** Shows on home the next match of the followed club, or else how it stands, as its own page has them. */
async function showCard(address: string): Promise<void> {
  const place = document.querySelector('.own-card');
  if (!place) return;
  const text = await fetch(address)
    .then((response) => response.text())
    .catch(() => '');
  // The reader may have chosen another meanwhile.
  if (!address.endsWith(`/${readChoice(followedClub)}`)) return;
  const page = new DOMParser().parseFromString(text, 'text/html');
  place.replaceChildren(page.querySelector('.club-now') ?? page.querySelector('.band dl') ?? '');
  showLocalTimes(place);
  showLatest();
}
