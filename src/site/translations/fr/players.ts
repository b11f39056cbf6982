import type { Translations } from '../translations.ts';

/** Players and leaderboards. */
export const players: Translations = {
  "The feed's id of the player; one that begins own:: is ours, for a player whom the feed does not list":
    'L’identifiant du joueur dans le flux; s’il commence par own::, c’est le nôtre, pour un joueur que le flux n’a pas',
  'Players over all seasons': 'Les joueurs, toutes saisons confondues',
  'One row a player, with seasons, clubs and totals over all seasons as of the last refresh.':
    'Une ligne par joueur, avec les saisons, les clubs et les totaux de toutes les saisons à la dernière mise à jour.',
  'A total adds up the seasons that have the figure.': 'Un total additionne les saisons qui ont ce chiffre.',
  'Matches played in, over the seasons that have the figure':
    'Matchs joués, dans les saisons qui ont ce chiffre',
  'Time played, over the seasons that have the figure': 'Temps joué, dans les saisons qui ont ce chiffre',
  'Goals, over the seasons that have the figure': 'Buts, dans les saisons qui ont ce chiffre',
  'Assists, over the seasons that have the figure': 'Passes décisives, dans les saisons qui ont ce chiffre',
  'The clubs in order, each once': 'Les clubs dans l’ordre, chacun une fois',
  'The same clubs, each under its name of the player’s last season there':
    'Les mêmes clubs, chacun sous son nom de la dernière saison du joueur',
  'The name that the feed gives, of the latest season': 'Le nom que donne le flux, de la dernière saison',
  'The position of the latest season in which it is known':
    'La position de la dernière saison où elle est connue',
  'The seasons with the player, ascending': 'Les saisons du joueur, dans l’ordre',
  'Part of the name or the full name of the player': 'Une partie du nom ou du nom complet du joueur',
  'Only players who were with this club, under any of its names or by its club_id':
    'Seulement les joueurs qui ont été à ce club, sous un de ses noms ou par son club_id',
  'no season has it': 'aucune saison ne l’a',
  'First and last name': 'Prénom et nom',
  'Year of birth': 'Année de naissance',
  'Country, in English': 'Pays, en anglais',
  'The player, by the last part of the id': 'Le joueur, par la dernière partie de son identifiant',
  'First day or month at the club': 'Premier jour ou premier mois au club',
  'Last day or month at the club': 'Dernier jour ou dernier mois au club',
  'Matches played for the club': 'Matchs joués pour le club',
  'Time played for the club, added time not counted': 'Temps joué pour le club, sans le temps additionnel',
  'Goals for the club': 'Buts pour le club',
  'The last part of the feed’s id': 'La dernière partie de l’identifiant du flux',
  "The feed's id of the player": 'L’identifiant du joueur dans le flux',
  'The name the feed gives': 'Le nom que donne le flux',
  "The player's club of that season; of two, the last: player-stints has both":
    'Le club du joueur dans la saison; de deux clubs, le dernier : player-stints a les deux',
  'The clubs of the season in order: one, or two and more of a player who moved':
    'Les clubs de la saison dans l’ordre : un seul, ou deux et plus pour un joueur qui en a changé',
  "The player's position: the feed gives today's for every season; a season's is corrected where a source has another":
    'La position du joueur : le flux donne celle d’aujourd’hui pour toutes les saisons; celle d’une saison est corrigée où une source en a une autre',
  'The shirt number': 'Le numéro de maillot',
  'Matches played in': 'Matchs joués',
  'Matches in the starting eleven': 'Matchs dans le onze de départ',
  'Time played, added time not counted': 'Temps joué, sans le temps additionnel',
  Assists: 'Passes décisives',
  'Goals; where basis is goals, those that name the player as the scorer':
    'Buts; si basis est goals, ceux dont le joueur est nommé comme buteur',
  'known only as the scorer of goals': 'connu seulement comme buteur',
  'A finished season, the last refresh of the current one, or the live feed; calculated: counted from the goals of a season without a list of players':
    'Une saison terminée, la dernière mise à jour de la saison en cours ou le flux en direct; calculated : compté d’après les buts d’une saison sans liste de joueurs',
  'Goals and assists': 'Buts et passes décisives',
  'Attempts on goal, including blocked ones, as of clubs and sides':
    'Tentatives au but, tirs bloqués compris, comme pour les clubs et les matchs',
  'Attempts on goal without blocked ones': 'Tentatives au but, sans les tirs bloqués',
  'Big chances converted': 'Occasions franches converties',
  'Big chances created for others': 'Occasions franches créées pour d’autres',
  'Passes that reached a team-mate, rounded up by the source':
    'Passes reçues par un coéquipier, arrondies à l’unité supérieure par la source',
  'Opponents dribbled past': 'Adversaires dribblés',
  'Carries of the ball towards goal': 'Conduites de balle vers le but',
  'Times the player lost the ball': 'Ballons perdus par le joueur',
  'Duels contested': 'Duels disputés',
  'Aerial duels contested': 'Duels aériens disputés',
  'Fouls suffered': 'Fautes subies',
  'Passes intercepted': 'Passes interceptées',
  'Loose balls won': 'Ballons récupérés',
  'Attempts blocked': 'Tentatives bloquées',
  Saves: 'Arrêts',
  'Goals conceded by the club while the player was on the pitch':
    'Buts accordés par le club avec le joueur sur le terrain',
  'Matches without a goal conceded': 'Matchs sans but accordé',
  'Yellow cards; a second one counts as a red card only':
    'Cartons jaunes; un second ne compte que comme carton rouge',
  'Red cards, second yellow cards included': 'Cartons rouges, seconds cartons jaunes compris',
  'Overall rating, 0 to 10': 'Note générale, de 0 à 10',
  'Rank by rating among the eligible players of the season; equal ratings share a rank':
    'Rang selon la note parmi les joueurs admissibles de la saison; des notes égales partagent un rang',
  'Whether the player has a rating and the minutes for the leaderboard':
    'Si le joueur a une note, et assez de minutes pour le classement',
  'Goals and attempts': 'Buts et tentatives',
  'Creating chances for others': 'Créer des occasions pour les autres',
  'Keeping the ball and carrying it': 'Garder et porter le ballon',
  'Winning the ball and keeping goals out': 'Gagner le ballon et empêcher les buts',
  'Fouls, cards and offsides; fewer are better': 'Fautes, cartons et hors-jeu; mieux vaut en avoir peu',
  'How the row is known.': 'Comment la ligne est connue.',
  'The feed’s list drops players who leave during the season: their rows have what other sources know, and nothing else':
    'La liste du flux laisse tomber les joueurs partis en cours de saison : leurs lignes ont ce que d’autres sources savent, et rien de plus',
  'How the club is known; the feed gives the present club for every past season. arithmetic: the minutes and goals conceded of the clubs leave no other':
    'Comment le club est connu; pour toute saison passée, le flux donne le club actuel. arithmetic : les minutes et les buts accordés des clubs n’en laissent pas d’autre',
  'The player, by the whole id or the last part of it':
    'Le joueur, par l’identifiant entier ou sa dernière partie',
  'The metrics to rank players by, joined by commas':
    'Les mesures selon lesquelles classer les joueurs, séparées par des virgules',
  'Only players of this position, or of several joined by commas':
    'Seulement les joueurs de cette position, ou de plusieurs séparées par des virgules',
  'The matches whose goals count: all, or season: those of the table. season ranks goals only; omitted has players of whom it is not known whether they scored a goal in a knock-out':
    'Les matchs dont les buts comptent : all (tous) ou season : ceux du classement. season ne classe que les buts; omitted a les joueurs dont on ignore s’ils ont marqué dans un match à élimination directe',
  'The maximum number of rows of a leaderboard': 'Le nombre maximal de lignes d’un classement',
  'A season, by its year; left out, the latest with player data':
    'Une saison, par son année; sans elle, la dernière qui a des joueurs',
  'Leaderboards in this answer': 'Classements de joueurs dans cette réponse',
  'The matches that count: all, or those of the table':
    'Les matchs qui comptent : tous, ou ceux du classement',
  'Metrics that the season has': 'Mesures que la saison a',
  'Metrics that the season does not have': 'Mesures que la saison n’a pas',
  'The leaderboards, in the order of the query': 'Les classements de joueurs, dans l’ordre de la requête',
  'A metric that players are ranked by': 'Une mesure selon laquelle les joueurs sont classés',
  'Its display name': 'Son nom affiché',
  'How many players it ranks': 'Combien de joueurs il classe',
  'Whether it ranks players beyond the limit of the query':
    'S’il classe des joueurs au-delà de la limite de la requête',
  'The field of a player that it ranks': 'Le champ du joueur qu’elle classe',
  'The players, best first; none where the season does not have the metric':
    'Les joueurs, le meilleur d’abord; aucun si la saison n’a pas la mesure',
  'Rank from 1; equal values share a rank, and omitted players count with the least their value can be':
    'Rang à partir de 1; des valeurs égales partagent un rang, et les joueurs omis comptent avec le minimum de leur valeur',
  'Whether the rank is the same with the most that each value can be: of omitted players, and of goals counted from lists of scorers':
    'Si le rang est le même avec le maximum de chaque valeur : celle des joueurs omis, et les buts comptés dans les listes de buteurs',
  'The players without a rank, whose value is not known exactly, by the most it can be, unknown first, then by name; none where the season does not have the metric':
    'Les joueurs sans rang, dont la valeur n’est pas connue exactement, selon son maximum, inconnu d’abord, puis par nom; aucun si la saison n’a pas la mesure',
  'The least the value can be': 'Le minimum de la valeur',
  'The most the value can be': 'Le maximum de la valeur',
  'not known, or the metric is no sum over matches': 'inconnu, ou la mesure n’est pas une somme des matchs',
  'the club is not known': 'le club est inconnu',
  'The value of the metric': 'La valeur de la mesure',
  'the feed did not supply it': 'le flux ne l’a pas donné',
  'no minutes, or less than half of the weight is of metrics known of the player':
    'aucune minute, ou les mesures connues du joueur font moins de la moitié du poids',
  'A season, by its year, or several joined by commas; left out, the latest with player data, and every season with player_id or search':
    'Une saison, par son année, ou plusieurs séparées par des virgules; par défaut, la dernière qui a des joueurs, et toutes avec player_id ou search',
  "The player's position, or several joined by commas":
    'La position du joueur, ou plusieurs séparées par des virgules',
  "Part of the player's name, full name or club": 'Une partie du nom, du nom complet ou du club du joueur',
  'Only players with at least so many minutes': 'Seulement les joueurs qui ont au moins ce nombre de minutes',
  'Only players eligible for the rating leaderboard':
    'Seulement les joueurs admissibles au classement des notes',
  'The field to sort by': 'Le champ qui donne l’ordre',
  'asc or desc; left out, desc for numbers and asc for texts.':
    'asc (croissant) ou desc (décroissant); par défaut, desc pour les nombres et asc pour les textes.',
  'Unknown values come last either way': 'Les valeurs inconnues viennent à la fin dans les deux cas',
  'A player, by the whole id or the last part of it':
    'Un joueur, par l’identifiant entier ou sa dernière partie',
  'the answer covers several seasons': 'la réponse porte sur plusieurs saisons',
  'The field sorted by': 'Le champ qui donne l’ordre',
  'The direction in which the rows are sorted': 'Le sens dans lequel les lignes sont triées',
  'A reference to the rating methodology': 'Un renvoi à la méthode de la note',
  'The version of the methodology': 'La version de la méthode',
  'The page about it': 'La page qui l’explique',
  'Its metrics, weights and validation as JSON': 'Ses mesures, ses poids et sa validation en JSON',
  'Fields that no player of these seasons has': 'Champs qu’aucun joueur de ces saisons n’a',
  'The players of this page': 'Les joueurs de cette page',
  'since before the season, or not known': 'depuis avant la saison, ou inconnu',
  'to the end of the season, or not known': 'jusqu’à la fin de la saison, ou inconnu',
  'the season’s data does not have it': 'les données de la saison ne l’ont pas',
  'the blocked ones are not known; shots_unblocked has the others':
    'les tirs bloqués sont inconnus; shots_unblocked a les autres',
  'no pass counted': 'aucune passe comptée',
  'not eligible': 'pas admissible',
  'The five areas of the rating, each 0 to 100 among players of the same season and position':
    'Les cinq volets de la note, de 0 à 100 chacun parmi les joueurs de la même saison et de la même position',
  'the area has no weight for the position (attack of a goalkeeper), or none of its metrics is known':
    'le volet n’a pas de poids à cette position (l’attaque d’un gardien), ou aucune de ses mesures n’est connue',
  'a row of the feed': 'une ligne du flux',
  'nothing is known': 'rien n’est connu',
};
