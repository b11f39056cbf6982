import {
  type Choice,
  choosable,
  decodeChoices,
  encodeChoices,
  type WhatIfRow,
} from '../../derive/what-if.ts';
import { chanceFigure, chancesOf, indexOfLargest, notRoundedAway, placesText } from '../chances.ts';
import type { WhatIfValues } from '../frame/asset-addresses.ts';
import { messageFormat } from '../message-format.ts';
import { all, followedClub, keepChoice, readChoice, setText } from './dom.ts';
import type { WhatIfAnswer, WhatIfQuestion } from './what-if-worker.ts';

/** How long nothing is chosen before the change is said aloud. */
const restMs = 800;
const { lang } = document.documentElement;
const format = messageFormat(lang);
const { format: percent } = new Intl.NumberFormat(lang, { style: 'percent' });

for (const root of all('[data-what-if]')) makeChooser(root);

/** Lets readers choose results, which its address holds. A worker plays the season out; the table shows its last answer. */
function makeChooser(root: HTMLElement): void {
  const values: WhatIfValues = JSON.parse(root.dataset.whatIf ?? '');
  const { matches, season } = values.season;
  const [encodedSeason = '', encoded = ''] = (new URLSearchParams(location.search).get('s') ?? '').split('-');
  const page = values.pages[encodedSeason];
  if (page !== undefined && encodedSeason !== `${season}`) {
    location.replace(page + location.search);
    return;
  }

  const select = root.querySelector('select');
  const body = root.querySelector('tbody');
  const own = root.querySelector<HTMLElement>('.own');
  const status = root.querySelector('[role=status]');
  if (!select || !body || !own) return;
  const worker = new Worker(values.worker, { type: 'module' });
  const ask = (question: WhatIfQuestion) => worker.postMessage(question);
  const isWide = matchMedia('(min-width: 62rem)');
  const inputs = matches.map((_, index) => all<HTMLInputElement>(`input[name="${index}"]`, root));
  const results = matches.map(({ home_goals, away_goals }): Choice => {
    if (home_goals === null || away_goals === null) return undefined;
    return home_goals > away_goals ? 0 : home_goals === away_goals ? 1 : 2;
  });
  let choices: Choice[] = matches.map(() => undefined);
  let baseline: ReadonlyMap<string, WhatIfRow> | undefined;
  let latest: WhatIfAnswer = [];
  let unanswered = 0;
  let rest = 0;

  const showOwn = () => {
    const row = latest.find(({ club }) => club === select.value);
    const before = baseline?.get(select.value);
    own.hidden = !row || !before;
    for (const element of all('[data-clubs]', root))
      element.classList.toggle('followed', element.dataset.clubs?.split(' ').includes(select.value));
    for (const element of all('tr[data-club]', root))
      element.classList.toggle('followed', element.dataset.club === select.value);
    if (!row || !before) return;
    const [after, sharesBefore] = [chancesOf(row), chancesOf(before)];
    const swings = after.map((share, index) => Math.abs((share ?? 0) - (sharesBefore[index] ?? 0)));
    const shown = indexOfLargest(swings);
    const [share, shareBefore] = [after[shown] ?? 0, sharesBefore[shown] ?? 0];
    const change = changeText(share, shareBefore) || '±0';
    const club = select.selectedOptions[0]?.text ?? '';
    const text = format(values.chances[shown] ?? '', {
      club,
      chance: notRoundedAway(share, percent),
      change,
    });
    setText(own, text);
    clearTimeout(rest);
    rest = setTimeout(() => setText(status, text), restMs);
  };
  const show = () => {
    for (const [index, row] of latest.entries()) {
      const element = body.querySelector<HTMLElement>(`[data-club="${row.club}"]`);
      const before = baseline?.get(row.club);
      if (!element || !before) continue;
      body.append(element);
      setText(element.querySelector('.place'), `${index + 1}`);
      const [points, places, ...cells] = all('td', element);
      setText(points, `${row.points}`);
      setText(places, placesText(row.best, row.worst));
      const sharesBefore = chancesOf(before);
      for (const [index, share] of chancesOf(row).entries()) {
        if (share === null) continue;
        setText(cells.shift(), chanceFigure(share));
        setChange(cells.shift(), share, sharesBefore[index] ?? 0);
      }
    }
    showOwn();
  };
  worker.onmessage = ({ data }: MessageEvent<WhatIfAnswer>) => {
    baseline ??= new Map(data.map((row) => [row.club, row]));
    latest = data;
    unanswered -= 1;
    if (unanswered > 0) return;
    show();
    root.ariaBusy = 'false';
  };
  /** Asks for the table with the present choices, and shows these. */
  const update = () => {
    for (const [index, group] of inputs.entries()) {
      const shown = choices[index] ?? results[index];
      for (const input of group) {
        input.checked = Number(input.value) === shown;
        input.parentElement?.classList.toggle('changed', input.checked && choices[index] !== undefined);
      }
    }
    for (const details of all('details', root))
      setText(details.querySelector('output'), `${details.querySelectorAll('.changed').length || ''}`);
    const text = encodeChoices(choices);
    history.replaceState(null, '', text === '' ? location.pathname : `?s=${season}-${text}`);
    root.ariaBusy = 'true';
    unanswered += 1;
    ask({ choices });
  };
  /** Chooses a result, which is no choice where the match ended so, and none any more where it was chosen before. */
  const choose = (index: number, value: Choice) => {
    choices[index] = value === results[index] ? undefined : value;
  };

  for (const [index, group] of inputs.entries()) {
    for (const input of group) {
      input.addEventListener('change', () => {
        choose(index, Number(input.value));
        update();
      });
      // A press on what is chosen, or the space bar, takes it back; so do the keys that delete.
      let wasChosen = false;
      const remember = () => {
        wasChosen = choices[index] === Number(input.value);
      };
      const takeBack = () => {
        choices[index] = undefined;
        update();
      };
      input.parentElement?.addEventListener('pointerdown', remember);
      input.addEventListener('keydown', ({ key }) => {
        if (key === ' ') remember();
        if (key === 'Delete' || key === 'Backspace') takeBack();
      });
      input.addEventListener('click', () => {
        if (wasChosen) takeBack();
        wasChosen = false;
      });
    }
  }
  root.querySelector('[data-all]')?.addEventListener('click', () => {
    const isOver = results.every((result) => result !== undefined);
    for (const [index, { probabilities }] of matches.entries()) {
      if (!isOver && results[index] !== undefined) continue;
      const shares = choosable.map(({ outcome }) => probabilities[outcome]);
      choose(index, shares.indexOf(Math.max(...shares)));
    }
    update();
  });
  root.querySelector('[data-clear]')?.addEventListener('click', () => {
    choices = matches.map(() => undefined);
    update();
  });
  const link = root.querySelector('[data-link]');
  link?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(location.href);
    setText(link, values.copied);
  });
  select.addEventListener('change', () => {
    keepChoice(followedClub, select.value);
    showOwn();
  });
  select.value = readChoice(followedClub) ?? '';
  if (select.selectedIndex < 0) select.value = '';
  const table = root.querySelector<HTMLDetailsElement>('.outcome details');
  if (table) table.open = isWide.matches;
  ask({ season: values.season });
  if (encodedSeason === `${season}`)
    for (const [index, choice] of decodeChoices(encoded).slice(0, matches.length).entries())
      choices[index] = choice === results[index] ? undefined : choice;
  // What comes of no choices is what all others are compared with.
  unanswered += 1;
  ask({ choices: [] });
  update();
}

/** Returns a change in percentage points with its sign. It is empty where it rounds to none. */
function changeText(share: number, before: number): string {
  const change = Math.round((share - before) * 100);
  return change === 0 ? '' : `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}

function setChange(element: HTMLElement | undefined, share: number, before: number): void {
  if (!element) return;
  const text = changeText(share, before);
  element.className = text === '' ? '' : text.startsWith('+') ? 'plus' : 'minus';
  setText(element, text);
}
