import type { PageName } from '../page-kinds.ts';

/** Words by language. `{league}` becomes the short name of the league. */
interface Words {
  readonly english: string;
  readonly french?: string;
}

const pages: Readonly<Partial<Record<PageName, Words>>> = {
  home: {
    english: 'live scores today now news {league}',
    french: 'en direct aujourd’hui nouvelles',
  },
  season: {
    english:
      'who is top table standings league ladder ranking points race tie breaker tie-breaker tiebreak ' +
      'playoffs play-offs postseason bracket penalties shootout rules format attendance crowds',
    french: 'classement tableau éliminatoires séries tirs au but règlement formule affluence spectateurs',
  },
  matches: {
    english:
      'fixtures schedule results calendar upcoming next last week games ' +
      'today tonight ical ics subscribe',
    french: 'matchs calendrier résultats programme prochains semaine abonnement ce soir',
  },
  seasons: {
    english: 'champions winners titles honours awards trophy history north star player of the year mvp',
    french: 'palmarès trophées prix histoire saisons gagnants',
  },
  clubs: {
    english: 'teams head to head h2h derby derbies rivalry rivalries squads coach coaches manager managers',
    french: 'équipes face à face confrontations effectifs rivalités entraîneur entraîneurs',
  },
  leaders: {
    english:
      'top scorers goalscorers golden boot leaders leaderboards most goals assists passes minutes ' +
      'yellow red cards saves clean sheets goalkeepers stats statistics',
    french:
      'meilleur buteur meilleurs buteurs marqueurs meneurs passeurs soulier d’or cartons gardiens arrêts statistiques buts',
  },
  players: {
    english: 'transfers',
    french: 'joueurs transferts',
  },
  compare: {
    english: 'comparison versus',
    french: 'comparer comparaison',
  },
  forecasts: {
    english:
      'predictions odds chances probabilities projections elo strength force ' +
      'power rankings who will win magic number',
    french: 'prévisions pronostics cotes probabilités nombre magique',
  },
  'what-if': {
    english: 'simulator simulation scenario play out what if',
    french: 'simulateur scénario et si',
  },
  'forecast-record': {
    english: 'accuracy calibration brier track record reliability',
    french: 'exactitude fiabilité',
  },
  records: {
    english:
      'hat trick hat-trick biggest win largest victory highest scoring most goals streak ' +
      'unbeaten run comeback all time record crowd',
    french: 'triplé coup du chapeau plus large victoire série invaincu',
  },
  upsets: {
    english: 'biggest upset surprise underdog shock',
    french: 'exploit surprises',
  },
  referees: {
    english: 'officials refs red cards',
    french: 'arbitre arbitres cartons rouges',
  },
  venues: {
    english: 'stadiums grounds map where',
    french: 'stades terrains carte',
  },
  data: {
    english: 'download csv excel spreadsheet parquet json dataset open data zip export exports google sheets',
    french: 'télécharger données tableur exporter exportation',
  },
  docs: {
    english:
      'documentation developers endpoints rest limits caching glossary api key authentication ' +
      'cors pagination cache etag openapi swagger schema graphql',
    french: 'développeurs',
  },
  sql: {
    english: 'query database sqlite',
    french: 'requête base de données',
  },
  ratings: {
    english: 'player rating expected goals xg how calculated method note',
    french: 'buts attendus calcul',
  },
  quality: {
    english: 'completeness integrity coverage missing corrections',
    french: 'qualité couverture',
  },
  status: {
    english: 'uptime health feed outage',
    french: 'état panne',
  },
  about: {
    english: 'licence license contact attribution sources embed share widget report error iframe',
    french: 'à propos signaler erreur partager',
  },
  'client-packages': {
    english: 'python pip pandas npm typescript javascript library sdk package packages',
  },
  errors: {
    english: '400 404 429 too many requests',
  },
  models: {
    english: 'mcp llm chatgpt claude assistant tools',
  },
  changelog: {
    english: 'changes versions new',
    french: 'nouveautés',
  },
  recipes: {
    english: 'examples tutorial notebook r stats code',
  },
};

const endpoints: Readonly<Record<string, Words>> = {
  '/live/events': {
    english: 'webhooks webhook notify notifications push server-sent events sse stream streaming',
  },
};

/** What readers look for and no page has. */
export const wordsForMissing =
  'injuries injury suspensions suspended tv television broadcast stream streaming tickets salary salaries line-up lineup ' +
  'line-ups lineups blessures blessés suspensions télé diffusion billets billetterie salaires compositions';

/** Returns other words for a page, in all languages: a reader may type those of the other. */
export function wordsForPage(page: PageName, league: string): string {
  return joined(pages[page]).replace('{league}', league);
}

/** Returns other words for an endpoint by its path. */
export function wordsForEndpoint(path: string): string {
  return joined(endpoints[path]);
}

/** Returns other words for all endpoints. */
export function wordsForEndpoints(): string {
  return Object.keys(endpoints).map(wordsForEndpoint).join(' ');
}

function joined({ english = '', french = '' }: Partial<Words> = {}): string {
  return `${english} ${french}`.trim();
}
