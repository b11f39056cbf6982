import { expect, it } from 'vitest';
import { summariseReferees } from '../../src/derive/referees.ts';
import type { TableName } from '../../src/records/published.ts';
import { headToHead } from '../../src/resources/head-to-head.ts';
import { clubScorers, clubSides } from '../../src/site/club/club-panels.ts';
import { averageCrowd, clubSeasons } from '../../src/site/club/club-seasons.ts';
import { clubsById } from '../../src/site/lookups/club-lookups.ts';
import { expectedGoalsOf, standingsOf } from '../../src/site/lookups/season-standings.ts';
import { refereesPage } from '../../src/site/referee/referee-page.ts';
import { leadersPanel } from '../../src/site/season/season-leaders.ts';
import { seasonPage } from '../../src/site/season/season-page.ts';
import type { Site } from '../../src/site/site.ts';
import { english } from '../support/site.ts';
import { answer, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

const shown = (markup: unknown) =>
  String(markup)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const teamOf = (club_id: string) => the([...clubsById(tables).values()], { club_id });

/** Returns the site with the rows of a table in place of the published ones. */
function withRows(site: Site, table: TableName, rows: readonly object[]): Site {
  const rowsOf = (name: TableName, season?: number) => (name === table ? rows : tables.rows(name, season));
  return { ...site, tables: { ...tables, index: tables.index, rows: rowsOf as typeof tables.rows } };
}

it('xG of a club says in how many of its matches it is, and so does the table of the season', () => {
  const season = english.currentSeason;
  const partial = standingsOf(tables, season).find(
    ({ club, played }) => (expectedGoalsOf(tables, season).get(club)?.matches ?? played) < played,
  );
  if (!partial) throw new Error('no club has a match without statistics');
  const { matches } = expectedGoalsOf(tables, season).get(partial.club) ?? {};
  const share = `${matches} of ${partial.played}`;
  expect(shown(clubSeasons(english, teamOf(partial.club)))).toContain(`in ${share} matches.`);
  expect(shown(seasonPage(english, season).content)).toContain(`in ${share}`);
});

it('matches at neutral venues are not among the home matches of an attendance', () => {
  // 13 matches at home are known; 7,218 watched York United in Québec City.
  expect(averageCrowd(english.tables, 'inter-toronto-fc', 2025)).toBe(1658);
});

it('matches at neutral venues are beside those at home and away on the page of a club', () => {
  expect(shown(clubSides(english, teamOf('inter-toronto-fc')))).toContain('At neutral venues');
  const { overall, home, away, neutral } = answer(headToHead, { team: 'forge-fc', opponent: 'cavalry-fc' });
  expect(neutral.played).toBeGreaterThan(0);
  expect(home.played + away.played + neutral.played).toBe(overall.played);
});

it('the board of scorers says how many others have as many goals as the last shown', () => {
  const boards = tables.rows('seasons').map(({ season }) => {
    const goals = tables
      .rows('players', season)
      .flatMap((row) => (row.goals ? [row.goals] : []))
      .sort((a, b) => b - a);
    const least = goals[4];
    return { season, least, tied: goals.slice(5).filter((count) => count === least).length };
  });
  const boardsWithTies = boards.filter(({ tied }) => tied > 0);
  expect(boardsWithTies).not.toEqual([]);
  for (const { season, least, tied } of boardsWithTies)
    expect(shown(leadersPanel(english, season, 'goals'))).toContain(`and ${tied} more with ${least}`);
});

it('the scorers of a club have the names of their pages, and ties are said', () => {
  const text = shown(clubScorers(english, 'cavalry-fc', 2026));
  expect(text).toContain('and 1 more with 3');
  expect(shown(clubScorers(english, 'pacific-fc', 2023))).not.toContain('M. Bustos');
});

it('the list of referees says who shows the most cards in ten matches and more', () => {
  const often = summariseReferees(tables.rows('referees')).filter(({ matches }) => matches >= 10);
  const most = Math.max(...often.map((row) => row.yellow_cards_per_match ?? 0));
  const { name } = often.find((row) => row.yellow_cards_per_match === most) ?? {};
  expect(shown(refereesPage(english).content)).toContain(
    `${name} shows the most yellow cards: ${most.toFixed(2)}`,
  );
});

it('the board of scorers says how many goals have no known scorer', () => {
  const season = english.currentSeason;
  const text = shown(leadersPanel(english, season, 'goals'));
  const scored = tables
    .rows('matches', season)
    .reduce((sum, row) => sum + (row.home_goals ?? 0) + (row.away_goals ?? 0), 0);
  const known = tables.rows('goals', season).filter(({ player }) => player !== null);
  expect(text).toContain(`${scored - known.length} of ${scored} goals have no known scorer`);
  const fewer = withRows(english, 'goals', known.slice(1));
  expect(shown(leadersPanel(fewer, season, 'goals'))).toContain(
    `${scored - known.length + 1} of ${scored} goals`,
  );
});

it('the board of scorers says nothing of a season whose scorers are all known', () => {
  expect(shown(leadersPanel(english, 2019, 'goals'))).not.toContain('no known scorer');
});
