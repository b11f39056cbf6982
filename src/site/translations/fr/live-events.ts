import type { Translations } from '../translations.ts';

/** What happens in matches, as it happens. */
export const liveEvents: Translations = {
  'What happened in the matches of the last two days, as it happens':
    'Ce qui s’est passé dans les matchs des deux derniers jours, à mesure que cela se passe',
  'Kick-offs, goals with their scorers where the feed names them, red cards, half-time, full time, corrections and changes of the table, found by comparing each good answer of the live feed with the one before.':
    'Coups d’envoi, buts avec leur buteur si le flux le nomme, cartons rouges, mi-temps, fins de match, corrections et changements au classement, trouvés en comparant chaque bonne réponse du flux en direct à la précédente.',
  'An event never changes: a goal that is taken back is an event of its own.':
    'Un événement ne change jamais : un but annulé est un événement à part.',
  'With the header Accept: text/event-stream the same, as it happens: a stream ends after a quarter of an hour, and Last-Event-ID or since resumes it.':
    'Avec l’en-tête Accept: text/event-stream, la même chose à mesure que cela se passe : un envoi en continu finit après un quart d’heure, et Last-Event-ID ou since le reprend.',
  'Only events after the one with this id, or after this Unix time in milliseconds':
    'Seulement les événements après celui de cet identifiant, ou après cette heure Unix en millisecondes',
  'Events in this answer': 'Événements de cette réponse',
  'The id to give as since next time': 'L’identifiant à donner comme since la prochaine fois',
  'nothing happened in two days, and the query has no since':
    'il ne s’est rien passé en deux jours, et la requête n’a pas de since',
  'The events, in the order of their ids': 'Les événements, dans l’ordre de leurs identifiants',
  'Where the events are from': 'D’où viennent les événements',
  'it has not answered, or is off': 'il n’a pas répondu, ou il est désactivé',
  'Ids only grow; each is at least the Unix time, in milliseconds, when the event was recorded':
    'Les identifiants ne font que croître; chacun vaut au moins l’heure Unix, en millisecondes, où l’événement a été noté',
  'When the service learned of it': 'Quand le service l’a appris',
  'goal_cancelled: a goal was taken back; scorer: the feed now names who scored an earlier goal; correction: the score of a finished match, or the red cards of a match, differ from those of earlier events':
    'goal_cancelled : un but a été annulé; scorer : le flux nomme maintenant l’auteur d’un but antérieur; correction : le score d’un match terminé, ou les cartons rouges d’un match, ne sont plus ceux d’événements antérieurs',
  'The side that the goal counts for, or whose player was sent off':
    'Le côté pour lequel le but compte, ou dont un joueur a été exclu',
  'the event is of the table': 'l’événement concerne le classement',
  'the event is of no side': 'l’événement n’est d’aucun côté',
  'The clubs that changed places in the table of the season; empty for other kinds':
    'Les clubs qui ont changé de place au classement de la saison; vide pour les autres genres',
  'The position before': 'La position d’avant',
};
