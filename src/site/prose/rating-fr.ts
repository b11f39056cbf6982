import { html } from '../html.ts';
import type { RatingProse } from './rating.ts';

/** The paragraphs of the page on ratings in French. */
export const ratingFr: RatingProse = {
  method: (
    rules,
  ) => html`<p>Un nombre de 0 à 10 pour un joueur et une saison. La note compare le joueur à ceux de la même position dans la même
saison, d’après les statistiques disponibles. Elle ne mesure rien qui n’ait été compté, et n’est pas une valeur marchande.</p>
<ol>
<li><strong>Pairs.</strong> Les joueurs de la même saison et de la même position avec au moins ${rules.eligibleMinutes} minutes;
s’ils sont moins de ${rules.fewPeers}, avec au moins ${rules.fewPeersMinutes} minutes; s’ils sont moins de ${rules.minPeers},
tous ceux qui ont joué. Le flux donne pour toutes les saisons la position d’aujourd’hui d’un joueur. Un joueur qui en
a changé est donc comparé à d’autres que ses pairs d’alors, sauf si la saison a été corrigée.</li>
<li><strong>Taux.</strong> Les décomptes sont par 90 minutes. Chaque taux est rapproché de la moyenne des pairs, pondérée par les
minutes : <code>moyenne + (taux − moyenne) × minutes ÷ (minutes + minutes de référence)</code>. Les minutes de référence sont ajustées sur les
saisons passées; elles sont nombreuses quand une mesure en dit peu sur un joueur.</li>
<li><strong>Scores.</strong> Le score d’une mesure est le centile du taux rapproché parmi les pairs, de 0 à 100, avec la moitié
des égalités, inversé quand moins vaut mieux.</li>
<li><strong>Volets.</strong> Un volet est la moyenne pondérée de ses mesures. Le poids des mesures absentes de la saison est
réparti sur les autres. Un volet sans mesure est nul (<code>null</code>), et son poids est réparti de la même façon. Les joueurs
sans données pour au moins la moitié du poids n’ont pas de note.</li>
<li><strong>Rôle.</strong> La note brute, de 0 à 10, combine les volets selon les poids de la position. Elle est mise à l’échelle
pour que chaque position ait la moyenne ${rules.centre} et la même dispersion (un écart-type de ${rules.spread}).</li>
<li><strong>Minutes.</strong> <code>note = moyenne + (échelle − moyenne) × min(1, minutes ÷ ${rules.fullMinutes})</code>, où la
moyenne est celle des joueurs admissibles de la saison, pondérée par les minutes. Un joueur est admissible au classement à partir de
${rules.eligibleMinutes} minutes.</li>
</ol>`,
  reliability: (
    minutes,
  ) => html`<p>Les chiffres par position sont en pour cent de la note : valeur × fiabilité, en proportion dans le volet. La fiabilité est
${minutes} ÷ (${minutes} + minutes de référence) : la part des écarts entre joueurs qui n’est pas due au hasard, sur une saison de
28 matchs.</p>`,
  expectedGoals: html`<p>Le flux ne fournit pas les buts attendus : un modèle linéaire simple les estime d’après le type de chaque tentative. Quand le
flux les fournit, ses chiffres sont utilisés; <code>xg_source</code> dit lesquels.</p>`,
  fit: ({
    sides,
    goals,
    fittedOn,
    error,
  }) => html`<p>Le modèle est un ajustement par moindres carrés sur ${sides} côtés de matchs jusqu’au ${fittedOn}, buts contre son camp
exclus, à condition que buts attendus et buts aient la même somme (${goals}). Son erreur par côté, chaque saison étant prédite par
les autres, est de ${error} but. Les joueurs n’ont de buts attendus que si leurs occasions franches et leurs autres tentatives sont
connues.</p>`,
};
