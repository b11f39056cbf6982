import { describe, expect, it } from 'vitest';
import type { TableName } from '../../../src/records/published.ts';
import { headToHead } from '../../../src/resources/head-to-head.ts';
import { clubSides } from '../../../src/site/club/club-panels.ts';
import { averageCrowd, clubSeasons } from '../../../src/site/club/club-seasons.ts';
import { clubsById, playersById } from '../../../src/site/lookups/by-id.ts';
import { expectedGoalsOf, standingsOf } from '../../../src/site/lookups/seasons.ts';
import { matchPage } from '../../../src/site/match/match-page.ts';
import { playerPage } from '../../../src/site/player/player-page.ts';
import { leadersPanel } from '../../../src/site/season/season-leaders.ts';
import { seasonPage } from '../../../src/site/season/season-page.ts';
import type { Site } from '../../../src/site/site.ts';
import { english, french } from '../../support/site.ts';
import { answer, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

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

describe('xG', () => {
  it('is called an estimate, with a link to how it is made, wherever a page has it', () => {
    const match = the(tables.rows('matches', 2025), { date: '2025-11-09' });
    for (const page of [
      matchPage(english, match),
      seasonPage(english, 2025),
      { content: clubSeasons(english, teamOf('forge-fc')) },
    ]) {
      expect(String(page.content)).toContain('xG (estimate)');
      expect(String(page.content)).toContain('href="/ratings#xg"');
      expect(String(page.content)).not.toContain('Expected goals');
    }
    expect(String(matchPage(french, match).content)).toContain('xG (estimation)');
  });

  it('of a club says in how many of its matches it is, and so does the table of the season', () => {
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
});

describe('matches at neutral venues', () => {
  it('are not among the home matches of an attendance', () => {
    // 13 matches at home are known; 7,218 watched York United in Québec City.
    expect(averageCrowd(english, 'inter-toronto-fc', 2025)).toBe(1658);
  });

  it('are beside those at home and away on the page of a club, and in its sums against another', () => {
    expect(shown(clubSides(english, teamOf('inter-toronto-fc')))).toContain('At neutral venues');
    const { overall, home, away, neutral } = answer(headToHead, { team: 'forge-fc', opponent: 'cavalry-fc' });
    expect(neutral.played).toBeGreaterThan(0);
    expect(home.played + away.played + neutral.played).toBe(overall.played);
  });
});

describe('the board of scorers', () => {
  it('says how many others have as many goals as the last shown, and how many goals have no scorer', () => {
    const season = english.currentSeason;
    const goals = tables
      .rows('players', season)
      .flatMap((row) => (row.goals ? [row.goals] : []))
      .sort((a, b) => b - a);
    const tied = goals.slice(5).filter((count) => count === goals[4]).length;
    const text = shown(leadersPanel(english, season, 'goals'));
    if (tied > 0) expect(text).toContain(`and ${tied} more with ${goals[4]}`);
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

  it('says nothing of a season whose scorers are all known', () => {
    expect(shown(leadersPanel(english, 2019, 'goals'))).not.toContain('no known scorer');
  });
});

it('a rating is a profile in hundredths, says what it does not measure, and in how many minutes', () => {
  const seasons = [...playersById(tables).values()].find((rows) => rows.at(-1)?.rating_eligible);
  const last = seasons?.at(-1);
  if (!seasons || !last) throw new Error('no player is rated');
  const { header, content } = playerPage(english, seasons);
  const profile = Math.round((last.rating ?? 0) * 10);
  expect(shown(header)).toContain(`profile in ${last.season}, 0 to 100 ${profile}`);
  expect(shown(header)).not.toContain('of 10');
  expect(shown(content)).toContain(`Profile ${profile} ·`);
  expect(shown(content)).toContain(`${english.format.number(last.minutes)} minutes`);
  expect(shown(content)).toContain('It does not measure what was achieved');
});
