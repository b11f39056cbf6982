import { summariseReferees } from '../../derive/context.ts';
import { ascending } from '../../derive/order.ts';
import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { hasContent } from '../addresses.ts';
import { anchorOf } from '../docs/field-table.ts';
import { guidesOf } from '../docs/guides.ts';
import { fieldsOf } from '../docs/schema-fields.ts';
import { refereeAnchor } from '../links.ts';
import { clubsById, shortName } from '../lookups/clubs.ts';
import { matchSeasons, slugOfMatch } from '../lookups/matches.ts';
import { playersById, slugOfPlayer } from '../lookups/players.ts';
import { pageKinds } from '../page-kinds.ts';
import type { Route } from '../routes.ts';
import type { Site } from '../site.ts';
import type { SearchIndex } from './search-index.ts';

type Entries = SearchIndex[number]['entries'];

/** Returns what the search finds in the language of a site: every club under all its names, and what has a page. */
export function makeSearchIndex(site: Site): SearchIndex {
  const { tables, path, resources } = site;
  const docsPath = path({ page: 'docs' });
  // The pages for developers are in English alone.
  const isEnglish = site.language === 'en';
  return [
    { kind: 'club', address: `${path({ page: 'clubs' })}/`, entries: clubs(site) },
    { kind: 'season', address: `${path({ page: 'seasons' })}/`, entries: seasons(site) },
    { kind: 'player', address: `${path({ page: 'players' })}/`, entries: players(site) },
    {
      kind: 'venue',
      address: `${path({ page: 'venues' })}/`,
      entries: tables.rows('venues').map(({ venue_id, name, city }) => [name, venue_id, city]),
    },
    {
      kind: 'page',
      address: '',
      entries: [
        ...pageKinds
          .filter(({ name, label, menuRoute }) => label && !menuRoute && hasContent(name, tables))
          .filter(({ paths }) => isEnglish || paths.fr !== undefined)
          .map(({ name }) => [site.label(name), path({ page: name } as Route)] as const),
        ...(isEnglish ? guidesOf(site) : []).map(({ title, route }) => [title, path(route)] as const),
      ],
    },
    {
      kind: 'endpoint',
      address: `${docsPath}/`,
      entries: (isEnglish ? resources : []).map(({ name, path: endpoint }) => [
        endpoint,
        name,
        name.replaceAll('-', ' '),
      ]),
    },
    { kind: 'referee', address: path({ page: 'referees' }), entries: referees(site) },
    {
      kind: 'match',
      address: `${path({ page: 'match', slug: '' })}`,
      entries: tables
        .rows('matches')
        .toReversed()
        .map((match) => matchEntry(site, match)),
    },
    {
      kind: 'field',
      address: `${docsPath}/`,
      entries: isEnglish ? fields(site) : [],
    },
  ];
}

function clubs({ tables }: Site): Entries {
  return [...clubsById(tables).values()].map(({ club_id, name, short_name, acronym, city, former_names }) => [
    name,
    club_id,
    [short_name, acronym, city, ...former_names.map((former) => former.name)].join(' '),
  ]);
}

function seasons({ tables, t, seasonName }: Site): Entries {
  const champions = new Map(tables.rows('seasons').map(({ season, champion }) => [season, champion]));
  return matchSeasons(tables)
    .toReversed()
    .map((season) => {
      const champion = champions.get(season);
      const winner = champion ? `${t('Champion')} ${shortName(tables, champion, season)}` : '';
      return [t('{season} season', { season: seasonName(season) }), `${season}`, `${t('Table')} ${winner}`];
    });
}

function players({ tables }: Site): Entries {
  return [...playersById(tables)].map(([id, rows]) => {
    const latest = rows.at(-1);
    const names = new Set(rows.map(({ name }) => name));
    return [latest?.full_name ?? latest?.name ?? '', slugOfPlayer(tables, id), [...names].join(' ')];
  });
}

function referees({ tables }: Site): Entries {
  return summariseReferees(tables.rows('referees')).flatMap(({ name, short_name, referee_id }) => {
    const title = name ?? short_name;
    return title === null ? [] : [[title, `#${refereeAnchor(referee_id)}`] as const];
  });
}

function matchEntry(site: Site, match: Match): Entries[number] {
  const { tables, format } = site;
  const { home_club, away_club, home_goals, away_goals, season, stage, date } = match;
  const names = [home_club, away_club].map((club) => shortName(tables, club, season));
  const score = hasResult(match) ? format.score(home_goals, away_goals) : '–';
  const words = [home_club, away_club, stage === null ? '' : site.stageName(stage), site.seasonName(season)];
  return [`${names[0]} ${score} ${names[1]}, ${date}`, slugOfMatch(match), words.join(' ')];
}

/** Returns every name of a response field, at the first endpoint that has it. */
function fields({ tables, resources }: Site): Entries {
  const places = resources.flatMap(({ name, responseSchema }) =>
    fieldsOf(tables.league, responseSchema).map(
      ({ path }) => [path.replace(/^.*[.]/, ''), `${name}#${anchorOf(path)}`] as const,
    ),
  );
  return [...new Map(places.reverse())].sort(([a], [b]) => ascending(a, b));
}
