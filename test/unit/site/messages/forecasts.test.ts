import { expect, it } from 'vitest';
import { messagesOf } from '../../../../src/site/messages/index.ts';

const [en, fr] = [messagesOf('en').forecasts, messagesOf('fr').forecasts];

it('the headline of forecasts names a favourite, or two clubs where first place is open', () => {
  expect(en.favourite('Forge', '63%')).toBe('Forge are the favourites to finish first, at 63%');
  expect(fr.favourite('Forge', '63\u00a0%')).toBe('Forge favori pour la première place, à 63\u00a0%');
  expect(en.open('Forge', '34%', 'Cavalry', '33%')).toBe('First place is open: Forge 34%, Cavalry 33%');
  expect(fr.open('Forge', '34\u00a0%', 'Cavalry', '33\u00a0%')).toBe(
    'Première place ouverte\u00a0: Forge 34\u00a0%, Cavalry 33\u00a0%',
  );
});

it('the headline of forecasts names the strongest club where no table is projected', () => {
  expect(en.strongest('Forge')).toBe('Forge are the strongest club');
  expect(fr.strongest('Forge')).toBe('Forge, le club le plus fort');
});

it('the statement on past forecasts says no more than their interval shows', () => {
  const { better, same, worse } = en.record.verdicts;
  expect(better('2023–2026')).toBe('Better than the league’s averages in 2023–2026, and far from certain');
  expect(same('2026')).toBe('Not shown to be better than the league’s averages in 2026');
  expect(worse('2026')).toBe('Worse than the league’s averages in 2026');
  expect(fr.record.verdicts.better('2023–2026')).toBe(
    'Mieux que les moyennes de la ligue en 2023–2026, mais loin de la certitude',
  );
  expect(fr.record.verdicts.same('2026')).toBe(
    'Rien ne montre qu’elles valent mieux que les moyennes de la ligue en 2026',
  );
  expect(fr.record.verdicts.worse('2026')).toBe('Moins bien que les moyennes de la ligue en 2026');
});
