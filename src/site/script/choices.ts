import { all, keepChoice, make, readChoice } from './dom.ts';
import { language, translate } from './values.ts';

/** Offers the page in the language that the browser prefers, where there is one. Once it is closed, it stays away. */
export function offerLanguage(link: HTMLAnchorElement): void {
  const preferredLanguage = navigator.languages
    .map((name) => name.split('-')[0])
    .find((name) => name === language || name === link.lang);
  if (preferredLanguage !== link.lang || readChoice('language-offer') === 'closed') return;
  const text = translate('This page in English', link.lang);
  const close = make('button', {
    type: 'button',
    ariaLabel: translate('Close', link.lang),
    textContent: '×',
  });
  const offer = make('aside', { className: 'offer panel', lang: link.lang, ariaLabel: text });
  close.addEventListener('click', () => {
    keepChoice('language-offer', 'closed');
    offer.remove();
  });
  offer.append(make('a', { href: link.href, textContent: text }), close);
  document.body.append(offer);
}

/** Shows code in the language that the reader chose last, on every page. */
export function rememberLanguage(): void {
  const inputs = all<HTMLInputElement>('.tabs > input');
  const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '';
  const show = (label: string | null) => {
    for (const input of inputs) if (labelOf(input) === label) input.checked = true;
  };
  show(readChoice('code-language'));
  for (const input of inputs) {
    input.addEventListener('change', () => {
      keepChoice('code-language', labelOf(input));
      show(labelOf(input));
    });
  }
}
