import { all, make } from './dom.ts';
import { t } from './values.ts';

/** Lets a slider choose among the links of a list. Each day replaces the standings and has its own address. */
export function makeSlider(nav: HTMLElement): void {
  const links = all<HTMLAnchorElement>('a', nav);
  const index = links.findIndex((link) => link.ariaCurrent === 'page');
  if (index < 0) return;
  // The addresses are complete, since the page's own address changes with the day.
  for (const link of links) link.href = `${link.href}`;
  const slider = make('input', { type: 'range', className: 'slider', min: '0', max: `${links.length - 1}` });
  slider.value = `${index}`;
  slider.ariaLabel = t('Day');
  const showDay = () => {
    slider.ariaValueText = links[Number(slider.value)]?.textContent ?? null;
  };
  showDay();
  slider.addEventListener('input', async () => {
    showDay();
    const { value } = slider;
    const link = links[Number(value)];
    if (!link) return;
    const response = await fetch(link.href).catch(() => undefined);
    const text = response?.ok && (await response.text().catch(() => undefined));
    // Another day may have been chosen since.
    if (!text || value !== slider.value) return;
    showPage(new DOMParser().parseFromString(text, 'text/html'));
    for (const otherLink of links) otherLink.ariaCurrent = null;
    link.ariaCurrent = 'page';
    history.replaceState(null, '', link.href);
  });
  nav.prepend(slider);
}

function showPage(page: Document): void {
  for (const part of ['[data-table-of-day]', 'h1']) {
    const newPart = page.querySelector(part);
    if (newPart) document.querySelector(part)?.replaceWith(newPart);
  }
  document.title = page.title;
}
