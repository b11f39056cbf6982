import type { League } from '../../records/league-schema.ts';
import type { PageName } from '../page-kinds.ts';
import type { Text } from '../words.ts';

/** Words by language. `{league}` becomes the short name of the league. */
interface Words {
  readonly english: string;
  readonly french?: string;
}

const pages: Readonly<Partial<Record<PageName, Words>>> = {
  home: {
    english: 'live scores livescore today now news {league}',
    french: 'en direct aujourd’hui nouvelles',
  },
  season: {
    english:
      'who is top table standings league ladder ranking points race tie breaker tie-breaker tiebreak ' +
      'playoffs play-offs postseason bracket penalties shootout rules format attendance crowds',
    french:
      'classement tableau éliminatoires séries tirs au but règlement règles départage bris d’égalité formule ' +
      'affluence assistance foules spectateurs',
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
      'yellow red card cards saves clean sheets goalkeepers stats statistics',
    french:
      'meilleur buteur meilleurs buteurs marqueurs meneurs passeurs soulier d’or cartons gardiens arrêts statistiques buts',
  },
  players: {
    english: '',
    french: 'joueurs',
  },
  compare: {
    english: 'comparison versus',
    french: 'comparer comparaison',
  },
  forecasts: {
    english:
      'predictions odds betting chances probabilities projections elo strength force ' +
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
    french: 'triplé coup tour du chapeau plus large victoire série invaincu',
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
    english: 'licence license contact attribution sources embed widget report error iframe',
    french: 'à propos signaler erreur',
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

/** An answer in a line, with the part of the page about the site that says more. */
interface ShortAnswer extends Words {
  readonly title: Text;
  readonly part: string;
  /** The names in `without_data` of `league.json` that find it too. */
  readonly names?: keyof NonNullable<League['without_data']>;
}

/** What the search answers in a line. */
export const shortAnswers: readonly ShortAnswer[] = [
  {
    title: 'Share: the button at the top of each page',
    part: 'embed',
    english: 'sharing post link tweet picture image screenshot',
    french: 'partager partage lien',
  },
  {
    title: 'Line-ups: few are known',
    part: 'missing',
    english: 'lineup lineups starting eleven xi formation formations',
    french: 'composition compositions alignement alignements',
  },
  {
    title: 'No data on injuries',
    part: 'missing',
    english: 'injury injured',
    french: 'blessures blessure blessés',
  },
  {
    title: 'No data on suspensions',
    part: 'missing',
    english: 'suspended bans',
    french: 'suspendu suspendus',
  },
  {
    title: 'No data on TV and streams',
    part: 'missing',
    english: 'television broadcast broadcasts channel watch live stream streaming highlights',
    french: 'télé télévision diffusion diffusions chaîne regarder',
    names: 'broadcasters',
  },
  {
    title: 'No data on tickets',
    part: 'missing',
    english: 'ticket prices seats',
    french: 'billets billetterie',
  },
  {
    title: 'No data on salaries',
    part: 'missing',
    english: 'salary wages contract contracts budget cap',
    french: 'salaires salaire contrats',
  },
  {
    title: 'No data on transfers',
    part: 'missing',
    english: 'transfer signings rumours',
    french: 'transferts signatures',
  },
  {
    title: 'No data on other competitions',
    part: 'missing',
    english: 'championship cup',
    french: 'championnat coupe',
    names: 'competitions',
  },
];

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
