import type { Messages } from '../en/index.ts';
import type { LeagueWords } from '../league.ts';

type Forecasts = ReturnType<typeof import('../en/forecasts.ts').forecasts>;

/** What the pages on forecasts say. */
export const forecasts = (league: LeagueWords): Pick<Messages, keyof Forecasts> => ({
  forecasts: {
    description: (season) =>
      `Comment peut finir la saison ${season} ${league.of}, les prochains matchs et la force des clubs depuis ${league.since}.`,
    favourite: (club, chance) => `${club} favori pour la première place, à ${chance}`,
    open: (first, chance, second, secondChance) =>
      `Première place ouverte : ${first} ${chance}, ${second} ${secondChance}`,
    strongest: (club) => `${club}, le club le plus fort`,
    end: 'Comment la saison peut finir',
    endNote:
      'La probabilité de chaque place à la fin, en pour cent, d’après 5 000 simulations. Un point : moins de 1 %.',
    strength: 'Force',
    playOffs: 'Probabilité des séries éliminatoires, %',
    playOffsShort: 'Sér.',
    expectedPoints: 'Points attendus',
    next: 'Prochains matchs',
    strengthSince: (season) => `La force des clubs depuis ${season}`,
    strengthNote:
      'Un club gagne ce que perd son adversaire; chacun commence à 1500. Sur terrain neutre, 100 points de plus donnent 64 victoires pour 36 défaites, sans compter les nuls.',
    chartDescription: 'Force de chaque club après ses matchs, saison par saison',
    record: {
      title: 'Que valaient les prévisions?',
      description: `Chaque prévision des matchs ${league.of} jugée d’après les résultats, saison par saison, et ce que le modèle ne sait pas.`,
      verdicts: {
        better: (seasons) => `Mieux que les moyennes de la ligue en ${seasons}, mais loin de la certitude`,
        same: (seasons) => `Rien ne montre qu’elles valent mieux que les moyennes de la ligue en ${seasons}`,
        worse: (seasons) => `Moins bien que les moyennes de la ligue en ${seasons}`,
      },
      lead: (matches, season, share) =>
        `${matches} matchs depuis ${season}, que le modèle n’avait pas vus. Le résultat le plus probable s’est réalisé dans ${share} des cas.`,
      more: 'Saison par saison, et le modèle',
      bySeason: 'Saison par saison',
      logLoss: 'Perte log.',
      logLossNote: (equal) =>
        `Perte logarithmique : moins, c’est mieux. Un tiers pour chaque résultat donne ${equal}. Au-dessous de 0, la différence est en faveur de ces prévisions.`,
      brier: 'Score de Brier',
      rps: 'RPS moyen',
      projections: (clubs, first, playOffs) =>
        `Classements finaux : les ${clubs} projections d’un club ont un score de Brier moyen de ${first} pour la première place et de ${playOffs} pour les séries éliminatoires; 0 est le meilleur.`,
      difference: 'Différence',
      chosen: 'réglage',
      interval: 'Intervalle à 95 %',
      range: (low, high) => `${low} à ${high}`,
      others: 'À côté d’autres prévisions',
      othersNote:
        'Sur les mêmes matchs. Un intervalle qui contient 0 ne montre aucune différence. Les constantes du modèle ont été réglées sur les saisons ainsi marquées, ce qui le flatte.',
      other: 'Autre prévision',
      with: { base_rates: 'Moyennes de la ligue', equal_clubs: 'Clubs tous égaux', odds: 'Cotes relevées' },
      calibration: 'Annoncé et réalisé',
      calibrationNote: (groups) =>
        `Toutes les probabilités en ${groups} groupes de même taille, avec leurs intervalles à 95 %. À l’horizontale, ce qui était annoncé; à la verticale, ce qui s’est réalisé. Sur la ligne, les deux s’accordent.`,
      saidBefore: 'annoncé',
      saidAndHappened: (said, happened) => `annoncé ${said}, réalisé ${happened}`,
      limits: 'Ce que le modèle ne sait pas',
      unknowns: [
        'Qui joue : blessures, suspensions, transferts, compositions et entraîneurs.',
        'Les voyages, le repos, la météo et l’enjeu d’un match pour un club.',
        'Comment un match a été gagné : seul compte son résultat après 90 minutes.',
        'Ce que vaut un nouveau club : il commence à la force moyenne.',
        'Les matchs sont peu nombreux : de petites différences entre modèles ne se distinguent pas du hasard.',
      ],
      model: 'Le modèle',
      modelSteps: [
        'Chaque club a une force, par la formule d’Elo : 1500 avant son premier match, et jamais remise à zéro.',
        'La différence de force, avec un avantage pour le club à domicile, donne les chances de victoire, de nul et de défaite (Davidson, 1970).',
        'Après chaque jour, un club gagne autant de points que son résultat a dépassé l’attente, et son adversaire les perd.',
        'La fin de la saison est jouée 5 000 fois à partir de ces chances.',
        'Une prévision connaît les résultats jusqu’à la veille. Aucun résultat ultérieur ne change une prévision passée.',
      ],
      recipe: 'Recalculer les prévisions',
    },
  },
});
