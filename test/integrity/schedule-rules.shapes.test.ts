import { describe, expect, it } from 'vitest';
import { seasonIsWhole } from '../../src/integrity/match-rules.ts';
import { resultRules } from '../../src/integrity/result-rules.ts';
import type { IntegrityRule } from '../../src/integrity/rule.ts';
import { scheduleRules } from '../../src/integrity/schedule-rules.ts';
import { tableRules } from '../../src/integrity/table-rules.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { blankRow } from '../support/blank-row.ts';
import { clubsNamed, leagueOf, tournamentOf } from '../support/season-lists.ts';
import { worlds } from '../support/worlds.ts';

const [world] = worlds;
if (!world) throw new Error('expected a league to take the other tables from');
const season = 2024;
const byTable = [{ from_season: season, decided_by: 'table' }] as const;
const byFinal = [{ from_season: season, decided_by: 'stage', stage: 'final' }] as const;

type Sides = { readonly home: string; readonly away: string; readonly date: string };

/** Returns finished matches of a stage, each won by its home club. */
function rowsOf(stage: string, sides: readonly Sides[]): Dataset['matches'] {
  return sides.map(({ home, away, date }, index) =>
    blankRow('matches', {
      match_id: `${stage}-${index}`,
      season,
      stage,
      date,
      home_club: home,
      away_club: away,
      status: 'FINISHED',
      home_goals: 1,
      away_goals: 0,
      winner: home,
      win_reason: 'RegularTime',
    }),
  );
}

/** Returns a dataset whose last season has these matches in one stage; other tables are those of a league. */
function datasetOf(
  matches: Dataset['matches'],
  table: 'season' | null,
  league: Partial<Dataset['league']>,
  other: { expected?: number; champion?: string | null; first?: string } = {},
): Dataset {
  const { dataset } = world as NonNullable<typeof world>;
  const stage = matches[0]?.stage ?? '';
  const expected = other.expected ?? matches.length;
  const first = other.first ?? null;
  return {
    ...dataset,
    league: { ...dataset.league, feed: null, ...league },
    snapshot: { ...dataset.snapshot, season },
    stages: [blankRow('stages', { season, stage, table, matches: expected })],
    seasons: [
      blankRow('seasons', { season, champion: other.champion ?? null, regular_season_winner: first }),
    ],
    standings: first === null ? [] : [blankRow('standings', { season, stage, club: first, position: 1 })],
    matches,
  };
}

const rules = [seasonIsWhole, ...scheduleRules, ...resultRules, ...tableRules];

/** Returns what a rule says of a dataset. */
function messagesOf(name: IntegrityRule['name'], dataset: Dataset): string[] {
  const rule = rules.find((one) => one.name === name);
  if (!rule) throw new Error(`there is no rule ${name}`);
  return [...rule.check(dataset)].map(({ message }) => message);
}

describe('a last season that is over', () => {
  it('is refused where a tournament is one table', () => {
    const dataset = datasetOf(rowsOf('regular', tournamentOf(8, 0)), 'season', { champion: [...byTable] });
    expect(messagesOf('clubs-play-equally', dataset)).toEqual([
      expect.stringMatching(/unequal numbers of matches: .* 7; most have 3/),
    ]);
  });

  it('is refused where two divisions are one table that decides the champion', () => {
    const divisions = ['a', 'b'].flatMap((prefix) => leagueOf(clubsNamed(prefix, 6), 2));
    const rows = rowsOf('regular', divisions);
    expect(messagesOf('clubs-play-equally', datasetOf(rows, 'season', { champion: [...byTable] }))).toEqual([
      expect.stringMatching(/did not meet equally often: a1 and b1 0, .* 2; expected/),
    ]);
    expect(messagesOf('clubs-play-equally', datasetOf(rows, 'season', { champion: [...byFinal] }))).toEqual(
      [],
    );
    const unbalanced = { champion: [...byTable], unbalanced: { regular: [season] } };
    expect(messagesOf('clubs-play-equally', datasetOf(rows, 'season', unbalanced))).toEqual([]);
  });

  it('is not judged before all its matches are played', () => {
    const rows = rowsOf('regular', leagueOf(clubsNamed('a', 6), 2));
    const played = rows.slice(0, 14);
    const open = [...played, ...rows.slice(14).map((row) => ({ ...row, status: 'UPCOMING' as const }))];
    const league = { champion: [...byTable] };
    const without = datasetOf(played, 'season', league, { expected: 30 });
    expect(messagesOf('clubs-play-equally', without)).toEqual([]);
    expect(messagesOf('season-is-whole', without)).toEqual([]);
    expect(messagesOf('clubs-play-equally', datasetOf(open.slice(1), 'season', league))).toEqual([]);
    expect(messagesOf('clubs-play-equally', datasetOf(rows.slice(1), 'season', league))).toHaveLength(1);
  });
});

it('a stage that clubs meet in unequally has no meetings too many once league.json says so', () => {
  const twice = leagueOf(clubsNamed('a', 6), 2);
  const rows = rowsOf('regular', [...twice, ...twice.slice(0, 3)]);
  const league = { champion: [...byFinal] };
  expect(messagesOf('meetings-fit-format', datasetOf(rows, 'season', league))).toHaveLength(3);
  const unbalanced = { ...league, unbalanced: { regular: [season] } };
  expect(messagesOf('meetings-fit-format', datasetOf(rows, 'season', unbalanced))).toEqual([]);
  const otherSeason = { ...league, unbalanced: { regular: [season - 1] } };
  expect(messagesOf('meetings-fit-format', datasetOf(rows, 'season', otherSeason))).toHaveLength(3);
});

describe('a champion', () => {
  const league = leagueOf(clubsNamed('a', 6), 2);
  const rule = 'champions-won-the-final';

  it('is refused of a table that is not played out', () => {
    const half = rowsOf('regular', league.slice(0, 15));
    const other = { champion: 'a1', first: 'a1' };
    const byHalf = datasetOf(half, 'season', { champion: [...byTable] }, { ...other, expected: 30 });
    expect(messagesOf(rule, byHalf)).toEqual([expect.stringMatching(/"a1"; expected no value/)]);
    const whole = datasetOf(rowsOf('regular', league), 'season', { champion: [...byTable] }, other);
    expect(messagesOf(rule, whole)).toEqual([]);
  });

  it('of an unbalanced table may be missing, or the first, and no other', () => {
    const rows = rowsOf('regular', league);
    const unbalanced = { champion: [...byTable], unbalanced: { regular: [season] } };
    const faultsOf = (champion: string | null) =>
      messagesOf(rule, datasetOf(rows, 'season', unbalanced, { champion, first: 'a1' }));
    expect(faultsOf(null)).toEqual([]);
    expect(faultsOf('a1')).toEqual([]);
    expect(faultsOf('a2')).toHaveLength(1);
  });

  it('is refused of a final that nobody is known to have won', () => {
    const final = rowsOf('final', [{ home: 'a1', away: 'a2', date: '2024-12-18' }]);
    const drawn = final.map((row) => ({ ...row, home_goals: 0, winner: null, win_reason: 'Draw' as const }));
    const ofFinal = (champion: string | null) =>
      datasetOf(drawn, null, { champion: [...byFinal] }, { champion });
    expect(messagesOf(rule, ofFinal('a1'))).toEqual([expect.stringMatching(/"a1"; expected no value/)]);
    expect(messagesOf(rule, ofFinal(null))).toEqual([]);
    expect(messagesOf('listed-ties-have-a-winner', ofFinal(null))).toHaveLength(1);
    expect(messagesOf('ties-have-a-winner', ofFinal(null))).toEqual([]);
  });
});
