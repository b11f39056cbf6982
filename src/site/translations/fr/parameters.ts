import type { Translations } from '../translations.ts';

/** Parameters that several endpoints have, and the frame of their answers. */
export const parameters: Translations = {
  'A season, by its year, or several joined by commas':
    'Une saison, par son année, ou plusieurs séparées par des virgules',
  'A match, by its whole id or the last part of it':
    'Un match, par son identifiant entier ou la dernière partie de celui-ci',
  'The maximum number of records in an answer': 'Le nombre maximal d’entrées dans une réponse',
  'The number of records to skip': 'Le nombre d’entrées à sauter',
  'Only matches of this day or later': 'Seulement les matchs de ce jour ou d’après',
  'Only matches of this day or earlier': 'Seulement les matchs de ce jour ou d’avant',
  'json, or the rows as csv, with nested fields as columns and lists as JSON text':
    'json, ou les lignes en csv, avec les champs imbriqués en colonnes et les listes en texte JSON',
  'Fields of the rows to return, joined by commas, in this order; left out, all of them.':
    'Les champs des lignes à donner, séparés par des virgules, dans cet ordre; sans ce paramètre, tous.',
  'Names that all have a minus, such as -source, are left out':
    'Des noms qui ont tous un moins, comme -source, sont omis',
  'Names that all have a minus, such as -source, are left out.':
    'Des noms qui ont tous un moins, comme -source, sont omis.',
  'The word basic stands for match_id, season, stage, date, kickoff_utc, status, home_team, away_team, home_club, away_club, home_goals, away_goals, home_penalties, away_penalties, venue':
    'Le mot basic veut dire match_id, season, stage, date, kickoff_utc, status, home_team, away_team, home_club, away_club, home_goals, away_goals, home_penalties, away_penalties, venue',
  'The word basic stands for player_id, name, season, team, club, position, appearances, minutes, goals, assists, rating':
    'Le mot basic veut dire player_id, name, season, team, club, position, appearances, minutes, goals, assists, rating',
  'Records that match the query': 'Entrées qui correspondent à la requête',
  'Records in this answer': 'Entrées dans cette réponse',
  'The limit of the query': 'La limite de la requête',
  'The offset of the query': 'Le décalage de la requête',
  'Whether records follow after these': 'Si d’autres entrées suivent celles-ci',
  'The address of the file with every record of the query':
    'L’adresse du fichier qui a toutes les entrées de la requête',
  'this page has them all, there are over 500, or the query has other parameters than season':
    'cette page les a toutes, il y en a plus de 500, ou la requête a d’autres paramètres que season',
  'not known': 'inconnu',
  'the service has no rows of the season': 'le service n’a aucune ligne de la saison',
  'A suggestion for a club that is not known': 'Une suggestion pour un club inconnu',
  'there is nothing to suggest': 'il n’y a rien à suggérer',
  'A club: part of its name in the record, ignoring case and accents, or a whole club_id, which finds the club under all its names.':
    'Un club : une partie de son nom dans les données, sans égard aux majuscules ni aux accents, ou un club_id entier, qui trouve le club sous tous ses noms.',
  Required: 'Obligatoire',
  'The other club, in the same form.': 'L’autre club, sous la même forme.',
  'The stage of the season, or several joined by commas':
    'La phase de la saison, ou plusieurs séparées par des virgules',
  'asc or desc: the direction of the order of the rows':
    'asc (croissant) ou desc (décroissant) : le sens de l’ordre des lignes',
  'Several, joined by commas, find the rows of each':
    'Plusieurs, séparés par des virgules, trouvent les lignes de chacun',
  nothing: 'rien',
  'The maximum time between now and a kick-off, before or after, in hours':
    'Le temps maximal entre maintenant et un coup d’envoi, avant ou après, en heures',
  'Whether to return the whole current schedule': 'Si la réponse a le calendrier entier de la saison',
  'A season, by its year': 'Une saison, par son année',
  'The status of the match, or several joined by commas':
    'Le statut du match, ou plusieurs séparés par des virgules',
  'Only matches of this day': 'Seulement les matchs de ce jour',
  'The opponent of the team, in the same form; requires team':
    'L’adversaire de l’équipe, sous la même forme; demande team',
  'Whether the team plays at home; requires team': 'Si l’équipe joue à domicile; demande team',
  'Only the next so many matches to play: upcoming ones in order of play, not postponed ones':
    'Seulement tant de prochains matchs : ceux à venir dans l’ordre de jeu, sans les matchs reportés',
  'Only the latest so many finished matches, by order of play':
    'Seulement tant de derniers matchs joués, dans l’ordre de jeu',
  'The club that the goal counts against, in the same form as team':
    'Le club contre lequel le but compte, sous la même forme que team',
  'The table after this matchday: its matches and those of earlier ones, whenever they were played; requires a season or a date.':
    'Le classement après cette journée : ses matchs et ceux des journées précédentes, quel que soit le jour où ils ont été joués; demande une saison ou une date.',
  'A match of an unknown matchday does not count': 'Un match dont la journée est inconnue ne compte pas',
  'Only matches of this round of the schedule': 'Seulement les matchs de cette journée du calendrier',
  'Whether the match is at a neutral venue': 'Si le match se joue sur terrain neutre',
};
