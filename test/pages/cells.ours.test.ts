import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { printed } from '../../src/site/links.ts';
import { nameOfPlayer } from '../../src/site/lookups/player-lookups.ts';
import { statisticNames } from '../../src/site/names.ts';
import { translator } from '../../src/site/words.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { figureIn, type Json, type PageTable, pageTablesOf, standingFields } from '../support/page-tables.ts';
import { english } from '../support/site.ts';
import { ours, tables } from '../support/tables.ts';

const { readPage } = builtPagesOf(ours);
const { contentOf, pagesOf, panelOn, rowsIn, tableOn, tablesOn } = pageTablesOf(ours);

const t = translator('en', { name: 'League', first_season: 2019, season_first_month: 1 });

/** The fields behind the columns of figures, by the full heading of the column. */
const squadFields = {
  'Matches played': 'appearances',
  Minutes: 'minutes',
  Goals: 'goals',
  Assists: 'assists',
  'Rating, 0 to 10 among players of the position': 'rating',
};
const playerFields = {
  ...squadFields,
  'Shots on target': 'shots_on_target',
  'Pass accuracy, %': 'pass_accuracy',
  'Tackles won': 'tackles_won',
  'Yellow cards': 'yellow_cards',
  'Red cards': 'red_cards',
};

/** Returns the rating of a row as pages show it, with one decimal. */
const ratingIn = (row: Json | undefined) =>
  row?.rating === null ? null : Number(english.format.number(Number(row?.rating), 1));

/** The id in the address of a player's page: the feed's, which the name follows, or one of ours, which ends with it. */
const idIn = (link: string) => /^\/players\/([0-9a-f]{32}(?=-)|[^/]+)/.exec(link)?.[1];
/** Returns the name that pages have of somebody: of a player, that of their own page. */
const nameOn = (name: unknown, player_id: unknown) =>
  nameOfPlayer(tables, { player_id: player_id === null ? null : String(player_id), name: String(name) });
/** Whether a row of a page is a player's: each has a link to a page. */
const isPlayer = ({ player_id }: Json, link: string) => idIn(link) === player_id;
const slugOf = ({ date, home_club, away_club }: Json) => `/matches/${date}-${home_club}-${away_club}`;

/** Compares the figures of each row with those of its row in the linked file; a page may leave out empty columns. */
function expectFigures(
  { rows, files, caption }: PageTable,
  fields: Readonly<Record<string, string>>,
  isRow: (row: Json, link: string, texts: Readonly<Record<string, string>>) => boolean,
): void {
  const published = rowsIn(files[0]);
  expect(rows.length, caption).toBeGreaterThan(0);
  for (const { link, texts } of rows) {
    const row = published.find((one) => isRow(one, link, texts));
    const shown = Object.entries(fields).filter(([heading]) => heading in texts);
    const figures = shown.map(([heading]) => [heading, figureIn(texts[heading])]);
    const expected = shown.map(([heading, field]) => [
      heading,
      field === 'rating' ? ratingIn(row) : row?.[field],
    ]);
    expect(figures, `${caption}: ${link}`).toEqual(expected);
  }
}

it('each cell is that of the linked file in tables of seasons, with every club', () => {
  const pages = [...pagesOf('season'), ...pagesOf('home')];
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const table = tableOn(page, 'Table');
    expectFigures(table, standingFields, ({ club }, link) => link === `/clubs/${club}`);
    expect(table.rows.length).toBe(rowsIn(table.files[0]).length);
    expect(Object.keys(table.rows[0]?.texts ?? {})).toEqual(
      expect.arrayContaining(['Played', 'Goal difference', 'Points']),
    );
  }
});

it('each cell is that of the linked file in lists of players, with every player', () => {
  for (const page of pagesOf('season-players')) {
    const table = tableOn(page, /^(Players|Scorers) of/);
    expectFigures(table, playerFields, isPlayer);
    expect(table.rows.length).toBe(rowsIn(table.files[0]).length);
  }
  // Players with many seasons, and some with few.
  const players = pagesOf('player').toSorted((a, b) => a.bytes - b.bytes);
  for (const page of [...players.slice(-5), ...players.slice(0, 5)]) {
    const table = tableOn(page, 'Season by season');
    expectFigures(table, playerFields, ({ season }, link) => link === `/players/${season}`);
    expect(table.rows.length).toBe(rowsIn(table.files[0]).length);
  }
});

