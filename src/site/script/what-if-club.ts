import { chancesOf, indexOfLargest, notRoundedAway } from '../chances.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import { messageFormat } from '../message-format.ts';
import { all, followedClub, keepChoice, readChoice, setText } from './dom.ts';
import type { PlayedOutTable } from './season-simulation.ts';
import { changeText } from './what-if-table.ts';

/** How long nothing is chosen before the change is said aloud. */
const restMs = 800;
const { lang } = document.documentElement;
const format = messageFormat(lang);
const { format: percent } = new Intl.NumberFormat(lang, { style: 'percent' });

/**
 * Lets the reader say which club is theirs. It is marked wherever it appears, and a sentence says which of its chances the
 * choices change most. The choice is kept for other pages.
 *
 * @returns a function that takes a new table
 */
export function makeClubChoice(
  root: HTMLElement,
  select: HTMLSelectElement,
  texts: WhatIfValues['chances'],
): (table: PlayedOutTable) => void {
  const sentence = root.querySelector<HTMLElement>('.own');
  const status = root.querySelector('[role=status]');
  let latest: PlayedOutTable | undefined;
  let rest = 0;

  const show = () => {
    markClub(root, select.value);
    const text = latest && clubSentence(latest, select, texts);
    if (sentence) sentence.hidden = text === undefined;
    if (text === undefined) return;
    setText(sentence, text);
    clearTimeout(rest);
    rest = setTimeout(() => setText(status, text), restMs);
  };

  select.value = readChoice(followedClub) ?? '';
  if (select.selectedIndex < 0) select.value = '';
  select.addEventListener('change', () => {
    keepChoice(followedClub, select.value);
    show();
  });
  return (table) => {
    latest = table;
    show();
  };
}

/** Marks the matches and the row of a club. */
function markClub(root: HTMLElement, club: string): void {
  for (const match of all('[data-clubs]', root))
    match.classList.toggle('followed', match.dataset.clubs?.split(' ').includes(club));
  for (const row of all('tr[data-club]', root)) row.classList.toggle('followed', row.dataset.club === club);
}

/** Returns a sentence on the chance of a club that the choices change most. It is undefined where no club is chosen. */
function clubSentence(
  { rows, baseline }: PlayedOutTable,
  select: HTMLSelectElement,
  texts: WhatIfValues['chances'],
): string | undefined {
  const row = rows.find(({ club }) => club === select.value);
  const before = baseline.get(select.value);
  if (!row || !before) return undefined;
  const shares = chancesOf(row);
  const sharesBefore = chancesOf(before);
  const changes = shares.map((share, index) => Math.abs((share ?? 0) - (sharesBefore[index] ?? 0)));
  const index = indexOfLargest(changes);
  const share = shares[index] ?? 0;
  return format(texts[index] ?? '', {
    club: select.selectedOptions[0]?.text ?? '',
    chance: notRoundedAway(share, percent),
    change: changeText(share, sharesBefore[index] ?? 0) || '±0',
  });
}
