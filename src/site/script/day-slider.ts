import { all, make } from './dom.ts';
import { t } from './values.ts';

/** Lets a slider choose among the links of a list to the days of a page. The address has the day that is shown. */
export function makeSlider(nav: HTMLElement): void {
  const links = all<HTMLAnchorElement>('a', nav);
  const slider = make('input', { type: 'range', className: 'slider', min: '0', max: `${links.length - 1}` });
  slider.ariaLabel = t('Day');
  const showDay = () => {
    const chosen = links.find((link) => link.hash === location.hash) ?? links.at(-1);
    for (const link of links) link.ariaCurrent = link === chosen ? 'true' : null;
    slider.value = `${chosen ? links.indexOf(chosen) : 0}`;
    slider.ariaValueText = chosen?.textContent ?? null;
  };
  showDay();
  addEventListener('hashchange', showDay);
  slider.addEventListener('input', () => location.replace(links[Number(slider.value)]?.hash ?? ''));
  nav.prepend(slider);
}
