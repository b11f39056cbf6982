import type { Messages } from '../en/index.ts';
import type { LeagueWords } from '../league.ts';

type People = ReturnType<typeof import('../en/people.ts').people>;

/** What the pages of clubs, players and referees say. */
export const people = (league: LeagueWords): Pick<Messages, keyof People> => ({
  positions: { Goalkeeper: 'Gardien', Defender: 'Défenseur', Midfielder: 'Milieu', Forward: 'Attaquant' },
  areas: {
    attack: 'Attaque',
    creativity: 'Création',
    possession: 'Possession',
    defending: 'Défense',
    discipline: 'Discipline',
  },
  figures: {
    appearances: { short: 'MJ', long: 'Matchs joués' },
    minutes: { short: 'Min', long: 'Minutes' },
    goals: { short: 'B', long: 'Buts' },
    assists: { short: 'PD', long: 'Passes décisives' },
    xg: { short: 'xG', long: 'Buts attendus' },
    shots: { short: 'T', long: 'Tirs, sans les tirs bloqués' },
    shots_on_target: { short: 'TC', long: 'Tirs cadrés' },
    key_passes: { short: 'PC', long: 'Passes clés' },
    pass_accuracy: { short: 'Passes %', long: 'Précision des passes, %' },
    tackles_won: { short: 'Tac', long: 'Tacles réussis' },
    interceptions: { short: 'Int', long: 'Interceptions' },
    saves: { short: 'Arr', long: 'Arrêts' },
    yellow_cards: { short: 'CJ', long: 'Cartons jaunes' },
    red_cards: { short: 'CR', long: 'Cartons rouges' },
    rating: { short: 'Note', long: 'Note, de 0 à 10' },
  },
  metrics: {
    goals: 'Buts',
    shots_on_target: 'Tirs cadrés',
    shots: 'Tirs',
    shots_unblocked: 'Tirs, sans les tirs bloqués',
    assists: 'Passes décisives',
    fouls_won: 'Fautes subies',
    pass_accuracy: 'Précision des passes',
    goals_prevented: 'Buts évités',
    tackles_won: 'Tacles réussis',
    goals_conceded: 'Buts accordés',
    fouls_committed: 'Fautes commises',
    yellow_cards: 'Cartons jaunes',
    red_cards: 'Cartons rouges',
    offsides: 'Hors-jeu',
  },
  players: {
    title: (season) => `Joueurs de ${season}`,
    description: (season) =>
      `Tous les joueurs de la saison ${season} ${league.of}, avec statistiques et note.`,
    playerDescription: (name) => `${name} ${league.in} : chaque saison, avec la note.`,
    count: (players) => `${players} joueurs`,
    born: (year) => `année de naissance : ${year}`,
    playoffsIncluded: 'Séries éliminatoires comprises. Un tiret : inconnu.',
    rating: (season) => `Note en ${season}`,
    rank: (rank, season) => `nᵒ ${rank} en ${season}`,
    notEligible: 'trop peu de minutes pour être classé',
    areasNote: (position, season) =>
      `De 0 à 100 parmi les joueurs de la position (${position.toLowerCase()}) en ${season}; le trait marque le milieu.`,
    inputs: 'Ce qui compose la note',
  },
  clubs: {
    title: 'Clubs',
    description: `Tous les clubs ${league.of} depuis ${league.since}, actuels et passés.`,
    clubDescription: (name, city) =>
      `${name}, ${city} : saison par saison, résultats et matchs à venir, adversaires et effectif.`,
    seasons: 'Saison par saison',
    city: 'Ville',
    venue: 'Stade',
    founded: 'Fondation',
    foundedIn: (year) => `fondé en ${year}`,
    formerly: (names) => `auparavant ${names}`,
    formerBelow: 'Sous la ligne : les clubs qui ne jouent pas cette saison.',
    averageAttendance: 'Assistance moyenne à domicile',
    record: 'À domicile et à l’extérieur, séries exclues',
    against: 'Contre chaque club',
    matchesOf: (season) => `Résultats et matchs à venir de ${season}`,
    squads: 'Effectifs',
    squadsNote:
      'Les chiffres sont ceux de toute la saison et de toute la ligue, séries comprises : ceux d’un joueur qui a changé de club ne valent pas pour ce seul club. Un tiret : inconnu.',
    squad: (season) => `Effectif de ${season}`,
    subscribe: 'S’abonner au calendrier',
  },
  referees: {
    title: 'Arbitres',
    description: `Les arbitres ${league.of}, leurs matchs et leurs cartons par match.`,
    yellow: 'Cartons jaunes par match',
    red: 'Cartons rouges par match',
    last: 'Dernier match',
  },
});
