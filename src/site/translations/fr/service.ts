import type { Translations } from '../translations.ts';

/** The state of the service, its checks and its documents. */
export const service: Translations = {
  'How it is known. feed: the feed lists it; community list: compiled by others from public match and squad pages; press: a news report, a club’s page or an encyclopedia; arithmetic: follows from other rows; goals: from the goals listed':
    'Comment c’est connu. feed : le flux le donne; community list : établi par des passionnés d’après les pages publiques des matchs et des effectifs; press : un article, la page d’un club ou une encyclopédie; arithmetic : découle d’autres lignes; goals : d’après les buts de la liste',
  'How sure it is: certain, or probable': 'À quel point c’est sûr : certain, ou probable',
  'The name of the rule': 'Le nom de la règle',
  'What the rule requires': 'Ce que la règle exige',
  'known-exceptions: passed except for reviewed rows, which are listed with a reason':
    'known-exceptions : respectée, sauf pour des lignes examinées qui sont données avec leur raison',
  'Rows it was applied to': 'Lignes auxquelles elle a été appliquée',
  'How many rows it has': 'Combien de lignes elle a',
  'The seasons it has rows for': 'Les saisons pour lesquelles elle a des lignes',
  "Version of the API's description": 'Version de la description de l’API',
  'Version of the API': 'Version de l’API',
  'A description of the service': 'Une description du service',
  'The licence of the data': 'La licence des données',
  'The attribution to publish with the data': 'L’attribution à publier avec les données',
  'The documentation for people': 'La documentation pour les personnes',
  'The OpenAPI document for programs': 'Le document OpenAPI pour les programmes',
  'Every endpoint': 'Chaque point d’accès',
  'The name of this service': 'Le nom de ce service',
  'The path of the endpoint': 'Le chemin du point d’accès',
  'A summary of its answer': 'Un résumé de sa réponse',
  'The names of its parameters': 'Les noms de ses paramètres',
  'An example query': 'Une requête en exemple',
  'The list of whole tables to download': 'La liste des tables entières à télécharger',
  'Other documents and pages': 'Autres documents et pages',
  'The pages for people': 'Les pages pour les personnes',
  'Every prerendered file with its size and SHA-256':
    'Chaque fichier préparé d’avance, avec sa taille et son SHA-256',
  'The page of downloads': 'La page des téléchargements',
  'The calendar of the current season': 'Le calendrier de la saison en cours',
  'Coverage, sources, checks and gaps of the data':
    'Couverture, sources, vérifications et lacunes des données',
  'Metrics, weights and validation of the player ratings':
    'Mesures, poids et validation des notes des joueurs',
  'The published release': 'La version publiée',
  'The changes of the API, version by version': 'Les changements de l’API, version par version',
  'The changes of the data, by refresh': 'Les changements des données, mise à jour par mise à jour',
  'The repository of code and data, by a redirect': 'Le dépôt du code et des données, par une redirection',
  'Where to report an error, by a redirect': 'Où signaler une erreur, par une redirection',
  "The day up to which the current season's results are complete":
    'Le jour jusqu’où les résultats de la saison en cours sont complets',
  'degraded where the data or the feed needs attention, as reasons says; ok otherwise':
    'degraded si les données ou le flux demandent attention, comme le dit reasons; ok sinon',
  'Why the status is degraded; empty where it is ok': 'Pourquoi l’état est degraded; vide s’il est ok',
  'Time since the start of that day, UTC': 'Temps écoulé depuis le début de ce jour, en temps universel',
  'The tables of /dumps/ about the league, with their rows and seasons; a resource of the same name lists its rows':
    'Les tables de /dumps/ sur la ligue, avec leurs lignes et leurs saisons; une ressource du même nom en donne les lignes',
  'the table is not divided by season': 'la table n’est pas divisée par saison',
  'The integrity rules with their results on the published data':
    'Les règles d’intégrité et leurs résultats sur les données publiées',
  "The league's live feed": 'Le flux en direct de la ligue',
  "Whether the league's live feed is in use": 'Si le flux en direct de la ligue est utilisé',
  'When it last answered': 'Quand il a répondu pour la dernière fois',
  'it has not answered yet': 'il n’a pas encore répondu',
  'The last failure': 'Le dernier échec',
  'its last call succeeded': 'son dernier appel a réussi',
  "How many of the feed's values were rejected: malformed entries, and values that break a rule or a known fact":
    'Combien de valeurs du flux ont été rejetées : des entrées mal formées, et des valeurs qui enfreignent une règle ou contredisent un fait connu',
  'The first ten of them, each with the reason': 'Les dix premières d’entre elles, chacune avec la raison',
  "How many entries the feed's last answers lack that earlier ones or the last refresh had; what the last refresh does not have either is used for three hours":
    'Combien d’entrées manquent aux dernières réponses du flux, que des réponses antérieures ou la dernière mise à jour avaient; ce que la dernière mise à jour n’a pas non plus est utilisé pendant trois heures',
};
