import type { Translations } from '../translations.ts';

/** Strength, forecasts and projections. */
export const forecasts: Translations = {
  'The strength of clubs over time': 'La force des clubs au fil du temps',
  'Forecasts of matches': 'Prévisions des matchs',
  'How well the forecasts have done': 'Ce qu’ont valu les prévisions',
  'The expected end of a season': 'La fin attendue d’une saison',
  'Results of the live feed count from the next refresh.':
    'Les résultats du flux en direct comptent dès la mise à jour suivante.',
  'An interval of a difference that contains 0 shows none.':
    'Un intervalle de différence qui contient 0 n’en montre aucune.',
  'The strengths of this page': 'Les forces de cette page',
  'The forecasts of this page': 'Les prévisions de cette page',
  'Their forecasts': 'Leurs prévisions',
  'The strength of each club before a season and after each of its matches':
    'La force de chaque club avant une saison et après chacun de ses matchs',
  'The forecast of each match': 'La prévision de chaque match',
  'The expected end of each table, before a season and after each day of it':
    'La fin attendue de chaque classement, avant une saison et après chacun de ses jours',
  'The day of a match of the club, or the day before the first of the season':
    'Le jour d’un match du club, ou la veille du premier de la saison',
  'The strength at the end of that day, on the scale of Elo ratings; 1500 before the first match':
    'La force à la fin de ce jour, sur l’échelle d’Elo; 1500 avant le premier match',
  'The strength of each club by the Elo formula, from results alone: before each season and after each match, newest first.':
    'La force de chaque club par la formule d’Elo, à partir des seuls résultats : avant chaque saison et après chaque match, la plus récente d’abord.',
  'With date, the last of each club up to that day.':
    'Avec date, la dernière de chaque club jusqu’à ce jour.',
  'The probabilities of the results after 90 minutes.': 'Les probabilités des résultats après 90 minutes.',
  'A forecast knows the results up to the day before the match, and nothing of squads, injuries or travel.':
    'Une prévision connaît les résultats jusqu’à la veille du match, et rien des effectifs, des blessures ni des voyages.',
  'The points each club can expect at the end of a season, and the probability of each place, from 5,000 runs of the remaining matches.':
    'Les points que chaque club peut attendre à la fin d’une saison, et la probabilité de chaque place, d’après 5 000 simulations des matchs restants.',
  'A season without one table, such as a cup, has none.':
    'Une saison sans classement unique, comme une coupe, n’en a pas.',
  'Scores and calibration of the published forecasts by season, beside those of other forecasts.':
    'Scores et calibration des prévisions publiées par saison, à côté de ceux d’autres prévisions.',
  'Only the strength of each club at the end of this day':
    'Seulement la force de chaque club à la fin de ce jour',
  'A season, by its year; left out, the latest, or that of the date':
    'Une saison, par son année; sans elle, la dernière, ou celle de la date',
  'The projection at the end of this day; left out, the latest':
    'La projection à la fin de ce jour; sans lui, la dernière',
  'there is no projection so early, or none of the season':
    'il n’y a pas de projection aussi tôt, ou aucune de la saison',
  'the table sends no clubs there, or it is not known how many':
    'le classement n’y envoie aucun club, ou leur nombre est inconnu',
  'The samples: single seasons, then several together':
    'Les échantillons : les saisons une à une, puis plusieurs ensemble',
  'Our log loss minus theirs; below 0, ours is better':
    'Notre perte logarithmique moins la leur; au-dessous de 0, la nôtre est meilleure',
  'Its lower end': 'Sa borne inférieure',
  'Its upper end': 'Sa borne supérieure',
  'Its 95 % interval': 'Son intervalle à 95 %',
  'Other forecasts of the same matches': 'D’autres prévisions des mêmes matchs',
  'All probabilities in ten groups, the lowest first':
    'Toutes les probabilités en dix groupes, les plus basses d’abord',
  'Projections before the last day of the table': 'Les projections avant le dernier jour du classement',
  'no table of the sample sends clubs there': 'aucun classement de l’échantillon n’y envoie de clubs',
  'Probability of a home win': 'Probabilité d’une victoire à domicile',
  'Probability of a draw': 'Probabilité d’un match nul',
  'Probability of an away win': 'Probabilité d’une victoire à l’extérieur',
  'Probability of first place': 'Probabilité de la première place',
  'Probability of a place in the play-offs': 'Probabilité d’une place en séries',
  'Probability of each place, from the first to the last, rounded to hundredths':
    'Probabilité de chaque place, de la première à la dernière, arrondie au centième',
  'Probabilities of the results after 90 minutes, which add up to 1':
    'Probabilités des résultats après 90 minutes, dont la somme est 1',
  'The last day whose results the forecast knows': 'Le dernier jour dont la prévision connaît les résultats',
  'The last day whose results the projection knows':
    'Le dernier jour dont la projection connaît les résultats',
  'The result after 90 minutes; a match decided later is a draw':
    'Le résultat après 90 minutes; un match décidé plus tard est un nul',
  'The place in the order of the mean places': 'La place dans l’ordre des places moyennes',
  'The points so far and those expected from the remaining matches':
    'Les points acquis et ceux attendus des matchs restants',
  'How many clubs the table sends to the play-offs': 'Combien de clubs le classement envoie en séries',
  'it sends none, or their number is not known': 'il n’en envoie aucun, ou leur nombre est inconnu',
  'The clubs, in the expected order': 'Les clubs, dans l’ordre attendu',
  'Samples in this answer': 'Échantillons dans cette réponse',
  'A season; chosen: those that constants were chosen on; judged: all others':
    'Une saison; chosen : celles des constantes; judged : toutes les autres',
  'The seasons of the sample': 'Les saisons de l’échantillon',
  'Whether constants were chosen on these seasons, which flatters their scores':
    'Si des constantes ont été choisies sur ces saisons, ce qui flatte leurs scores',
  'Finished matches with a forecast': 'Les matchs terminés qui ont une prévision',
  'Mean log loss: less is better': 'Perte logarithmique moyenne : moins, c’est mieux',
  'Mean Brier score: less is better': 'Score de Brier moyen : moins, c’est mieux',
  'Mean ranked probability score: less is better': 'RPS moyen : moins, c’est mieux',
  'base_rates: the shares of results so far; equal_clubs: no strengths; odds: recorded odds':
    'base_rates : les parts des résultats jusque-là; equal_clubs : sans forces; odds : cotes relevées',
  'Probabilities in the group': 'Probabilités dans le groupe',
  'Their mean': 'Leur moyenne',
  'The share of them that came true': 'La part d’entre elles qui s’est réalisée',
  'The projections of seasons whose table is complete':
    'Les projections des saisons dont le classement est complet',
  'no season of the sample has a complete table': 'aucune saison de l’échantillon n’a de classement complet',
  'Mean Brier score of first place': 'Score de Brier moyen de la première place',
  'Mean Brier score of a place in the play-offs': 'Score de Brier moyen d’une place en séries',
};
