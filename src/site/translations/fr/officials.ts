import type { Translations } from '../translations.ts';

/** Referees and weather. */
export const officials: Translations = {
  'Yellow cards of both sides': 'Cartons jaunes des deux côtés',
  'Red cards of both sides': 'Cartons rouges des deux côtés',
  'The referee’s name': 'Le nom de l’arbitre',
  'The referee’s name with the first name as an initial':
    'Le nom de l’arbitre, son prénom réduit à l’initiale',
  'What the figures are of. hour: the hour of the kick-off; day: the whole day, precipitation being its sum and, by their size, temperature its mean and wind its highest':
    'Ce que décrivent les chiffres. hour : l’heure du coup d’envoi; day : la journée entière, dont les précipitations sont la somme et, à en juger par leur grandeur, la température la moyenne et le vent le maximum',
  'Air temperature': 'Température de l’air',
  'Wind speed': 'Vitesse du vent',
  'Rain or melted snow': 'Pluie ou neige fondue',
  "Part of the referee's name, or their whole id or the last part of it":
    'Une partie du nom de l’arbitre, ou son identifiant entier ou la dernière partie de celui-ci',
  'One row per referee instead of one per match': 'Une ligne par arbitre plutôt qu’une par match',
  'The matches of this page, newest first': 'Les matchs de cette page, le plus récent d’abord',
  'the feed gives the id alone': 'le flux donne seulement l’identifiant',
  'The referees, most matches first': 'Les arbitres, du plus grand nombre de matchs au plus petit',
  'Matches refereed': 'Matchs arbitrés',
  'The seasons of those matches': 'Les saisons de ces matchs',
  'Yellow cards per match, over the matches with statistics':
    'Cartons jaunes par match, sur les matchs qui ont des statistiques',
  "none of the referee's matches has statistics": 'aucun des matchs de l’arbitre n’a de statistiques',
  'Red cards per match, over the matches with statistics':
    'Cartons rouges par match, sur les matchs qui ont des statistiques',
  'The day of the first match': 'Le jour du premier match',
  'The day of the last match': 'Le jour du dernier match',
  'The source of the observations': 'La source des relevés',
  'The units of the figures of an observation': 'Les unités des chiffres d’une observation',
  'The unit of the temperature': 'L’unité de la température',
  'The unit of the wind speed': 'L’unité de la vitesse du vent',
  'The unit of the precipitation': 'L’unité des précipitations',
};
