import { describe, expect, it } from 'vitest';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Match } from '../../src/records/match.ts';
import type { Player } from '../../src/records/player.ts';
import { pointsIn } from '../../src/records/season-rules.ts';
import { formatsOf } from '../../src/site/formats.ts';
import { builtWorlds } from '../support/built-worlds.ts';
import { figureIn, type Json, type PageRow, pageTablesOf, standingFields } from '../support/page-tables.ts';

/** A finished match. */
type Result = Match & { readonly home_goals: number; readonly away_goals: number };

/** Returns whether a match counts for the attendance of its home club. */
const hasHomeCrowd = ({ attendance, neutral }: Result) => attendance !== null && !neutral;

const isOf = (club: string) => (match: Result) => match.home_club === club || match.away_club === club;

const figures = ({ texts }: PageRow, ...headings: string[]) =>
  // A column of which no row has a value is left out.
  headings.map((heading) => figureIn(texts[heading] ?? '–'));
const resultsOf = (row: PageRow) => [...figures(row, 'Wins', 'Draws', 'Losses'), row.texts.Goals];
const clubIn = (address: string) => address.split('/').at(-1) ?? '';
/** The first, the middle and the last of a list. */
const threeOf = <T>(list: readonly T[]) =>
  [0, 1 / 2, 1].flatMap((share) => list.slice(Math.floor(share * (list.length - 1))).slice(0, 1));

/** Returns the days of a span such as `Apr 5 – Aug 22, 2025`, whose first has the month or year of the last if it has none. */
function daysOfSpan(span: string): string[] {
  const [first = '', last = first] = span.split(/ ?– ?/);
  const [month] = first.split(' ');
  const whole = /^\d/.test(last) ? `${month} ${last}` : last;
  const [year] = /, \d{4}$/.exec(whole) ?? [''];
  return [/\d{4}$/.test(first) ? first : first + year, whole];
}

