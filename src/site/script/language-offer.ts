import { keepChoice, readChoice } from './choices.ts';
import { make } from './dom.ts';
import { language, translate } from './values.ts';

const choice = 'language-offer';

/** Offers the page in the language that the browser prefers, where there is one. Once it is closed, it stays away. */
export function offerLanguage(link: HTMLAnchorElement): void {
  const preferredLanguage = navigator.languages
    .map((name) => name.split('-')[0])
    .find((name) => name === language || name === link.lang);
  if (preferredLanguage !== link.lang || readChoice(choice) === 'closed') return;
  const text = translate('This page in English', link.lang);
  const close = make('button', {
    type: 'button',
    ariaLabel: translate('Close', link.lang),
    textContent: '×',
  });
  const offer = make('aside', { className: 'offer panel', lang: link.lang, ariaLabel: text });
  close.addEventListener('click', () => {
    keepChoice(choice, 'closed');
    offer.remove();
  });
  offer.append(make('a', { href: link.href, textContent: text }), close);
  document.body.append(offer);
}
