import type { Translations } from '../translations.ts';

/** Standings, and the results of one club against another. */
export const standings: Translations = {
  'Place in the table, from 1': 'Rang au classement, à partir de 1',
  'Matches played': 'Matchs joués',
  'Matches won': 'Matchs gagnés',
  'Matches drawn': 'Matchs nuls',
  'Matches lost': 'Matchs perdus',
  'Goals scored': 'Buts marqués',
  'Goals conceded': 'Buts accordés',
  'Goals scored less goals conceded': 'Buts marqués moins buts accordés',
  'Points the league took away': 'Points retirés par la ligue',
  Wins: 'Victoires',
  Draws: 'Nuls',
  Losses: 'Défaites',
  'The last five results in this table, oldest first':
    'Les cinq derniers résultats de ce classement, du plus ancien au plus récent',
  "Change of position against the club's place just before its own last match; where the kick-off of a match of that day is not known, against the place at the end of the day before":
    'Places gagnées ou perdues depuis l’instant qui a précédé le dernier match du club; si le coup d’envoi d’un match de ce jour est inconnu, depuis la fin du jour d’avant',
  'The first stage after the table that the club entered':
    'La première phase après le classement où le club est entré',
  "official: the league's published table; calculated: computed from results":
    'official : le classement publié par la ligue; calculated : calculé à partir des résultats',
  'The club whose results the sums are': 'Le club dont ce sont les totaux',
  'The other club, by its club_id': 'L’autre club, par son club_id',
  'Finished matches': 'Matchs terminés',
  "The team's wins, without shoot-outs": 'Victoires de l’équipe, sans les tirs au but',
  'Draws, including those decided by a shoot-out':
    'Matchs nuls, y compris ceux que les tirs au but ont décidés',
  "The team's losses, without shoot-outs": 'Défaites de l’équipe, sans les tirs au but',
  "The team's goals": 'Buts de l’équipe',
  "The opponent's goals": 'Buts de l’adversaire',
  'Shoot-outs won by the team': 'Séances de tirs au but gagnées par l’équipe',
  'Shoot-outs lost by the team': 'Séances de tirs au but perdues par l’équipe',
  'Results of a team against an opponent': 'Les résultats d’une équipe contre un adversaire',
  'The table at the end of this day; without a season, that of the day':
    'Le classement à la fin de ce jour; sans saison, celui de la saison de ce jour',
  'Only the matches of this stage, or of several joined by commas: standings counts them together, stages each alone; requires a season or a date':
    'Seulement les matchs de cette phase, ou de plusieurs séparées par des virgules : standings les compte ensemble, stages chacune à part; exige une saison ou une date',
  'Only the home or away matches of each club; requires a season or a date':
    'Seulement les matchs à domicile ou à l’extérieur de chaque club; demande une saison ou une date',
  'Only the last so many matches of each club, a form table; requires a season or a date':
    'Seulement les derniers matchs de chaque club, au nombre donné : un classement de la forme; demande une saison ou une date',
  'The rows, first place first': 'Les lignes, à partir de la première place',
  'no match was played before, or the table is of one side or of the last matches alone':
    'aucun match joué avant, ou le classement est celui d’un seul côté ou des derniers matchs',
  'it entered none, or the table is not final': 'il n’en a joué aucune, ou le classement n’est pas final',
  'The table of each stage that has one, in order of play':
    'Le classement de chaque phase qui en a un, dans l’ordre',
  'The source of each table, by year': 'La source de chaque classement, par année',
};