describe.for(builtWorlds)('$name', (world) => {
  const { league } = world;
  const format = formatsOf(league, 'en');
  const { pagesOf, panelOn, rowsIn, tableOn, tablesOn } = pageTablesOf(world);

  const stages = rowsIn<DatasetRow<'stages'>>('/data/v1/stages.json');
  const tabled = new Set(
    stages.filter(({ table }) => table === 'season').map(({ season, stage }) => `${season} ${stage}`),
  );
  /** Points taken away, by season and club: of no known day, they are so on each. */
  const deducted = new Map<string, number>();
  const standings = rowsIn<DatasetRow<'standings'>>('/dumps/official-standings.json');
  for (const { season, club, points_deducted } of standings) {
    const key = `${season} ${club}`;
    deducted.set(key, (deducted.get(key) ?? 0) + points_deducted);
  }
  const countsForTable = ({ season, stage }: Result) => tabled.has(`${season} ${stage}`);

  const resultsIn = (file: string | undefined) =>
    rowsIn<Result>(file).filter(({ home_goals }) => home_goals !== null);

  function pointsOf({ season, home_club, home_goals, away_goals }: Result, club: string): number {
    const { win, draw } = pointsIn(league, season);
    if (home_goals === away_goals) return draw;
    return home_goals > away_goals === (home_club === club) ? win : 0;
  }

  /** Counts results for a club anew, with the points of each season. */
  function countOf(matches: readonly Result[], club: string) {
    const own = matches.filter(isOf(club));
    const scores = own.map(({ home_club, home_goals, away_goals }) =>
      home_club === club ? [home_goals, away_goals] : [away_goals, home_goals],
    ) as [number, number][];
    const wins = scores.filter(([own, other]) => own > other).length;
    const draws = scores.filter(([own, other]) => own === other).length;
    const goals = (place: 0 | 1) => scores.reduce((sum, score) => sum + score[place], 0);
    const goals_for = goals(0);
    const goals_against = goals(1);
    const points = own.reduce((sum, match) => sum + pointsOf(match, club), 0);
    const results = { played: scores.length, wins, draws, losses: scores.length - wins - draws, points };
    return { ...results, goals_for, goals_against, goal_difference: goals_for - goals_against };
  }
  function shownCounts(matches: readonly Result[], club: string) {
    const { wins, draws, losses, goals_for, goals_against } = countOf(matches, club);
    return [wins, draws, losses, `${goals_for}–${goals_against}`];
  }

  it('each computed cell is what the linked files give in tables on a date', () => {
    for (const page of pagesOf('table')) {
      const tables = tablesOn(page);
      const file = tables.at(-1)?.files.find((name) => name.startsWith('/dumps/'));
      const results = resultsIn(file).filter(countsForTable);
      const days = [...new Set(results.map(({ date }) => date))].sort();
      expect(tables, page.file).toHaveLength(days.length);
      for (const [index, { caption, rows }] of threeOf([...tables.entries()])) {
        const day = days[index] ?? '';
        const counted = results.filter(({ date }) => date <= day);
        expect(caption).toContain(format.day(day));
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) {
          const own = countOf(counted, clubIn(row.link));
          const taken = deducted.get(`${page.address.split('/')[2]} ${clubIn(row.link)}`) ?? 0;
          const expected: Json = { ...own, points: own.points - taken };
          expect(figures(row, ...Object.keys(standingFields)), `${page.file} ${row.link}`).toEqual(
            Object.values(standingFields).map((field) => expected[field]),
          );
        }
      }
    }
  });

  it('each computed cell is what the linked files give in the grid of a season', () => {
    for (const page of pagesOf('season')) {
      const grid = tableOn(page, 'Every result');
      const published = resultsIn(grid.files[0])
        .filter(countsForTable)
        .map(({ home_goals, away_goals }) => `${home_goals}–${away_goals}`);
      const shown = grid.rows.flatMap(
        ({ texts: { 'Home club in the row, away club in the column': _, ...cells } }) =>
          Object.values(cells).flatMap((text) => text.match(/\d+–\d+/g) ?? []),
      );
      expect(shown.toSorted(), page.file).toEqual(published.toSorted());
    }
  });

  it('each computed cell is what the linked files give of a club', () => {
    for (const page of pagesOf('club')) {
      const club = clubIn(page.address);
      const seasons = tableOn(page, 'Season by season');
      for (const row of seasons.rows) {
        const season = Number(row.link.split('/').at(-1));
        const ofSeason = rowsIn(seasons.files[0]).filter((one) => one.season === season && one.club === club);
        // A season of several stages has a table of all of them.
        const published =
          ofSeason.find(({ stage }) => stage === 'overall') ??
          ofSeason.find(({ stage }) => tabled.has(`${season} ${stage}`));
        expect(
          figures(row, 'Position', 'Played', 'Goal difference', 'Points'),
          `${page.file} ${season}`,
        ).toEqual(['position', 'played', 'goal_difference', 'points'].map((field) => published?.[field]));
        const crowds = rowsIn<Result>('/dumps/matches.json')
          .filter((match) => match.season === season && match.home_club === club && hasHomeCrowd(match))
          .map(({ attendance }) => attendance ?? 0);
        expect(figures(row, 'Average attendance at home'), `${page.file} ${season}`).toEqual([
          crowds.length === 0 ? null : Math.round(crowds.reduce((a, b) => a + b) / crowds.length),
        ]);
      }
      const sides = tableOn(page, /^Home and away/);
      const all = resultsIn(sides.files[0]);
      const counted = all.filter(countsForTable);
      const neutralMatches = counted.filter((match) => match.neutral && isOf(club)(match));
      expect(sides.rows.map(resultsOf)).toEqual(
        [
          counted.filter(({ home_club, neutral }) => !neutral && home_club === club),
          counted.filter(({ away_club, neutral }) => !neutral && away_club === club),
          ...[neutralMatches].filter(({ length }) => length > 0),
        ].map((matches) => shownCounts(matches, club)),
      );
      for (const row of tableOn(page, 'Against each club').rows) {
        const other =
          row.link
            .split('/')
            .filter((part) => part !== club && part !== 'vs')
            .at(-1) ?? '';
        expect(resultsOf(row), `${page.file} ${other}`).toEqual(shownCounts(all.filter(isOf(other)), club));
      }
    }
  });

  it('each computed cell is what the linked files give of the records', () => {
    const [page] = pagesOf('records');
    if (!page) throw new Error('there is no page of records');
    const results = resultsIn('/dumps/matches.json');
    const scoreOf = ({ home_goals, away_goals }: Result) => `${home_goals}–${away_goals}`;
    const best = (
      measure: (match: Result) => number,
      matches = results,
      figureOf: (match: Result) => string = scoreOf,
    ) =>
      matches
        .toSorted((a, b) => measure(b) - measure(a) || (a.date < b.date ? -1 : 1))
        .slice(0, 10)
        .map((match) => [format.date(match.date), figureOf(match)]);
    const itemsOf = (id: string) => panelOn(page, id)?.items ?? [];
    const shown = (id: string) => itemsOf(id).map(({ note, figure }) => [note.split(' · ')[0], figure]);
    const goals = ({ home_goals, away_goals }: Result) => home_goals + away_goals;
    expect(shown('wins')).toEqual(
      best((match) => Math.abs(match.home_goals - match.away_goals) * 100 + goals(match)),
    );
    expect(shown('goals')).toEqual(best(goals));
    const deficit = (match: Result) =>
      Number(match.winner === match.home_club ? match.home_largest_deficit : match.away_largest_deficit);
    const turned = results.filter((match) => match.winner !== null && deficit(match) > 0);
    if (turned.length > 0)
      expect(shown('comebacks')).toEqual(
        best(
          (match) => deficit(match) * 100 + goals(match),
          turned,
          (match) => `${deficit(match)} behind`,
        ),
      );
    const goalsOf = Map.groupBy(rowsIn('/dumps/goals.json'), ({ match_id }) => match_id);
    /** When the winner scored for the last time that the other side could not answer. */
    const decidedAt = ({ match_id, home_goals, away_goals }: Result) => {
      const [goal] = (goalsOf.get(match_id) ?? [])
        .filter(({ side }) => (side === 'home') === home_goals > away_goals)
        .slice(Math.min(home_goals, away_goals));
      return Number(goal?.minute) * 100 + Number(goal?.added_minute);
    };
    const timed = results.filter((match) => {
      const goals = goalsOf.get(match.match_id) ?? [];
      const isLevelInItsMinute = goals.some(
        ({ side, minute, added_minute }) =>
          (side === 'home') !== match.home_goals > match.away_goals &&
          Number(minute) * 100 + Number(added_minute) === decidedAt(match),
      );
      const isKnown = goals.every(({ minute }) => minute !== null);
      return match.win_reason === 'RegularTime' && isKnown && !isLevelInItsMinute;
    });
    const minuteOf = (match: Result) => {
      const minute = decidedAt(match);
      const added = minute % 100 === 0 ? '' : `+${minute % 100}`;
      return `${Math.floor(minute / 100)}${added}′`;
    };
    if (timed.length > 0) expect(shown('late-winners')).toEqual(best(decidedAt, timed, minuteOf));
    const known = results.filter(({ attendance }) => attendance !== null);
    const crowds = known.length === 0 ? [] : shown('crowds');
    const crowdOf = ({ attendance }: Result) => attendance ?? 0;
    expect(crowds).toEqual(best(crowdOf, known, (match) => format.number(crowdOf(match))));
    const players = rowsIn<Player>('/dumps/players.json');
    const identified = players.filter(({ player_id }) => player_id !== null);
    const totals = [...Map.groupBy(identified, ({ player_id }) => player_id).values()].map((seasons) =>
      seasons.reduce((sum, season) => sum + (season.goals ?? 0), 0),
    );
    const scorers = totals.length === 0 ? [] : itemsOf('top-goals').map(({ figure }) => figureIn(figure));
    expect(scorers).toEqual(totals.toSorted((a, b) => b - a).slice(0, 10));
    for (const { note, figure } of itemsOf('unbeaten')) {
      const [from = '', to = from] = daysOfSpan(note).map(
        (text) => results.find(({ date }) => format.date(date) === text)?.date,
      );
      const clubs = new Set(
        results
          .filter(({ date }) => date === from)
          .flatMap(({ home_club, away_club }) => [home_club, away_club]),
      );
      const runs = [...clubs].map((club) =>
        countOf(
          results.filter(({ date }) => from <= date && date <= to),
          club,
        ),
      );
      expect(runs.filter(({ losses }) => losses === 0).map(({ played }) => played)).toContain(
        figureIn(figure),
      );
    }
  });
});
