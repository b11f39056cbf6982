import type { Translations } from '../translations.ts';

/** Statistics of one side in a match. */
export const matchStats: Translations = {
  'Whether the statistics of both sides are known': 'Si les statistiques des deux côtés sont connues',
  Goals: 'Buts',
  'Share of possession': 'Part de la possession du ballon',
  'Attempts on goal': 'Tentatives au but',
  'Attempts that went in or would have but for a save':
    'Tirs cadrés : tentatives devenues un but, ou qui le seraient devenues sans un arrêt',
  'Attempts from inside the penalty area': 'Tentatives dans la surface de réparation',
  'Attempts from outside the penalty area': 'Tentatives hors de la surface de réparation',
  'Attempts blocked by an outfield player': 'Tentatives bloquées par un joueur de champ',
  'Attempts a scorer would be expected to convert': 'Tentatives dont on attend un but',
  'Passes that led to an attempt, assists included':
    'Passes qui ont mené à une tentative, passes décisives comprises',
  'Passes that led to an attempt': 'Passes qui ont mené à une tentative',
  'Passes tried': 'Passes tentées',
  'Passes that reached a team-mate': 'Passes reçues par un coéquipier',
  'Corners taken': 'Corners tirés',
  'Crosses tried': 'Centres tentés',
  'Fouls committed': 'Fautes commises',
  'Times caught offside': 'Hors-jeu signalés',
  'Yellow cards': 'Cartons jaunes',
  'Red cards': 'Cartons rouges',
  'Saves by the goalkeeper': 'Arrêts du gardien',
  Clearances: 'Dégagements',
  'Duels won': 'Duels gagnés',
  'Tackles tried': 'Tacles tentés',
  'Tackles won': 'Tacles réussis',
  'Goals from penalties': 'Buts sur penalty',
  "Goals by the club's players into their own net": 'Buts des joueurs du club dans leur propre filet',
  "Touches in the opponent's penalty area": 'Ballons touchés dans la surface de l’adversaire',
  'Aerial duels won': 'Duels aériens gagnés',
  'Counter-attacks that led to an attempt': 'Contre-attaques qui ont mené à une tentative',
  'Expected goals, own goals excluded; null where the attempts are not known by kind':
    'Buts attendus, sans les buts contre son camp; null si le type des tentatives est inconnu',
  'The source of xg: the feed, or our model; null where xg is null':
    'La source de xg : le flux, ou notre modèle; null si xg est null',
  'The statistics of each side; null where they are not known':
    'Les statistiques de chaque côté; null si elles sont inconnues',
  'The statistics of one side in a match': 'Les statistiques d’un côté dans un match',
  'Which of the kinds of answer of the endpoint this is':
    'De quel genre de réponse du point d’accès il s’agit',
};
