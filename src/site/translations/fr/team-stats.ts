import type { Translations } from '../translations.ts';

/** Statistics of clubs by season. */
export const teamStats: Translations = {
  'Finished matches that the figures cover': 'Matchs terminés que les chiffres couvrent',
  'Matches with match statistics: those that fields summed from them, and xg, cover':
    'Matchs avec statistiques : ceux que couvrent xg et les champs qui en sont la somme',
  'Attempts on goal, including blocked ones': 'Tentatives au but, tirs bloqués compris',
  'Passes that led to a goal': 'Passes qui ont mené à un but',
  'Crosses tried, including corners': 'Centres tentés, corners compris',
  'The day of the last match that the figures cover': 'Le jour du dernier match que les chiffres couvrent',
  'season: the matches of the league table; all: including play-offs; or the matches of one stage':
    'season : les matchs du classement; all : séries éliminatoires comprises; ou les matchs d’une phase',
  "Every season total of the feed under the feed's own name; goalkeeper-saves are the balls that goalkeepers caught, not their saves; in the table, only in rows of stage all":
    'Tous les totaux de saison du flux, sous les noms du flux; goalkeeper-saves sont les ballons captés par les gardiens, non leurs arrêts; dans la table, seulement aux lignes de la phase all',
  'Matches that raw_stats covers: the first of the club’s season, including play-offs':
    'Matchs que couvre raw_stats : les premiers de la saison du club, séries éliminatoires comprises',
  "Whether to add every statistic of the feed under the feed's own name":
    'Si toutes les statistiques du flux s’ajoutent, sous les noms du flux',
  'A season, by its year; left out, the latest with results':
    'Une saison, par son année; sans elle, la dernière qui a des résultats',
  'The matches that the figures cover: season, all, or a stage':
    'Les matchs que les chiffres couvrent : season, all, ou une phase',
  'neither the feed nor match statistics have it': 'ni le flux ni les statistiques des matchs ne l’ont',
  "feed: the feed's season totals; match-stats: summed from match statistics; official-live: the live feed":
    'feed : les totaux de saison du flux; match-stats : la somme des statistiques des matchs; official-live : le flux en direct',
  'Fields summed from the matches that matches_with_stats counts':
    'Champs qui sont la somme des matchs que compte matches_with_stats',
  'The day of the last match counted': 'Le jour du dernier match compté',
  'the answer has no clubs': 'la réponse n’a aucun club',
};
