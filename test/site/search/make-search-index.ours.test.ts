import { expect, it } from 'vitest';
import { createSearch } from '../../../src/site/script/search-engine.ts';
import { makeSearchIndex } from '../../../src/site/search/make-search-index.ts';
import { english, french } from '../../support/site.ts';

const search = createSearch(makeSearchIndex(english));
const searchFrench = createSearch(makeSearchIndex(french));
const currentSeason = `/fr/saisons/${english.currentSeason}`;
const seasonPage = `/seasons/${english.currentSeason}`;

/** What readers type, by the address that they mean. */
const queries = {
  '/clubs/forge-fc': 'forge, Forge FC, hamilton, smyrniotis',
  '/clubs/atletico-ottawa': 'atletico, Atlético, ottawa',
  '/clubs/inter-toronto-fc': 'York United, york9, toronto',
  '/clubs/hfx-wanderers-fc': 'HFX, halifax, wandrers',
  '/clubs/supra-du-quebec': 'montreal, supra, Supra du Québec',
  '/clubs': 'clubs, teams, équipes, head to head, h2h, derby, rivalry, coach',
  '/clubs/cavalry-fc/vs/forge-fc': 'forge cavalry, cavalry v forge, calgary hamilton',
  '/clubs/atletico-ottawa/vs/forge-fc': 'forge vs ottawa, ottawa contre forge',
  '/clubs/cavalry-fc/vs/fc-edmonton': 'al classico',
  '/clubs/forge-fc/vs/inter-toronto-fc': '905 derby, york forge derby',
  [seasonPage]:
    'table, standings, playoffs, play-offs, attendance, penalties, tie breaker, rules, classement, séries éliminatoires',
  [`${seasonPage}/matches`]: 'matches, fixtures, schedule, results, calendrier, next match, ical, tonight',
  '/seasons': 'champions, palmarès, awards, player of the year',
  '/seasons/2025': '2025, season 2025',
  '/seasons/2024': 'table 2024',
  '/seasons/2023/matches': 'results 2023, fixtures 2023',
  '/players': 'players, joueurs',
  '/leaders':
    'top scorers, golden boot, buteurs, goals, assists, clean sheets, leaderboards, yellow cards, card',
  '/players/compare': 'compare, compare players, comparer',
  '/forecasts': 'forecast, predictions, odds, prévisions, strength, who will win, magic number, betting',
  '/forecasts/what-if': 'what if, simulator, scénario',
  '/records': 'records, hat trick, hat-trick, biggest win, unbeaten',
  '/records/upsets': 'upsets, biggest upset, underdog',
  '/referees': 'referees, arbitres',
  '/venues': 'stadiums, stades, map',
  '/venues/starlight-stadium': 'starlight',
  '/matches/2023-10-28-forge-fc-cavalry-fc': 'final 2023, forge cavalry 2023',
  '/matches/2021-12-05-forge-fc-pacific-fc': 'pacific forge 2021 final',
  '/': 'live, live scores, en direct, cpl',
  '/data': 'download, csv, excel, export, google sheets',
  '/docs': 'api, rate limit, api key, authentication, cors, pagination, etag, swagger',
  '/docs/live-events': 'webhook, notify, notifications, sse, live events',
  '/docs/errors': 'errors, 429',
  '/docs/clients': 'python, npm, r package',
  '/ratings': 'expected goals, xg, player ratings',
  '/about': 'licence, contact, iframe',
  '/about#embed': 'share, partager',
  '/about#missing':
    'injuries, line-up, tv, stream, live stream, onesoccer, tickets, salary, wages, suspension, transfers, concacaf',
  '/docs/team-stats': 'team-stats',
  '/docs/matches#field-included-team_stats-team_stats-home-pass_accuracy': 'pass_accuracy',
};
const rows = Object.entries(queries).flatMap(([address, texts]) =>
  texts.split(', ').map((text) => [text, address] as const),
);

it.for(rows)('the search finds %s at %s first', ([text, address]) => {
  expect(search(text)[0]?.address).toBe(address);
});

it.for([
  ['salter', 'Samuel Salter'],
  ['bekker', 'Kyle Bekker'],
  ['carduci', 'Marco Carducci'],
  ['joao morelli', 'João Morelli Neto'],
])('the search finds the player of %s first: %s', ([text = '', name]) => {
  expect(search(text)[0]).toMatchObject({ kind: 'player', title: name });
});

it.for([
  ['saison 2025', '/fr/saisons/2025'],
  ['finale 2023', '/fr/matchs/2023-10-28-forge-fc-cavalry-fc'],
  ['buteurs', '/fr/meneurs'],
  ['meilleur buteur', '/fr/meneurs'],
  ['entraîneur', '/fr/clubs'],
  ['webhook', '/docs'],
  ['blessures', '/fr/a-propos#missing'],
  ['salaires', '/fr/a-propos#missing'],
  ['télé', '/fr/a-propos#missing'],
  ['billets', '/fr/a-propos#missing'],
  ['alignement', '/fr/a-propos#missing'],
  ['partager', '/fr/a-propos#embed'],
  ['tour du chapeau', '/fr/records'],
  ['tirs au but', currentSeason],
  ['affluence', currentSeason],
  ['assistance', currentSeason],
  ['règles', currentSeason],
  ['départage', currentSeason],
  ['top scorers', '/fr/meneurs'],
  ['classement', currentSeason],
  ['calendrier', `/fr/saisons/${english.currentSeason}/matchs`],
  ['données', '/data'],
  ['exporter', '/data'],
  ['buts', '/fr/meneurs'],
  ['ce soir', `/fr/saisons/${english.currentSeason}/matchs`],
  ['al classico', '/fr/clubs/cavalry-fc/contre/fc-edmonton'],
  ['forge contre cavalry', '/fr/clubs/cavalry-fc/contre/forge-fc'],
])('the search in French finds %s at %s first', ([text = '', address]) => {
  expect(searchFrench(text)[0]?.address).toBe(address);
});

it('the search finds the comparison of two players first', () => {
  const comparison = { kind: 'pair', title: 'Samuel Salter – Shaan Hundal' };
  for (const text of ['salter vs hundal', 'Samuel Salter v Shaan Hundal', 'salter hundal']) {
    expect(search(text)[0]).toMatchObject(comparison);
    expect(search(text)[0]?.address).toMatch(/^[/]players[/]compare[?]a=.*salter&b=.*hundal$/);
  }
  expect(searchFrench('salter contre hundal')[0]).toMatchObject(comparison);
});

it('the search finds what has some of the words where nothing has them all, else nothing', () => {
  expect(search('forge zzzzzz')[0]?.address).toBe('/clubs/forge-fc');
  expect(search('zzzzzz')).toEqual([]);
});

it('the search says what a club was called before, in the language of the page', () => {
  expect(search('york united')[0]?.note).toBe('formerly York United, York9');
  expect(searchFrench('york united')[0]?.note).toBe('auparavant York United, York9');
  expect(search('forge')[0]?.note).toBeUndefined();
});

it('the search says in a line what the service has no data of', () => {
  const first = (text: string) => search(text)[0]?.title;
  expect([first('salary'), first('injury'), first('onesoccer'), first('canadian championship')]).toEqual([
    'No data on salaries',
    'No data on injuries',
    'No data on TV and streams',
    'No data on other competitions',
  ]);
  expect(searchFrench('billets')[0]?.title).toBe('Aucune donnée sur les billets');
});
