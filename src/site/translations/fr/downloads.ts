import type { Translations } from '../translations.ts';

/** The tables of the downloads, and columns that only they have. */
export const downloads: Translations = {
  'The current season, the day its data is from and its source':
    'La saison en cours, le jour jusqu’où vont ses données et leur source',
  'The stages of each season, in order of play': 'Les phases de chaque saison, dans l’ordre',
  'The names of clubs by season': 'Les noms des clubs par saison',
  'Personal details of players': 'Renseignements personnels des joueurs',
  'Statistics and scorers of each match': 'Statistiques et buteurs de chaque match',
  'Every goal, with its scorer where known': 'Tous les buts, avec leur buteur s’il est connu',
  'The clubs of players who had two or more in a season, in order':
    'Les clubs des joueurs qui en ont eu deux ou plus dans une saison, dans l’ordre',
  'Tables as published by the league': 'Les classements tels que la ligue les a publiés',
  'Players of each season, with statistics and rating':
    'Les joueurs de chaque saison, avec statistiques et note',
  'Shots on target and goals that clubs faced, from match statistics':
    'Tirs cadrés subis et buts accordés par les clubs, d’après les statistiques des matchs',
  'Shirt numbers': 'Numéros de maillot',
  'Statistics of clubs by season and stage': 'Statistiques des clubs par saison et par phase',
  'The referee of each match, with its cards': 'L’arbitre de chaque match, avec ses cartons',
  'The model of expected goals': 'Le modèle des buts attendus',
  'Parameters of the rating, estimated from past seasons':
    'Les paramètres de la note, estimés sur les saisons passées',
  'How well the rating performs': 'Ce que vaut la note',
  'Integrity rules and their results on the data':
    'Les règles d’intégrité et leurs résultats sur les données',
  'Values that differ from their source, with the reason':
    'Les valeurs qui diffèrent de leur source, avec la raison',
  'Reviewed rows that break an integrity rule': 'Les lignes vérifiées qui enfreignent une règle d’intégrité',
  'The tables about the league and their sizes': 'Les tables sur la ligue et leur taille',
  'Matches in long form: a row for each side, with its statistics where they are known':
    'Les matchs en format long : une ligne par côté, avec ses statistiques si elles sont connues',
  'All league tables with form, movement and qualification, the current season included':
    'Tous les classements de la ligue avec forme, mouvement et qualification, saison en cours comprise',
  'Results of every club against every other, over all seasons: overall, at home and away':
    'Résultats de chaque club contre chacun des autres, toutes saisons : en tout, à domicile et à l’extérieur',
  'The day up to which its results are complete': 'Le jour jusqu’où ses résultats sont complets',
  'The source of its last refresh': 'La source de sa dernière mise à jour',
  'The source of the row': 'La source de la ligne',
  'Number of the club in the player’s season, from 1':
    'Numéro du club dans la saison du joueur, à partir de 1',
  'Where the row is from': 'D’où vient la ligne',
  'Matches with the statistics of both sides, play-offs included':
    'Matchs avec les statistiques des deux côtés, séries éliminatoires comprises',
  'Minutes of those matches, added time not counted': 'Minutes de ces matchs, sans le temps additionnel',
  "The opponents' shots on target": 'Tirs cadrés des adversaires',
  "The opponents' goals, own goals left out": 'Buts des adversaires, sans les buts contre son camp',
  "Goals by the club's own players into their net": 'Buts des joueurs du club dans leur propre filet',
  'The season': 'La saison',
  'Fields summed from match statistics': 'Champs qui sont des sommes des statistiques des matchs',
  'The file, below data/ and without its ending': 'Le fichier, dans data/ et sans son extension',
  'The key of the row, its parts joined by a space':
    'La clé de la ligne, ses parties séparées par une espace',
  'The column': 'La colonne',
  'The value before': 'La valeur d’avant',
  'The value now': 'La valeur actuelle',
  'Where the value is from': 'D’où vient la valeur',
  'The name of the rule; none where no rule covers it':
    'Le nom de la règle; none si aucune règle ne s’y applique',
  'The row that breaks it: its season, if any, and its key':
    'La ligne qui l’enfreint : sa saison, s’il y en a une, et sa clé',
  'Why it is accepted': 'Pourquoi elle est acceptée',
  'The table': 'La table',
  'The side of the match': 'Le côté dans le match',
  'The club of this side': 'Le club de ce côté',
  'That club under its name of that season': 'Ce club, sous son nom de la saison',
  'The club of the other side': 'Le club de l’autre côté',
  'The stage, or overall for several stages together': 'La phase, ou overall pour plusieurs phases ensemble',
};
