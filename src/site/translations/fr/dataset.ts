import type { Translations } from '../translations.ts';

/** The tables of the dataset. */
export const dataset: Translations = {
  'A season': 'Une saison',
  'A stage of a season, in order of play, with its number of matches and the table it counts for':
    'Une phase d’une saison, dans l’ordre, avec son nombre de matchs et le classement pour lequel elle compte',
  'An honour of a season: its champion, the winners of its tables and its awards':
    'Un titre ou un prix d’une saison : son champion, les premiers de ses classements et ses prix',
  'A club, present or past': 'Un club, actuel ou passé',
  'The name a club played under from one season to another':
    'Le nom sous lequel un club a joué d’une saison à une autre',
  'A venue': 'Un stade',
  'A player’s shirt number of the season': 'Le numéro de maillot d’un joueur dans la saison',
  'Every match of the season, played or to play, by date, kick-off and id':
    'Chaque match de la saison, joué ou à jouer, par date, coup d’envoi et identifiant',
  "A club's row in a table as published by the league":
    'La ligne d’un club dans un classement publié par la ligue',
  'Every goal of the finished matches: each side has as many rows as goals.':
    'Chaque but des matchs terminés : chaque côté a autant de lignes que de buts.',
  'The feed lists no penalty and no own goal; those follow from the match statistics and the score, with the scorer where a report names one or one player alone is left':
    'Le flux ne donne ni penalty ni but contre son camp; ceux-ci découlent des statistiques du match et du score, avec leur auteur si un article le nomme ou s’il ne reste qu’un joueur',
  'Statistics of one side in a match': 'Les statistiques d’un côté dans un match',
  'A player’s season, play-offs included': 'La saison d’un joueur, séries éliminatoires comprises',
  'The clubs of a player who had two or more in a season, in order':
    'Les clubs d’un joueur qui en a eu deux ou plus dans une saison, dans l’ordre',
  'Weather at the venue at kick-off': 'La météo au stade au coup d’envoi',
  "A bookmaker's price at a moment": 'La cote d’un preneur de paris à un moment donné',
  'A value of another table that differs from the table’s own source, with what it was before and why it was changed.':
    'Une valeur d’une autre table qui diffère de la source de cette table, avec ce qu’elle était et pourquoi elle a été changée.',
  'Rows that were added as a whole name their source themselves':
    'Les lignes ajoutées en entier nomment elles-mêmes leur source',
  'A contradiction in the data that was reviewed and is published as it is: a breach of an integrity rule, or a doubt that no rule covers':
    'Une contradiction dans les données qui a été examinée et qui est publiée telle quelle : une règle d’intégrité enfreinte, ou un doute qu’aucune règle ne couvre',
};
