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
  evidence: (
    lastFittedSeason,
  ) => html`<p>Le modèle a été ajusté sur les saisons jusqu’à ${lastFittedSeason}; les suivantes ont été réservées pour le juger. Le choix
des mesures et de leur valeur est un jugement, fait avec les chiffres de toutes les saisons sous les yeux : les résultats des
saisons réservées sont donc peut-être un peu trop bons.</p>`,
  reliabilityNote: ({
    minutes,
    resamples,
  }) => html`<p>Corrélation de la note d’un joueur avec celle de la saison suivante, à position égale, avec au moins ${minutes} minutes dans
les deux et des intervalles à 95 % (bootstrap sur les joueurs, ${resamples} rééchantillonnages). En dessous, deux chiffres simples des mêmes paires : la précision des
passes, et les buts et passes décisives par 90 minutes. La précision des passes se répète mieux que la note : une note qui se répète
n’est pas meilleure pour autant. La note d’un gardien en dit peu
sur la saison suivante : les gardiens sont peu nombreux, et les buts évités varient au hasard.</p>`,
  unrated: (players, minutes) =>
    html`<p>${players} saisons de joueurs de ${minutes} minutes ou plus n’ont pas de note, parce que les sources ont trop peu de statistiques.</p>`,
  fewMinutes: (
    minutes,
  ) => html`<p>Les petits échantillons varient davantage et atteignent donc plus facilement les premières places. Le rang publié est celui de
tous les joueurs admissibles. À côté figure le rang parmi ceux qui ont au moins un tiers des minutes de la saison. Sous
${minutes} minutes, une note est rapprochée de la moyenne, ce qui ne l’empêche pas dans une saison courte.</p>`,
  awards: ({
    median,
    low,
    high,
    mean,
    players,
    unrated,
  }) => html`<p>Les lauréats sont au centile médian ${median} de leur position (intervalle à 95 % : ${low} à ${high}; moyenne ${mean};
${players} saisons de joueurs). ${unrated.length > 0 ? `Sans note, faute de statistiques dans le flux : ${unrated.join(', ')}.` : ''}</p>`,
  expectedGoals: html`<p>Le flux ne fournit pas les buts attendus : un modèle linéaire simple les estime d’après le type de chaque tentative. Quand le
flux les fournit, ses chiffres sont utilisés; <code>xg_source</code> dit lesquels.</p>`,
  use: ({
    explained,
    byBigChances,
    sides,
    excess,
    clubs,
    expected,
    goals,
  }) => html`<p>Les buts attendus expliquent ${explained} de la variance des buts d’une équipe dans un match; le nombre de occasions franches
en explique à lui seul ${byBigChances}. Au-dessus de 3,0, ils sont trop élevés de ${excess} but en moyenne (${sides} cas). Les
penaltys ne sont pas dans le modèle. Les buts attendus servent à prévoir : ceux de la première moitié
de la saison d’un club ont une corrélation de ${expected} avec ses buts de la seconde moitié, et ses buts, de ${goals}
(${clubs} saisons de clubs).</p>`,
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
