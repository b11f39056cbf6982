import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../../src/site/messages/index.ts';

const [en, fr] = [messagesOf('en'), messagesOf('fr')];

describe('the headline of a season', () => {
  it('says who is the champion', () => {
    expect(en.headlines.champion('Forge', '2025')).toBe('Forge are the champions of 2025');
    expect(fr.headlines.champion('Atlético', '2025')).toBe('Atlético, champion de 2025');
  });

  it('says who is first once the table is final', () => {
    expect(en.headlines.finishedFirst('Forge')).toBe('Forge finished first');
    expect(fr.headlines.finishedFirst('Atlético')).toBe('Atlético termine en tête');
  });

  it('says who leads by how much, and how often the two meet again', () => {
    expect(en.headlines.leads('Forge', 'Cavalry', 1, 0)).toBe('Forge lead Cavalry by one');
    expect(en.headlines.leads('Forge', 'Cavalry', 2, 1)).toBe(
      'Forge lead Cavalry by two, and play them once more',
    );
    expect(en.headlines.leads('Forge', 'Cavalry', 12, 2)).toBe(
      'Forge lead Cavalry by 12, and play them twice more',
    );
    expect(en.headlines.leads('Forge', 'Cavalry', 9, 3)).toBe(
      'Forge lead Cavalry by nine, and play them three times more',
    );
  });

  it('says in French who leads by how much, and how often the two meet again', () => {
    expect(fr.headlines.leads('Forge', 'Atlético', 1, 0)).toBe('Forge devance Atlético d’un point');
    expect(fr.headlines.leads('Forge', 'Atlético', 2, 1)).toBe(
      'Forge devance Atlético de deux points, avec un match encore à jouer entre eux',
    );
    expect(fr.headlines.leads('Forge', 'Atlético', 12, 2)).toBe(
      'Forge devance Atlético de 12 points, avec deux matchs encore à jouer entre eux',
    );
  });

  it('says that two clubs are level', () => {
    expect(en.headlines.level('Forge', 'Cavalry')).toBe('Forge and Cavalry are level at the top');
    expect(fr.headlines.level('Forge', 'Atlético')).toBe('Forge et Atlético à égalité en tête');
  });
});

it('the progress of a season agrees with its number in French', () => {
  const texts = [0, 1, 2].map((count) => fr.season.known(count, 112));
  expect(texts).toEqual(['0 match joué sur 112', '1 match joué sur 112', '2 matchs joués sur 112']);
});

describe('French statements', () => {
  /** Names that begin with a vowel, a silent h or an article. */
  const clubs = ['Atlético', 'Étoile', 'Hamilton', 'Le Havre', 'Les Aigles'];
  const { headlines, expected } = fr.match;
  const { favourite, hadAhead } = expected;
  const statements = clubs.flatMap((club) => [
    fr.headlines.champion(club, '2025'),
    fr.headlines.level('Forge', club),
    fr.headlines.finishedFirst(club),
    fr.headlines.leads('Forge', club, 3, 1),
    ...[...Object.values(headlines), favourite, hadAhead, fr.forecasts.strongest].map((statement) =>
      statement(club),
    ),
    expected.moved(3, club),
    fr.forecasts.favourite(club, '63\u00a0%'),
    fr.forecasts.open('Forge', '34\u00a0%', club, '33\u00a0%'),
  ]);

  it.for(statements)('“%s” has no club after a word that elides or contracts', (statement) => {
    expect(statement).not.toMatch(/(?<!\p{L})(?:de|que|ne|se|à) (?:[AÉH]|Les? )/u);
  });
});
