import type { Messages } from '../en/index.ts';
import type { LeagueWords } from '../league.ts';

type Football = ReturnType<typeof import('../en/football.ts').football>;

/** Small numbers in words, from 0. */
const words = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const wordOf = (count: number) => words[count] ?? `${count}`;

/** What the pages of seasons, tables, matches and records say. */
export const football = (league: LeagueWords): Pick<Messages, keyof Football> => ({
  headlines: {
    champion: (club, season) => `${club}, champion de ${season}`,
    level: (leader, second) => `${leader} et ${second} à égalité en tête`,
    leads: (leader, second, points, meetings) => {
      const lead = `${leader} devance ${second} ${points === 1 ? 'd’un point' : `de ${wordOf(points)} points`}`;
      if (meetings === 0) return lead;
      return `${lead}, avec ${meetings === 1 ? 'un match' : `${wordOf(meetings)} matchs`} encore à jouer entre eux`;
    },
  },
  home: {
    title: (season) => `${league.name} ${season}`,
    description: (season) =>
      `Classement, résultats et calendrier de la saison ${season} ${league.of}, en données ouvertes.`,
    table: 'Classement',
    around: 'Matchs de ces jours-ci',
    explore: 'Toutes les saisons',
    exploreText: `Saisons, clubs, matchs et joueurs depuis ${league.since}.`,
    build: 'Pour développer',
    buildText: 'Une API JSON sans clé, des fichiers sur un CDN, des calendriers.',
  },
  season: {
    title: (season) => `Saison ${season}`,
    description: (season) =>
      `Classement, course aux points, tous les résultats et séries de la saison ${season} ${league.of}.`,
    known: (finished, scheduled) => `${finished} matchs joués sur ${scheduled}`,
    champion: (name) => `Champion : ${name}`,
    table: 'Classement',
    onDate: 'Le classement jour par jour',
    race: 'Course aux points',
    raceDescription: (leader, points) =>
      `Points après chaque match de chaque club; ${leader} est en tête avec ${points}.`,
    grid: 'Tous les résultats',
    homeAway: 'Le club à domicile dans la rangée, le visiteur dans la colonne',
    playoffs: 'Séries éliminatoires',
    stages: 'Phases',
    leaders: { goals: 'Meilleurs buteurs', assists: 'Meilleurs passeurs' },
    leadersOmitted: (names) => `Peut-être parmi eux, car leur chiffre est inconnu : ${names}.`,
    honours: 'Palmarès',
    honour: 'Titre',
    recipientsKnown: (known, recipients) => `connus : ${known} sur ${recipients}`,
    winner: 'Lauréat',
    attendance: 'Assistance',
    attendanceNote: 'Matchs à domicile dont l’assistance est connue, séries comprises.',
    aggregate: (winner, goals) => `${winner} l’emporte ${goals} au total des buts`,
    secondChance: (club, stage) => `Seconde chance : ${club} (${stage})`,
    decisions: { ExtraTime: 'après prolongation', Penalties: 'aux tirs au but' },
    penalties: (home, away) => `${home}–${away} aux tirs au but`,
  },
  table: {
    title: (season, day) => `Classement de ${season} au ${day}`,
    description: (season, day) => `Le classement de la saison ${season} ${league.of} à la fin du ${day}.`,
    choose: 'Jours de match',
  },
  match: {
    title: (home, away) => `${home} – ${away}`,
    description: (home, away, day) =>
      `${home} – ${away}, ${day} : score, buteurs, statistiques et confrontations.`,
    scorers: 'Buts',
    kinds: { penalty: 'penalty', 'own-goal': 'but contre son camp' },
    oneOf: (names) => `L’un des suivants : ${names}`,
    unknownScorer: 'Buteur inconnu',
    probableScorer: 'probable',
    statistics: 'Statistiques',
    sides: (home, away) => `${home} à gauche, ${away} à droite`,
    noStatistics: 'Aucune statistique n’est connue pour ce match.',
    details: 'Détails',
    neutral: 'terrain neutre',
    referee: 'Arbitre',
    weather: 'Météo',
    wind: (speed) => `vent ${speed} km/h`,
    rain: (amount) => `précipitations ${amount} mm`,
    kickoff: 'Coup d’envoi',
    broadcast: 'Diffusion',
    highlights: 'Faits saillants',
    watch: 'Regarder',
    addToCalendar: 'Ajouter ce match',
    tickets: 'Billets',
    buy: 'Acheter',
    formBefore: 'Forme avant le match',
    meetings: 'Confrontations précédentes',
    versus: '–',
    status: {
      FINISHED: 'Terminé',
      UPCOMING: 'À venir',
      LIVE: 'En cours',
      IN_PLAY: 'En cours',
      HALF_TIME: 'Mi-temps',
      POSTPONED: 'Reporté',
      CANCELLED: 'Annulé',
      SUSPENDED: 'Suspendu',
    },
    stats: {
      xg: 'Buts attendus',
      possession: 'Possession, %',
      shots: 'Tirs',
      shots_on_target: 'Tirs cadrés',
      big_chances: 'Grosses occasions',
      corners: 'Corners',
      total_passes: 'Passes',
      pass_accuracy: 'Précision des passes, %',
      fouls_committed: 'Fautes',
      offsides: 'Hors-jeu',
      yellow_cards: 'Cartons jaunes',
      red_cards: 'Cartons rouges',
      saves: 'Arrêts',
    },
  },
  headToHead: {
    title: (a, b) => `${a} – ${b} : confrontations`,
    description: (a, b) => `Tous les matchs entre ${a} et ${b}, séries comprises.`,
    summary: (a, winsA, draws, b, winsB) =>
      `Victoires : ${a} ${winsA}, ${b} ${winsB}. Matchs nuls : ${draws}.`,
  },
  seasons: {
    title: 'Saisons',
    description: `Toutes les saisons ${league.of} et leur champion.`,
    undecided: 'en cours',
    format: 'Formule',
  },
  records: {
    title: 'Records',
    description: `Plus larges victoires, plus grandes assistances, plus longues séries et meilleurs buteurs ${league.of} depuis ${league.since}.`,
    biggestWins: 'Plus larges victoires',
    mostGoals: 'Matchs avec le plus de buts',
    crowds: 'Plus grandes assistances',
    unbeaten: 'Plus longues séries sans défaite',
    winning: 'Plus longues séries de victoires',
    allTime: (figure) => `${figure}, toutes saisons`,
    allTimeUntil: (figure, season) => `${figure}, jusqu’à la fin de ${season}`,
    included: 'Séries éliminatoires comprises.',
  },
  venues: {
    title: 'Stades',
    description: `Tous les stades ${league.of} : surface, capacité et lieu.`,
    map: 'Carte des stades par longitude et latitude',
    openMap: 'Sur OpenStreetMap',
    city: 'Ville',
    surface: 'Surface',
    surfaces: { grass: 'Gazon naturel', turf: 'Gazon synthétique' },
    capacity: 'Capacité',
    opened: 'Ouverture',
  },
});
