import type { Translations } from '../translations.ts';

/** Seasons, stages, titles and awards. */
export const seasons: Translations = {
  'The current season': 'La saison en cours',
  'The season, by its year': 'La saison, par son année',
  "The feed's id of the season": 'L’identifiant de la saison dans le flux',
  'Whether it is the current season': 'Si c’est la saison en cours',
  'The format of the season': 'La formule de la saison',
  'The club that won the final': 'Le club qui a gagné la finale',
  'The club that won the table of the season': 'Le club premier au classement de la saison',
  'Matches with a final result': 'Matchs dont le résultat est final',
  'Matches on the schedule, including finished ones': 'Matchs au calendrier, matchs terminés compris',
  'Matches with a final result, of those on the schedule, 0 to 1':
    'Part des matchs au calendrier dont le résultat est final, de 0 à 1',
  'Rows of the table that is served, published or calculated, 0 to 1':
    'Part des lignes du classement, publié ou calculé, qui est offerte, de 0 à 1',
  'Finished matches with statistics of both sides, 0 to 1':
    'Part des matchs terminés qui ont les statistiques des deux côtés, de 0 à 1',
  'Minutes listed for players, of the minutes played (the cap is 1), 0 to 1':
    'Part des minutes jouées qui est attribuée à des joueurs (au plus 1), de 0 à 1',
  'Minutes of players with statistics beyond goals and assists, of the minutes played, 0 to 1':
    'Part des minutes jouées qui est celle de joueurs dont on a d’autres statistiques que buts et passes décisives, de 0 à 1',
  "Clubs with the feed's season statistics, or matches with statistics, whichever is more, 0 to 1":
    'Part des clubs qui ont les statistiques de saison du flux, ou des matchs qui ont des statistiques, la plus grande des deux, de 0 à 1',
  'Finished matches with a referee named, 0 to 1':
    'Part des matchs terminés dont l’arbitre est nommé, de 0 à 1',
  'Finished matches with the weather recorded, 0 to 1':
    'Part des matchs terminés dont la météo est relevée, de 0 à 1',
  'Matches with a recorded price, 0 to 1': 'Part des matchs qui ont une cote relevée, de 0 à 1',
  'Matches with a bookmaker’s quote, 0 to 1':
    'Part des matchs qui ont la cote d’un preneur de paris, de 0 à 1',
  'The stage of the season': 'La phase de la saison',
  'Matches the format has': 'Nombre de matchs prévus par la formule',
  'season: its matches count for the table of the season; own: it has a separate table':
    'season : ses matchs comptent pour le classement de la saison; own : elle a son propre classement',
  "The feed's ids of the stage, joined by |: each play-off match may have one of its own":
    'Les identifiants de la phase dans le flux, séparés par | : chaque match des séries peut avoir le sien',
  'champion: won the final; table: first of a table; award: given to a person':
    'champion : a gagné la finale; table : premier d’un classement; award : remis à une personne',
  'The name of the title, the table or the award': 'Le nom du titre, du classement ou du prix',
  'The club that won it, or the winner’s club': 'Le club qui l’a gagné, ou celui du lauréat',
  'The person in full, or the club under its name of that season':
    'La personne, au nom complet, ou le club sous son nom de la saison',
  'How many receive the honour in a season': 'Combien le reçoivent par saison',
  'How many of them are known: the rows of the season with this honour':
    'Combien d’entre eux sont connus : les lignes de la saison avec ce titre ou ce prix',
  'the number is not fixed': 'le nombre n’est pas fixe',
  'A remark on how it was awarded or counted': 'Une remarque sur la façon dont il a été attribué ou compté',
  'Where the honour is reported': 'Où le titre ou le prix est rapporté',
  'The kind of honour, or several joined by commas':
    'Le type de titre, ou plusieurs séparés par des virgules',
  'The honours of this page, oldest season first':
    'Les titres et prix de cette page, de la saison la plus ancienne à la plus récente',
  'a person of no club': 'une personne sans club',
  'won by the club, or by a person who is no player':
    'gagné par le club, ou par une personne qui n’est pas un joueur',
  'Seasons in this answer': 'Saisons dans cette réponse',
  'The seasons, oldest first': 'Les saisons, de la plus ancienne à la plus récente',
  'not yet decided': 'pas encore décidé',
  'The coverage of each kind of data, counted from the data':
    'La couverture de chaque type de données, calculée à partir des données',
  'snapshot: the rows are of the last refresh': 'snapshot : les lignes datent de la dernière mise à jour',
  'The stage, or several joined by commas': 'La phase, ou plusieurs séparées par des virgules',
  'The stages of this page, by season and in order of play':
    'Les phases de cette page, par saison et dans l’ordre',
  'a knock-out stage': 'une phase à élimination directe',
};
