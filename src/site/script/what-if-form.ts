import type { WhatIfValues } from '../frame/asset-addresses.ts';
import { all, setText } from './dom.ts';
import { choicesInAddress, SeasonChoices } from './season-choices.ts';
import { startSimulation } from './season-simulation.ts';
import { makeClubChoice } from './what-if-club.ts';
import { drawTable } from './what-if-table.ts';

const isWide = matchMedia('(min-width: 62rem)');

for (const root of all('[data-what-if]')) makeForm(root);

/** Lets readers choose results, which the address holds. The table shows what comes of them. */
function makeForm(root: HTMLElement): void {
  const values: WhatIfValues = JSON.parse(root.dataset.whatIf ?? '');
  const { season, matches } = values.season;
  const shared = choicesInAddress();
  const page = values.pages[shared.season];
  if (page !== undefined && shared.season !== `${season}`) {
    location.replace(page + location.search);
    return;
  }
  const select = root.querySelector('select');
  const body = root.querySelector('tbody');
  if (!select || !body) return;

  const choices = new SeasonChoices(values.season);
  if (shared.season === `${season}`) choices.read(shared.text);
  const radioGroups = matches.map((_, index) => all<HTMLInputElement>(`input[name="${index}"]`, root));
  const showClub = makeClubChoice(root, select, values.chances);
  const simulate = startSimulation(values, (table) => {
    drawTable(body, table);
    showClub(table);
    root.ariaBusy = 'false';
  });
  const update = () => {
    drawChoices(root, radioGroups, choices);
    history.replaceState(null, '', choices.address());
    root.ariaBusy = 'true';
    simulate(choices.all);
  };
  for (const [index, radios] of radioGroups.entries())
    for (const input of radios) listenToResult(input, index, choices, update);
  listenToButtons(root, choices, update);
  const table = root.querySelector<HTMLDetailsElement>('.outcome details');
  if (table) table.open = isWide.matches;
  update();
}

/** Shows the result of each match, whether it is chosen, and how many are chosen in each week. */
function drawChoices(
  root: HTMLElement,
  radioGroups: readonly (readonly HTMLInputElement[])[],
  choices: SeasonChoices,
): void {
  for (const [index, radios] of radioGroups.entries()) {
    for (const input of radios) {
      input.checked = Number(input.value) === choices.resultAt(index);
      input.parentElement?.classList.toggle('changed', input.checked && choices.isChosen(index));
    }
  }
  for (const week of all('details', root)) {
    const count = week.querySelectorAll('.changed').length;
    setText(week.querySelector('output'), count === 0 ? '' : `${count}`);
  }
}

/** Chooses a result by its button. A press on what is chosen, or the space bar, takes it back; so do the keys that delete. */
function listenToResult(
  input: HTMLInputElement,
  index: number,
  choices: SeasonChoices,
  update: () => void,
): void {
  const result = Number(input.value);
  let wasChosen = false;
  const remember = () => {
    wasChosen = choices.all[index] === result;
  };
  const takeBack = () => {
    choices.takeBack(index);
    update();
  };
  input.addEventListener('change', () => {
    choices.choose(index, result);
    update();
  });
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

/** Lets buttons choose all results by the favourites, and none. */
function listenToButtons(root: HTMLElement, choices: SeasonChoices, update: () => void): void {
  root.querySelector('[data-all]')?.addEventListener('click', () => {
    choices.chooseFavourites();
    update();
  });
  root.querySelector('[data-clear]')?.addEventListener('click', () => {
    choices.clear();
    update();
  });
}
