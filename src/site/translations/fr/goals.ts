import type { Translations } from '../translations.ts';

/** Goals and scorers. */
export const goals: Translations = {
  "The home side's goals, by minute; those without one last":
    'Les buts du club à domicile, par minute; ceux qui n’en ont pas à la fin',
  "The away side's goals, by minute; those without one last":
    'Les buts du visiteur, par minute; ceux qui n’en ont pas à la fin',
  'Whether the scorer of every goal is known': 'Si l’auteur de chaque but est connu',
  'The side the goal counts for': 'Le côté pour lequel le but compte',
  'The club the goal counts for; the scorer of an own goal is of the other':
    'Le club pour lequel le but compte; l’auteur d’un but contre son camp est de l’autre',
  'The club under its name of that season': 'Le club, sous son nom de la saison',
  'Number of the goal among those of its side: by minute, goals without a minute last':
    'Numéro du but parmi ceux de son côté : par minute, les buts sans minute à la fin',
  'The goal: the last part of match_id, the side, the minute and the scorer, or the kind where the scorer is not known; equal goals are numbered from the second on.':
    'Le but : la dernière partie de match_id, le côté, la minute et le buteur, ou le genre si le buteur est inconnu; les buts égaux sont numérotés à partir du deuxième.',
  'A goal inserted before it changes nothing; a correction of its own minute or scorer does':
    'Un but ajouté avant lui n’y change rien; une correction de sa minute ou de son buteur le change',
  'The scorer, under the name the feed gives': 'Le buteur, sous le nom que donne le flux',
  'The scorer, by the last part of the id': 'Le buteur, par la dernière partie de son identifiant',
  'How the goal came about. open-play: neither a penalty nor an own goal; unknown: only the score has it':
    'Le genre de but. open-play : ni penalty ni but contre son camp; unknown : seul le score l’a',
  'The minute of play; goals in added time are in minute 45, 90, 105 or 120':
    'La minute de jeu; les buts du temps additionnel sont à la minute 45, 90, 105 ou 120',
  'The minute of added time': 'La minute du temps additionnel',
  'The players of whom one scored it; empty where the scorer is known, and where too many could be':
    'Les joueurs dont l’un l’a marqué; vide si le buteur est connu, ou si trop de joueurs sont possibles',
  'How the scorer is known; for a goal without one, how the goal is. feed: listed in the match’s header; match statistics: counted among the side’s penalties or the other’s own goals; community list: compiled by others from match pages; press: a report of the match; arithmetic: one player alone is left; score: the score alone':
    'Comment le buteur est connu; pour un but sans buteur, comment le but l’est. feed : l’en-tête du match le donne; match statistics : compté parmi les penaltys du club ou les buts contre son camp de l’autre; community list : établi par des passionnés d’après les pages des matchs; press : un article sur le match; arithmetic : il ne reste qu’un joueur; score : le score seulement',
  'How sure the scorer is: certain, or probable': 'Si le buteur est certain ou probable',
  'the scorer is not known, or the feed lists it': 'le buteur est inconnu, ou le flux le donne',
  'The club that the goal counts for: part of its name in the record, or a whole club_id, which finds the club under all its names.':
    'Le club pour lequel le but compte : une partie de son nom dans les données, ou un club_id entier, qui trouve le club sous tous ses noms.',
  'The scorer, by the whole id or the last part of it':
    'Le buteur, par l’identifiant entier ou sa dernière partie',
  'How the goal came about, or several joined by commas':
    'Le genre de but, ou plusieurs séparés par des virgules',
  'The goals of this page, newest match first': 'Les buts de cette page, le match le plus récent d’abord',
  'the scorer is not known, or the season has no list of players yet and the name is not that of one player alone':
    'le buteur est inconnu, ou la saison n’a pas encore de liste de joueurs et ce nom n’est pas celui d’un seul joueur',
  'not in added time, or not known': 'hors du temps additionnel, ou inconnue',
};
