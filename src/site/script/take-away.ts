import { all, followedClub, readChoice, setText } from './dom.ts';
import { t } from './page-values.ts';

/** What the script of pictures has, which is loaded when a chart is first saved. */
type PictureScript = typeof import('./chart-picture.ts');

/** Lets readers share pages and charts, save charts as pictures, and copy the addresses of calendars. */
export function makeTakeAway(): void {
  for (const button of all<HTMLButtonElement>('[data-share]'))
    button.addEventListener('click', () => void share(button));
  for (const button of all<HTMLButtonElement>('[data-save]'))
    button.addEventListener('click', () => void save(button));
  for (const button of all<HTMLButtonElement>('[data-copied]'))
    button.addEventListener('click', () =>
      copyText(button.previousElementSibling?.textContent ?? '', button),
    );
}

/** Shares the address of the page, or of the part that a button names: by the system's sheet, else it is copied. */
async function share(button: HTMLButtonElement): Promise<void> {
  const { share: part } = button.dataset;
  const url = part ? new URL(part, location.href).href : location.href;
  const shared = { title: document.title, url };
  if (navigator.canShare?.(shared)) {
    // A reader may close the sheet.
    await navigator.share(shared).catch(() => {});
  } else await copyText(url, button);
}

/** Copies a text, and says so on the button that was pressed. */
export async function copyText(text: string, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(text);
  setText(button, t('Copied'));
}

async function save(button: HTMLButtonElement): Promise<void> {
  const chart = button.closest('.take')?.previousElementSibling;
  const script: PictureScript = await import(document.body.dataset.pictures ?? '');
  if (chart) await script.saveAsPicture(chart, button.dataset.save === 'svg' ? 'svg' : 'png');
}

/** Completes the addresses of calendars by the origin of the page, and shows that of the club which the reader follows. */
export function completeCalendars(): void {
  const club = readChoice(followedClub);
  for (const place of all('[data-calendar]')) {
    const isOwn = place.dataset.own !== undefined && club && /^[\w-]+$/.test(club);
    const path = isOwn ? `/calendar/${club}.ics` : place.dataset.calendar;
    const address = `webcal://${location.host}${path}`;
    const [program, google] = all<HTMLAnchorElement>('a', place);
    if (program) program.href = address;
    if (google)
      google.href = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(address)}`;
    setText(place.querySelector('code'), location.origin + path);
  }
}