it('each cell is that of the linked file in the leaders and honours of seasons', () => {
  const pages = [...pagesOf('season'), ...pagesOf('home')];
  const leaders = pages.flatMap((page) => ['goals', 'assists'].flatMap((id) => panelOn(page, id) ?? []));
  expect(leaders.length).toBeGreaterThan(10);
  for (const { items, files } of leaders) {
    const published = rowsIn(files[0]).slice(0, items.length);
    expect(items.map(({ figure }) => figureIn(figure))).toEqual(published.map(({ value }) => value));
    for (const { link, figure } of items) {
      const row = published.find(({ player_id }) => player_id !== null && player_id === idIn(link));
      if (row) expect(figureIn(figure)).toBe(row.value);
    }
  }
  const honours = pagesOf('season').flatMap((page) => panelOn(page, 'honours') ?? []);
  expect(honours.length).toBeGreaterThan(5);
  for (const { terms, files } of honours) {
    const published = Map.groupBy(
      rowsIn(files[0]),
      ({ honour, recipients, recipients_known: known }) =>
        `${printed(String(honour))}${recipients === null || recipients === known ? '' : ` (${known} of ${recipients} known)`}`,
    );
    const winners = terms.map(([honour, ...texts]) => [honour, ...texts.map((text) => text.split(', ')[0])]);
    expect(winners).toEqual(
      [...published].map(([honour, rows]) => [
        honour,
        ...rows.map(({ recipient, player_id }) => printed(nameOn(recipient, player_id)).split(', ')[0]),
      ]),
    );
  }
});

it('each cell is that of the linked file in squads, with every player of the club', () => {
  const squads = pagesOf('club-season').flatMap((page) =>
    tablesOn(page)
      .filter(({ caption }) => caption.startsWith('Squad of'))
      .map((squad) => ({ ...squad, club: page.address.split('/').at(-2) })),
  );
  expect(squads.length).toBeGreaterThan(30);
  for (const squad of squads) {
    const [answer, all] = squad.files;
    const isMember = ({ clubs }: Json) => (clubs as Json[]).some((stint) => stint.club === squad.club);
    const members = rowsIn(all).filter(isMember);
    expect(squad.rows.map(({ link }) => idIn(link) ?? null).toSorted(), squad.caption).toEqual(
      members.map(({ player_id }) => player_id).toSorted(),
    );
    expect(new Set(members)).toEqual(new Set(rowsIn(answer)));
    const memberOf = ({ link }: PageTable['rows'][number]) => members.find((row) => isPlayer(row, link));
    const clubsOf = (row: PageTable['rows'][number]) => (memberOf(row)?.clubs ?? []) as Json[];
    const stayed = squad.rows.filter((row) => clubsOf(row).length === 1);
    expectFigures({ ...squad, rows: stayed }, squadFields, isPlayer);
    for (const row of squad.rows.filter((one) => !stayed.includes(one))) {
      const { link, texts } = row;
      const stint = clubsOf(row).find(({ club }) => club === squad.club);
      expect([texts['Matches played'], texts.Minutes, texts.Goals].map(figureIn), link).toEqual([
        stint?.appearances,
        stint?.minutes,
        stint?.goals,
      ]);
      expect(figureIn(texts['Rating, 0 to 10 among players of the position'])).toBe(ratingIn(memberOf(row)));
    }
  }
});

it('each cell is that of the linked file in lists of matches', () => {
  for (const page of pagesOf('head-to-head')) {
    const { items = [], files } = panelOn(page, 'meetings') ?? {};
    const published = new Map(rowsIn(files?.[0]).map((row) => [slugOf(row), row]));
    expect(items.length, page.file).toBe(published.size);
    for (const { link, note, figure } of items) {
      const { home_goals, away_goals, home_penalties, away_penalties, date } = published.get(link) ?? {};
      const penalties = home_penalties === null ? '' : ` (${home_penalties}–${away_penalties})`;
      const result = home_goals === null ? '' : `${home_goals}–${away_goals}${penalties}`;
      const day = english.format.date(String(date));
      expect([note.split(' · ')[0], figure], `${page.file}: ${link}`).toEqual([day, result]);
    }
  }
});

