import type { Translations } from '../translations.ts';

/** The integrity rules. */
export const rules: Translations = {
  'No two rows of a table have the same key; a match is in one season only.':
    'Dans une table, deux lignes n’ont jamais la même clé; un match est d’une seule saison.',
  'Every id of a row in another table exists there, and the rows about a match are in the file of its season.':
    'Tout identifiant d’une ligne d’une autre table y existe, et les lignes sur un match sont dans le fichier de sa saison.',
  'A club has exactly one name in every season in which it has a match, and no match outside its first and last season.':
    'Un club a exactement un nom dans chaque saison où il a un match, et aucun match hors de sa première et de sa dernière saison.',
  'Each stage of each season has the number of matches of its format, and no match is of another stage.':
    'Chaque phase de chaque saison a le nombre de matchs de sa formule, et aucun match n’est d’une autre phase.',
  'The play-offs of the current season may have fewer, since they are drawn late; a future season may have none.':
    'Les séries de la saison en cours peuvent en avoir moins, puisqu’elles sont fixées tard; une saison à venir peut n’en avoir aucun.',
  'A match kicks off on a full minute; in finished seasons at a multiple of five minutes.':
    'Un match commence à une minute entière; dans les saisons terminées, à un multiple de cinq minutes.',
  'No club plays itself, or more than once a day.':
    'Aucun club ne joue contre lui-même, ni plus d’une fois par jour.',
  'A finished match has a score and the winner that follows from it; any other match has neither.':
    'Un match terminé a un score et le vainqueur qui en découle; tout autre match n’a ni l’un ni l’autre.',
  'Every row of a published table, with its position, follows from the results exactly.':
    'Chaque ligne d’un classement publié, avec son rang, découle exactement des résultats.',
  "A season's champion won its final, and the winner of its table is first in it.":
    'Le champion d’une saison en a gagné la finale, et le premier de son classement y est en tête.',
  'The current season has no champion before it is closed.':
    'La saison en cours n’a pas de champion avant d’être close.',
  'An honour has no more winners than it is given to.':
    'Un titre ou un prix n’a pas plus de lauréats qu’il n’en a par saison.',
  "A season's champion is that of data/seasons, the winner of a shield the club at the head of its table, and a player with an award one of the club in that season.":
    'Le champion d’une saison est celui de data/seasons, le vainqueur d’un bouclier, le club en tête de son classement, et le joueur qui reçoit un prix, un joueur du club dans cette saison.',
  'Listed goals, penalty goals and own goals do not exceed the score, and each side is the club of the match.':
    'Les buts, les penaltys et les buts contre son camp de la liste ne dépassent pas le score, et chaque côté est le club du match.',
  'Each side of a finished match has as many rows in goals as it scored, numbered from 1 by minute, goals without a minute last; a match that is not finished has none.':
    'Chaque côté d’un match terminé a autant de lignes dans goals que de buts marqués, numérotées à partir de 1 par minute, les buts sans minute à la fin; un match qui n’est pas terminé n’en a aucune.',
  "In a past season every scorer with a name is a player of the club in that season, the scorer of an own goal one of the other club; and a player's listed goals do not exceed the player's goals, nor those with a club.":
    'Dans une saison passée, tout buteur nommé est un joueur du club dans cette saison, l’auteur d’un but contre son camp, un joueur de l’autre; et les buts de la liste d’un joueur ne dépassent pas ses buts, ni ceux qu’il a dans un club.',
  "A side's statistics agree with each other: on target + blocked ≤ shots = inside + outside the box, big chances ≤ shots, tackles won ≤ tackles; both sides have a row, and their possession and their aerial duels won add up to 100.":
    'Les statistiques d’un côté concordent : tirs cadrés + bloqués ≤ tirs = dans la surface + hors de la surface, occasions franches ≤ tirs, tacles réussis ≤ tacles; les deux côtés ont une ligne, et leur possession et leurs duels aériens gagnés font 100.',
  'The red cards of a match are those of its statistics; in a past season they are known in both or in neither.':
    'Les cartons rouges d’un match sont ceux de ses statistiques; dans une saison passée, ils sont connus dans les deux ou dans aucun.',
  "A match's attendance does not exceed the capacity of its venue.":
    'L’assistance d’un match ne dépasse pas la capacité de son stade.',
  "The feed's totals of a club agree with its results: the same goals for and against in as many first matches.":
    'Les totaux d’un club dans le flux concordent avec ses résultats : les mêmes buts pour et contre dans autant de premiers matchs.',
  "The feed's totals of a club are the sums of its statistics by match: corners, offsides and cards exactly, other counts to within half a match.":
    'Les totaux d’un club dans le flux sont la somme de ses statistiques par match : exactement pour les corners, les hors-jeu et les cartons, à un demi-match près pour le reste.',
  'Where the statistics of a match are unknown, they are not less.':
    'Si les statistiques d’un match sont inconnues, ils n’y sont pas inférieurs.',
  "The feed's totals of a club are equal where the feed gives one statistic under several names.":
    'Les totaux d’un club dans le flux sont égaux si le flux donne une statistique sous plusieurs noms.',
  'A full name with a birth year has one player_id; so has the short name of a player in finished seasons.':
    'Un nom complet avec une année de naissance a un seul player_id; de même le nom court d’un joueur dans les saisons terminées.',
  'A player has one name in all finished seasons.':
    'Un joueur a un seul nom dans toutes les saisons terminées.',
  'The feed may rename a player in the current one.': 'Dans la saison en cours, le flux peut le renommer.',
  "A player's goals do not exceed their shots on target, nor these their shots.":
    'Les buts d’un joueur ne dépassent pas ses tirs cadrés, ni ceux-ci ses tirs.',
  'The feed counts penalties as shots on target.': 'Le flux compte les penaltys comme des tirs cadrés.',
  "A player's appearances do not exceed their club's matches, nor their minutes 90 an appearance and the club's extra time.":
    'Les matchs d’un joueur ne dépassent pas ceux de son club, ni ses minutes 90 par match et les prolongations du club.',
  'The feed does not count added time.': 'Le flux ne compte pas le temps additionnel.',
  "The minutes of a club's players do not exceed those that it played with eleven players; in the current season, in which moves are not recorded yet, 106 % of them.":
    'Les minutes des joueurs d’un club ne dépassent pas celles qu’il a jouées à onze; dans la saison en cours, où les changements de club ne sont pas encore notés, 106 % de celles-ci.',
  "In a past season the minutes of a club's goalkeepers are those that the club played, to within five minutes.":
    'Dans une saison passée, les minutes des gardiens d’un club sont celles que le club a jouées, à cinq minutes près.',
  "A player's stints of a season are two or more, numbered from 1, in order of time; the last is with the club of the player's row, and together they do not exceed its figures.":
    'Les passages d’un joueur dans une saison sont deux ou plus, numérotés à partir de 1, dans l’ordre du temps; le dernier est au club de la ligne du joueur, et ensemble ils n’en dépassent pas les chiffres.',
  "In a past season the assists, shots on target, fouls, cards and tackles won of a club's players do not exceed the club's: the feed's total, or without it the sum over its matches.":
    'Dans une saison passée, les passes décisives, tirs cadrés, fautes, cartons et tacles réussis des joueurs d’un club ne dépassent pas ceux du club : le total du flux, ou sans lui la somme de ses matchs.',
  'Players of two clubs are left out, since what they did for each is not known.':
    'Les joueurs de deux clubs sont laissés de côté, puisqu’on ne sait ce qu’ils ont fait pour chacun.',
  'A quote is captured before the kick-off of its match, or no later than its day where the time of either is not known.':
    'Une cote est relevée avant le coup d’envoi de son match, ou au plus tard le même jour si l’heure de l’un des deux est inconnue.',
  'The precision says which: a day is at 00:00.': 'La précision dit ce qu’il en est : un jour est à 00:00.',
  'Prices are above 1, and the overround of each market is between 0 and 0.25.':
    'Les cotes dépassent 1, et la marge de chaque marché est entre 0 et 0,25.',
  'The weather allows a match: {} to {} °C, up to {} km/h of wind, up to {} mm of precipitation.':
    'La météo permet un match : de {} à {} °C, jusqu’à {} km/h de vent, jusqu’à {} mm de précipitations.',
  'Each correction names a column of a row, and the row has the corrected value.':
    'Chaque correction nomme une colonne d’une ligne, et la ligne a la valeur corrigée.',
  'Rows of the current season are compared once it is over.':
    'Les lignes de la saison en cours sont comparées une fois celle-ci terminée.',
};
