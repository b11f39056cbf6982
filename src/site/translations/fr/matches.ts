import type { Translations } from '../translations.ts';

/** Matches and their coverage on television. */
export const matches: Translations = {
  "The feed's id of the match": 'L’identifiant du match dans le flux',
  'The code of the competition, the same in every match':
    'Le code de la compétition, le même pour chaque match',
  'The round of the schedule the match belongs to': 'La journée du calendrier à laquelle le match appartient',
  'The day of the match in the time zone of its venue':
    'Le jour du match, dans le fuseau horaire de son stade',
  'When the match begins, by the schedule': 'Le début du match, selon le calendrier',
  'The status of the match': 'Le statut du match',
  "The feed's own phase of play": 'La période de jeu, dans les termes du flux',
  'The minute of play': 'La minute de jeu',
  'Time added at the end of the last period': 'Temps ajouté à la fin de la dernière période',
  'The home club under its name of that season': 'Le club à domicile, sous son nom de la saison',
  'The away club under its name of that season': 'Le club visiteur, sous son nom de la saison',
  'The home club, by its club_id': 'Le club à domicile, par son club_id',
  'The away club, by its club_id': 'Le club visiteur, par son club_id',
  "The home club's goals, extra time included": 'Buts du club à domicile, prolongation comprise',
  "The away club's goals, extra time included": 'Buts du visiteur, prolongation comprise',
  "The home club's goals in the shoot-out": 'Buts du club à domicile aux tirs au but',
  "The away club's goals in the shoot-out": 'Buts du visiteur aux tirs au but',
  'The club_id of the winner': 'Le club_id du vainqueur',
  'How the match was decided': 'Comment le match s’est décidé',
  'Red cards of the home club': 'Cartons rouges du club à domicile',
  'Red cards of the away club': 'Cartons rouges du visiteur',
  'How the venue is known: named by the feed, the home club’s venue, or the single venue of the season':
    'Comment le stade est connu : nommé par le flux, celui du club à domicile, ou le site unique de la saison',
  'The city of the venue': 'La ville du stade',
  'Whether the match is at a neutral venue, or at the one site of a season that is not the home club’s own':
    'Si le match se joue sur terrain neutre, ou sur le site unique d’une saison qui n’est pas le stade du club à domicile',
  'The number of spectators': 'Le nombre de spectateurs',
  'The referee': 'L’arbitre',
  "The feed's id of the referee": 'L’identifiant de l’arbitre dans le flux',
  'The broadcasters; empty where none is known': 'Les diffuseurs; vide si aucun n’est connu',
  'Highlights video URL': 'Adresse de la vidéo des faits saillants',
  'Ticket sales URL': 'Adresse de la vente de billets',
  'Whether match statistics are known': 'Si les statistiques du match sont connues',
  'What to add about the matches of the page, joined by commas: one request in place of several':
    'Ce qu’il faut ajouter sur les matchs de la page, séparé par des virgules : une requête au lieu de plusieurs',
  'Rows about the matches of this page, by what include names; null without include':
    'Les lignes sur les matchs de cette page, selon ce que nomme include; null sans include',
  'Their goals': 'Leurs buts',
  'Their statistics and scorers': 'Leurs statistiques et leurs buteurs',
  'Their referees, with the cards': 'Leurs arbitres, avec les cartons',
  'The weather at them': 'La météo de ces matchs',
  'Their recorded odds': 'Leurs cotes enregistrées',
  'the match has no statistics': 'le match n’a pas de statistiques',
  'Matches from the view of each club': 'Les matchs du point de vue de chaque club',
  'Two rows a match, one for each club: the opponent, the result, the form after it and the statistics of that side.':
    'Deux lignes par match, une par club : l’adversaire, le résultat, la forme qui en résulte et les statistiques de ce côté.',
  'The last five results of the season up to this match, oldest first':
    'Les cinq derniers résultats de la saison jusqu’à ce match, le plus ancien d’abord',
  'Goals, extra time included': 'Buts, prolongation comprise',
  'Goals of the other side': 'Buts de l’adversaire',
  'Won, drawn or lost, without a shoot-out': 'Gagné (W), nul (D) ou perdu (L), sans les tirs au but',
  'The other club, in the same form': 'L’autre club, sous la même forme',
  'Only matches at home, or away': 'Seulement les matchs à domicile, ou à l’extérieur',
  'The result of the club: W, D, L, or several joined by commas':
    'Le résultat du club : W, D, L, ou plusieurs séparés par des virgules',
  'When the match, its goals, statistics or referee last changed: the day of a refresh, or the moment at which the live feed changed the match':
    'Quand le match, ses buts, ses statistiques ou son arbitre ont changé pour la dernière fois : le jour d’une mise à jour, ou le moment où le flux en direct a changé le match',
  'When a match, its goals, its statistics or its referee last changed in data/':
    'Quand un match, ses buts, ses statistiques ou son arbitre ont changé pour la dernière fois dans data/',
  'Only matches that changed on this day or since, or since this moment: last_updated says when.':
    'Seulement les matchs qui ont changé ce jour-là ou depuis, ou depuis ce moment : last_updated dit quand.',
  'A mirror asks for what changed since the latest last_updated that it has':
    'Une copie demande ce qui a changé depuis le last_updated le plus récent qu’elle a',
  'A finished season, the last refresh of the current one, or the live feed':
    'Saison terminée, dernière mise à jour de la saison en cours, ou flux en direct',
  'the feed named a stage that data/stages.csv does not have':
    'le flux a nommé une phase que data/stages.csv n’a pas',
  'The matches of this page': 'Les matchs de cette page',
  'a play-off, or the feed named none': 'un match des séries, ou le flux n’en a pas nommé',
  'the time of day is not known': 'l’heure est inconnue',
  'not known, or not finished': 'inconnu, ou pas terminé',
  'the feed’s id is not known': 'l’identifiant du flux est inconnu',
  'the match is not finished': 'le match n’est pas terminé',
  'no shoot-out, or not known': 'pas de tirs au but, ou inconnu',
  'a draw, or not finished': 'un match nul, ou pas terminé',
  'not reported': 'non rapportée',
  'The name of the broadcaster': 'Le nom du diffuseur',
  'The page of the broadcast': 'La page de la diffusion',
  'Matches in play in this answer': 'Matchs en cours dans cette réponse',
  'Matches in this answer': 'Matchs dans cette réponse',
  'The longest time between now and a kick-off of this answer, before or after':
    'Le temps le plus long entre maintenant et un coup d’envoi de cette réponse, avant ou après',
  'the query has all=true': 'la requête a all=true',
  'The matches in order of play': 'Les matchs, dans l’ordre',
  'The live feed, or the last refresh': 'Le flux en direct, ou la dernière mise à jour',
  'When the feed answered': 'Quand le flux a répondu',
  'the answer is from the last refresh; see data_as_of in the API index':
    'la réponse vient de la dernière mise à jour; voir data_as_of dans l’index de l’API',
  'Whether the feed is off or failing, so that the answer may be out of date':
    'Si le flux est fermé ou en panne, de sorte que la réponse n’est peut-être plus à jour',
  'The finished matches of the season, in order of play': 'Les matchs terminés de la saison, dans l’ordre',
};
