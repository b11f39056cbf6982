import type { Translations } from '../translations.ts';

/** The models of rating and expected goals, with their evidence. */
export const rating: Translations = {
  'Expected goals of a big chance': 'Buts attendus d’une occasion franche',
  'Expected goals of any other attempt from inside the box':
    'Buts attendus de toute autre tentative dans la surface',
  'Expected goals of an attempt from outside the box': 'Buts attendus d’une tentative hors de la surface',
  'The day of the last match in the sample': 'Le jour du dernier match de l’échantillon',
  'Sides of matches in the sample': 'Nombre de côtés de match dans l’échantillon',
  'Goals of those sides, own goals excluded': 'Leurs buts, sans les buts contre son camp',
  'Root mean square error over those sides': 'Écart quadratique moyen sur ces côtés',
  'Root mean square error, each season predicted by a model fitted on the others':
    'Écart quadratique moyen, chaque saison étant prédite par un modèle ajusté sur les autres',
  'Ratio of expected goals to goals over all sides': 'Rapport des buts attendus aux buts, sur tous les côtés',
  'Share of the variance of those sides’ goals that expected goals explain':
    'Part de la variance de leurs buts que les buts attendus expliquent',
  'The same share for the number of big chances alone':
    'La même part pour le seul nombre de occasions franches',
  'Sides with more than three expected goals': 'Nombre de côtés de plus de trois buts attendus',
  'Their expected goals less their goals, on average': 'Leurs buts attendus moins leurs buts, en moyenne',
  'Clubs’ finished seasons': 'Nombre de saisons terminées de clubs',
  'Correlation of expected goals a match in the first half with goals a match in the second':
    'Corrélation des buts attendus par match de la première moitié avec les buts par match de la seconde',
  'Correlation of goals a match in the first half with those in the second':
    'Corrélation des buts par match de la première moitié avec ceux de la seconde',
  'Players with the minutes for the leaderboard and without a rating, by season and club':
    'Joueurs qui ont les minutes pour le classement et pas de note, par saison et par club',
  'The twenty best rated of each season, with their minutes':
    'Les vingt mieux notés de chaque saison, avec leurs minutes',
  'The same ratio by season': 'Le même rapport, par saison',
  'The seasons it was fitted on': 'Les saisons sur lesquelles il a été ajusté',
  'Seasons of players with minutes among them': 'Nombre de saisons de joueurs avec des minutes, parmi elles',
  'How far the rate of each metric is shrunk, by position':
    'De combien le taux de chaque mesure est ramené vers la moyenne, par position',
  'What makes the spread of all positions alike': 'Ce qui rend égale la dispersion des positions',
  'The finished seasons it was measured on': 'Les saisons terminées sur lesquelles elle a été mesurée',
  'Minutes of a season in a pair': 'Minutes d’une saison dans une paire',
  'How many resamples were drawn': 'Nombre de rééchantillons tirés',
  'The seed of the random numbers': 'La graine des nombres aléatoires',
  'Targets, and whether they are met': 'Les objectifs, et s’ils sont atteints',
  'How well ratings repeat': 'Dans quelle mesure les notes se répètent',
  'How ratings spread by position': 'La dispersion des notes par position',
  "Award winners' seasons with a rating": 'Saisons des lauréats qui ont une note',
  'Median percentile in the position': 'Centile médian dans la position',
  'Lower end of the 95 % interval': 'Borne inférieure de l’intervalle à 95 %',
  'Upper end of the 95 % interval': 'Borne supérieure de l’intervalle à 95 %',
  'Mean percentile': 'Centile moyen',
  'Winners without a rating: their statistics are not known':
    'Lauréats sans note : leurs statistiques sont inconnues',
  'Each of them': 'Chacun d’eux',
  'How much of the weight each season has data for':
    'Part du poids pour laquelle chaque saison a des données',
  "How far ratings follow the club's results": 'Dans quelle mesure les notes suivent les résultats du club',
  'Decide matches': 'Décident des matchs',
  'More of them than goals, and so less a matter of chance':
    'Plus nombreux que les buts, donc moins soumis au hasard',
  'Repeat best of all attacking counts': 'Se répètent le mieux de tous les décomptes offensifs',
  'The pass before a goal': 'La passe qui précède un but',
  'Repeat better than any other count but win few matches: a small worth':
    'Se répètent mieux que tout autre décompte mais gagnent peu de matchs : une petite valeur',
  'Keeps the ball; repeats well': 'Garde le ballon; se répète bien',
  "Fewer conceded than the shots on target faced by the club would give: the goalkeeper's part of the result":
    'Moins de buts accordés que n’en donneraient les tirs cadrés subis par le club : la part du gardien dans le résultat',
  'The only defensive action that every season counts':
    'La seule action défensive que toutes les saisons comptent',
  'Shared with the whole side; counts for defenders alone, and reliability makes it count less':
    'Partagés avec toute l’équipe; ne comptent que pour les défenseurs, et la fiabilité en réduit le poids',
  'A free kick to the other side': 'Un coup franc pour l’adversaire',
  'Two are a suspension or a sending-off': 'Deux valent une suspension ou une expulsion',
  'Cost most of all; do not repeat, so reliability leaves them a small weight':
    'Coûtent le plus cher; ne se répètent pas, si bien que la fiabilité leur laisse peu de poids',
  'End an attack': 'Mettent fin à une attaque',
  'goals_conceded of a goalkeeper': 'goals_conceded d’un gardien',
  "Says more of the club than of the goalkeeper: it follows the club's goal difference":
    'En dit plus sur le club que sur le gardien : suit la différence de buts du club',
  'goals_conceded of midfielders and forwards': 'goals_conceded des milieux et des attaquants',
  "Depends on the club's defence more than on the player": 'Dépend plus de la défense du club que du joueur',
  "goals_conceded relative to the club's without the player":
    'goals_conceded par rapport à ceux du club sans le joueur',
  'Does not repeat from one season to the next': 'Ne se répète pas d’une saison à l’autre',
  'goals per shot, shots on target per shot': 'buts par tir, tirs cadrés par tir',
  'Repeat little: the counts of shots and goals already contain what they measure':
    'Se répètent peu : les nombres de tirs et de buts contiennent déjà ce qu’ils mesurent',
  'xg, touches_opposition_box, key_passes, big_chances_created, total_passes, successful_dribbles, progressive_carries, turnovers, interceptions, recoveries, clearances, blocks, aerials_won, saves, clean_sheets':
    'xg, touches_opposition_box, key_passes, big_chances_created, total_passes, successful_dribbles, progressive_carries, turnovers, interceptions, recoveries, clearances, blocks, aerials_won, saves, clean_sheets',
  'No finished season has them.': 'Aucune saison terminée ne les a.',
  'Whether they repeat cannot be measured yet, and ratings must compare across seasons':
    'On ne peut pas encore mesurer s’ils se répètent, et les notes doivent se comparer d’une saison à l’autre',
  'Correlation with the next season within position, all seasons':
    'Corrélation avec la saison suivante à la même position, toutes saisons',
  'at least {}': 'au moins {}',
  'Correlation with the next season within position, held-out seasons':
    'Corrélation avec la saison suivante à la même position, saisons réservées',
  "Award winners' median percentile in their position": 'Centile médian des lauréats dans leur position',
  "A position's spread over the mean spread, furthest from 1":
    'Dispersion d’une position par rapport à la moyenne, la plus éloignée de 1',
  'at most {}': 'au plus {}',
  'Share of the weight that a season has data for, smallest':
    'Part du poids pour laquelle une saison a des données, la plus petite',
};
