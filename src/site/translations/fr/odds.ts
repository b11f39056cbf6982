import type { Translations } from '../translations.ts';

/** Odds and quotes. */
export const odds: Translations = {
  'The bookmaker, or the name of the average': 'Le preneur de paris, ou le nom de la moyenne',
  'Price of a home win': 'Cote d’une victoire à domicile',
  'Price of a draw': 'Cote d’un match nul',
  'Price of an away win': 'Cote d’une victoire à l’extérieur',
  'Price of three goals or more': 'Cote de trois buts ou plus',
  'Price of two goals or fewer': 'Cote de deux buts ou moins',
  'Price of a home win, stake returned on a draw':
    'Cote d’une victoire à domicile, mise remboursée en cas de nul',
  'Price of an away win, stake returned on a draw':
    'Cote d’une victoire à l’extérieur, mise remboursée en cas de nul',
  'The overround: the sum of the reciprocals of home, draw and away, less 1':
    'La marge du preneur : la somme des inverses des cotes à domicile, du nul et à l’extérieur, moins 1',
  'Probability of a home win, without the margin': 'Probabilité d’une victoire à domicile, sans la marge',
  'Probability of a draw, without the margin': 'Probabilité d’un match nul, sans la marge',
  'Probability of an away win, without the margin': 'Probabilité d’une victoire à l’extérieur, sans la marge',
  'The name of the bookmaker': 'Le nom du preneur de paris',
  '1x2: home, draw or away; ah: Asian handicap':
    '1x2 : victoire à domicile, nul ou victoire à l’extérieur; ah : handicap asiatique',
  "The home side's handicap": 'Le handicap du club à domicile',
  'Price of the home side': 'Cote du club à domicile',
  'Price of the away side': 'Cote du visiteur',
  'When the price was captured, before the kick-off; of a day alone at 00:00':
    'Le moment où la cote a été relevée, avant le coup d’envoi; d’un jour seul, à 00:00',
  'not known, but before the kick-off': 'inconnu, mais avant le coup d’envoi',
  'What captured_at says. moment: when the price was captured; day: the day alone, its time is not known':
    'Ce que dit captured_at. moment : quand la cote a été relevée; day : le jour seul, l’heure en est inconnue',
  'captured_at is not known': 'captured_at est inconnu',
  'Part of the name of the bookmaker': 'Une partie du nom du preneur de paris',
  'The day of the match': 'Le jour du match',
  'The quotes of this page, latest first': 'Les cotes de cette page, les plus récentes d’abord',
  'the market is 1x2': 'le marché est 1x2',
  'the market is ah': 'le marché est ah',
  'The seasons that have quotes': 'Les saisons qui ont des cotes horodatées',
  'Part of the name of the bookmaker or the average':
    'Une partie du nom du preneur de paris ou de la moyenne',
  'The prices of this page, newest match first': 'Les cotes de cette page, le match le plus récent d’abord',
  'not recorded': 'non relevée',
  'Probabilities implied by the prices, normalised to add up to 1':
    'Probabilités que les cotes supposent, ramenées à une somme de 1',
};