it('each cell is that of the linked file in lists of referees, venues, clubs and seasons', () => {
  const cases = [
    [
      'referees',
      {
        Matches: 'matches',
        [t('Yellow cards per match')]: 'yellow_cards_per_match',
        [t('Red cards per match')]: 'red_cards_per_match',
      },
      'Referee',
    ],
    ['venues', { Capacity: 'capacity', Opened: 'opened', Matches: 'matches_hosted' }, 'Venue'],
    ['clubs', { Founded: 'founded' }, 'Club'],
  ] as const;
  for (const [template, fields, heading] of cases) {
    // Referees with few matches have a table of their own.
    const all = pagesOf(template).flatMap(tablesOn);
    const [table] = all;
    if (!table) throw new Error(`${template} has no table`);
    const shown = all
      .flatMap(({ rows }) => rows)
      .map(({ texts }) => [
        // The list of clubs has former names below the present one.
        texts[heading]?.replace(/\s*formerly .*/, ''),
        ...Object.keys(fields).map((name) => figureIn(texts[name])),
      ]);
    const published = rowsIn(table.files[0]).map((row) => [
      printed(String(row.name ?? row.short_name ?? t('Name not known'))),
      ...Object.values(fields).map((field) => row[field]),
    ]);
    // Two referees have no name.
    const inOrder = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(inOrder(shown), template).toEqual(inOrder(published));
  }
  const [seasons] = pagesOf('seasons').flatMap(tablesOn);
  if (!seasons) throw new Error('there is no table of seasons');
  expectFigures(
    seasons,
    { Matches: 'matches_finished' },
    ({ season }, link) => link === `/seasons/${season}`,
  );
});

it('each cell is that of the linked file in the coverage by season', () => {
  const [page] = pagesOf('status');
  if (!page) throw new Error('there is no page on the status');
  const { rows, files } = tableOn(page, 'Coverage by season');
  for (const { texts } of rows) {
    const season = rowsIn(files[0]).find((row) => String(row.season) === texts.Season);
    const { Season: _, ...cells } = texts;
    const shown = Object.values(cells).map((text) => figureIn(text.replace(/[%<>\u00a0]/g, '')));
    const shares = Object.values((season?.coverage ?? {}) as Record<string, number | null>);
    expect(shown.length).toBe(shares.length);
    shares.forEach((share, index) => {
      const cell = shown[index] ?? null;
      if (share === null) expect(cell).toBeNull();
      else expect(Math.abs((cell ?? Number.NaN) - share * 100)).toBeLessThan(1);
    });
  }
});

const bySeason = Map.groupBy(pagesOf('match'), ({ address }) => address.split('/')[2]?.slice(0, 4));
const sample = [...bySeason.values()].flatMap((pages) =>
  [0, 1 / 2, 1].map((share) => pages[Math.floor(share * (pages.length - 1))]),
);

it('the statistics of a match are those of the linked file', () => {
  let compared = 0;
  for (const page of sample) {
    const text = readPage(page?.file ?? '');
    const document = parseDocument(text);
    const [bars] = DomUtils.findAll(({ attribs }) => attribs.class === 'facing', document.children);
    if (!bars) continue;
    const [, source] = /href="(\/data\/v1\/matches\/[^/"]+\.json)"/.exec(text) ?? [];
    const { team_stats } = contentOf(source) as { team_stats: Record<string, Record<string, number>> };
    const texts = (name: string) =>
      DomUtils.getElementsByTagName(name, bars).map((one) => DomUtils.textContent(one));
    const figures = texts('dd');
    for (const [index, label] of texts('dt').entries()) {
      const field = Object.entries(statisticNames).find(([, name]) => name === label)?.[0] ?? '';
      // Expected goals have two decimals; shares are whole, and other figures are so anyway.
      const tolerance = field === 'xg' ? 0.0051 : 0.51;
      for (const [side, place] of [
        ['home', 0],
        ['away', 2],
      ] as const) {
        const shown = figureIn(figures[index * 3 + place]);
        const published = team_stats[side]?.[field] ?? null;
        const difference =
          shown === published ? 0 : Math.abs((shown ?? Number.NaN) - (published ?? Number.NaN));
        expect(difference, `${page?.file}: ${label}, ${side}`).toBeLessThan(tolerance);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});
