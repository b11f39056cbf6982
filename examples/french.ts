/** The titles and descriptions of the recipes in French, by the English ones. */
export const recipesInFrench: Readonly<Record<string, string>> = {
  'Home advantage': 'L’avantage du terrain',
  'The title race of 2025': 'La course au titre de 2025',
  'A forecast of the next match day': 'Une prévision de la prochaine journée',
  'A bot that posts goals': 'Un robot qui annonce les buts',
  'Twenty questions to a model': 'Vingt questions à un modèle',
  'A model asks the service by the Model Context Protocol: its client needs the address of /mcp alone.':
    'Un modèle interroge le service par le Model Context Protocol : son client n’a besoin que de l’adresse /mcp.',
  'Each question is answered by one call of a tool, with the arguments that a model gives.':
    'Chaque question a sa réponse en un appel d’un outil, avec les arguments que donne un modèle.',
  'Attendances with DuckDB': 'Les assistances avec DuckDB',
  'Goals per match in R': 'Les buts par match en R',
  'A table in a spreadsheet': 'Un classement dans un tableur',
  'Results and goals at home and away by season, without matches at neutral venues.':
    'Résultats et buts à domicile et à l’extérieur par saison, sans les matchs sur terrain neutre.',
  'The points of the first four clubs, match by match, as a chart.':
    'Les points des quatre premiers clubs, match après match, en graphique.',
  'Goals as independent Poisson counts, from the results of the season so far.':
    'Les buts comme variables de Poisson indépendantes, d’après les résultats de la saison jusqu’ici.',
  'A baseline for better models: it knows no line-ups, injuries, rest or form, and is no advice to bet.':
    'Un point de départ pour de meilleurs modèles : il ne connaît ni compositions, ni blessures, ni repos, ni forme, et n’est pas un conseil de paris.',
  'The output is the forecast of 18 October 2025, from what was known before that day.':
    'Le résultat est la prévision du 18 octobre 2025, avec ce qui était connu avant ce jour.',
  'The published forecasts, recomputed': 'Les prévisions publiées, recalculées',
  'The strength of each club and the forecasts of a day, from the results before it.':
    'La force de chaque club et les prévisions d’un jour, d’après les résultats qui le précèdent.',
  'The output is that of 18 October 2025, with the published probabilities beside.':
    'Le résultat est celui du 18 octobre 2025, à côté des probabilités publiées.',
  'Follows the events of the matches and posts each goal once, with its scorer as soon as the feed names it.':
    'Suit les événements des matchs et annonce chaque but une fois, avec son buteur dès que le flux le nomme.',
  'The output is that of a replay of the final of 2025.':
    'Le résultat est celui d’une reprise de la finale de 2025.',
  'The mean attendance of each club at home, and its change, from the Parquet file of all matches.':
    'L’assistance moyenne de chaque club à domicile et son évolution, d’après le fichier Parquet de tous les matchs.',
  'Goals per match by season, and what a neutral venue costs the first-named club, in base R.':
    'Les buts par match et par saison, et ce qu’un terrain neutre coûte au club nommé en premier, en R de base.',
  'Import the table of a season as CSV into cell A1: in Google Sheets with =IMPORTDATA("…/api/v1/standings?season=2025&format=csv"), in Excel with Data → From Web, in LibreOffice with Sheet → Link to External Data.':
    'Importez le classement d’une saison en CSV dans la cellule A1 : dans Google Sheets avec =IMPORTDATA("…/api/v1/standings?season=2025&format=csv"), dans Excel par Données → À partir du web, dans LibreOffice par Feuille → Lien vers des données externes.',
  'Then these formulas summarise it.': 'Ces formules le résument ensuite.',
};
