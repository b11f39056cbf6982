import { describe, expect, it } from 'vitest';
import { hasResult } from '../../../src/derive/matches.ts';
import { matchHeadline } from '../../../src/site/match/match-headline.ts';
import { upsets } from '../../../src/site/match/surprises.ts';
import { english, french } from '../../support/site.ts';
import { tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const results = tables.rows('matches').filter(hasResult);
const headlineOn = (date: string, home_club: string) =>
  matchHeadline(english, the(results, { date, home_club }));

describe.for([english, french])('headlines, $language', (site) => {
  const headlines = results.flatMap((match) => matchHeadline(site, match) ?? []);

  it('are news: a minority of results has one, and none is on more than 60 of them', () => {
    expect(headlines.length).toBeGreaterThan(results.length / 10);
    expect(headlines.length).toBeLessThan(results.length / 2);
    const counts = [...Map.groupBy(headlines, (headline) => headline).values()].map(({ length }) => length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60);
    const kinds = Map.groupBy(headlines, (headline) => headline.replaceAll(/\d+|^\p{Lu}\S*/gu, '…'));
    expect(Math.max(...[...kinds.values()].map(({ length }) => length))).toBeLessThanOrEqual(60);
  });

  it('are sentences without a gap', () => {
    for (const headline of headlines) {
      expect(headline).toMatch(/^\p{Lu}/u);
      expect(headline).not.toMatch(/[{}#]| {2}|undefined|NaN|null|\b1 (?:matches|goals|buts|matchs)/);
    }
  });
});

it('a headline says the first that is true', () => {
  expect(headlineOn('2025-11-09', 'atletico-ottawa')).toBe('Atlético are the champions of 2025');
  expect(headlineOn('2026-08-07', 'forge-fc')).toBe('Vancouver won at 10%: the biggest upset since 2019');
});

it('a match that was won on penalties has a headline', () => {
  const byPenalties = results.filter(({ win_reason }) => win_reason === 'Penalties');
  expect(byPenalties.length).toBeGreaterThan(0);
  for (const match of byPenalties) expect(matchHeadline(english, match), match.date).toBeDefined();
  expect(headlineOn('2025-10-22', 'hfx-wanderers-fc')).toBe('York United won on penalties');
});

it('a headline of an upset is on every win below a chance of a fifth that decided nothing', () => {
  const unlikely = upsets(tables).filter(({ chance }) => chance < 0.2);
  expect(unlikely.length).toBeGreaterThan(5);
  for (const { match } of unlikely) {
    expect(matchHeadline(english, match)).toMatch(
      / won (?:at|with a chance of) (?:1\d|20)%|champions|secured/,
    );
  }
});

it('a headline of a comeback says how many goals the side was behind, two or more', () => {
  const comebacks = results.flatMap((match) => {
    const headline = matchHeadline(english, match);
    return headline?.includes(' down and ') ? [{ match, headline }] : [];
  });
  expect(comebacks.length).toBeGreaterThan(5);
  for (const { match, headline } of comebacks) {
    const goals = tables.rows('goals', match.season).filter(({ match_id }) => match_id === match.match_id);
    const margins = goals.toSorted(
      (a, b) => (a.minute ?? 0) - (b.minute ?? 0) || (a.added_minute ?? 0) - (b.added_minute ?? 0),
    );
    let lead = 0;
    let least = 0;
    let most = 0;
    for (const { side } of margins) {
      lead += side === 'home' ? 1 : -1;
      least = Math.min(least, lead);
      most = Math.max(most, lead);
    }
    const behind =
      match.winner === match.home_club
        ? -least
        : match.winner === match.away_club
          ? most
          : Math.max(-least, most);
    const words = new Map([
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(headline, match.match_id).toContain(` ${words.get(behind) ?? behind} down and `);
    expect(behind).toBeGreaterThanOrEqual(2);
  }
});

it('a headline of a first match is of a scorer whom no line-up, list or goal has before', () => {
  const said = results.flatMap((match) => {
    const [, name] = / ?(.+) scored in their first match/.exec(matchHeadline(english, match) ?? '') ?? [];
    return name === undefined ? [] : [{ match, name }];
  });
  expect(said.length).toBeGreaterThan(5);
  for (const { match, name } of said) {
    const goals = tables.rows('goals', match.season).filter(({ match_id }) => match_id === match.match_id);
    const goal = goals.find(({ player }) => player === name);
    const isOfPlayer = (row: { player_id: string | null }) => row.player_id === goal?.player_id;
    const dated = [...tables.rows('goals'), ...tables.rows('appearances')].filter(isOfPlayer);
    for (const { date } of dated) expect(date >= match.date, name).toBe(true);
    for (const row of tables.rows('players').filter(isOfPlayer))
      expect(row.season, name).toBeGreaterThanOrEqual(match.season);
    // In the first matches of the league everyone played their first.
    const [first] = tables
      .rows('matches', 2019)
      .filter((row) => [row.home_club, row.away_club].includes(goal?.club ?? ''));
    expect(match.match_id, name).not.toBe(first?.match_id);
  }
});
