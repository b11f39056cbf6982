import { describe, expect, it } from 'vitest';
import type { MergedTable } from '../../../src/feed/column-rules.ts';
import { type MergeOptions, mergeRows } from '../../../src/feed/merge.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { final, muchLater, options, soonAfter } from '../../fixtures/merge.ts';
import { dataset, ofSeason } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

type Match = DatasetRow<'matches'>;
type Player = DatasetRow<'players'>;

/** One stored row and the feed's: the merged row, and what became of each difference. */
function merge<Row extends object>(
  table: MergedTable,
  stored: Row,
  over: Partial<Record<keyof Row, unknown>>,
  more: Partial<MergeOptions> = {},
) {
  const { rows, changes } = mergeRows(table, [stored], [{ ...stored, ...over } as Row], options(more));
  const outcomes = changes.map(({ column, outcome }) => [column, outcome]).sort();
  return { row: rows[0] as Row, outcomes };
}

const player = ofSeason(dataset.players, 2025).find(({ goals, club }) => (goals ?? 0) > 3 && club) as Player;
const side = the(dataset.matchStats, { match_id: final.match_id, side: 'home' });
const referee = the(dataset.referees, { match_id: final.match_id });
const totals = ofSeason(dataset.teamStats, 2025)[0] as DatasetRow<'teamStats'>;

describe('rows', () => {
  it('that the feed lacks stay, and are reported where it should have all', () => {
    const stored = ofSeason(dataset.players, 2025).slice(0, 2);
    expect(mergeRows('players', stored, [], options())).toEqual({ rows: stored, changes: [] });
    const { rows, changes } = mergeRows('players', stored, [], options({ listed: new Set() }));
    expect(rows).toEqual(stored);
    expect(changes.map(({ outcome, column }) => [outcome, column])).toEqual([
      ['kept', null],
      ['kept', null],
    ]);
  });

  it('that are new follow, by key', () => {
    const [first, ...others] = ofSeason(dataset.players, 2025).slice(0, 4) as [Player, ...Player[]];
    const { rows, changes } = mergeRows('players', [first], others.toReversed(), options());
    expect(rows[0]).toBe(first);
    expect(rows.slice(1).map(({ player_id }) => player_id)).toEqual(
      others.map(({ player_id }) => player_id).sort(),
    );
    expect(changes.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  });
});

describe('a finished match', () => {
  it.for<[keyof Match, unknown]>([
    ['home_goals', 7],
    ['away_goals', 0],
    ['date', '2025-11-10'],
    ['venue_id', 'starlight-stadium'],
    ['home_club', 'valour-fc'],
    ['winner', 'valour-fc'],
    ['status', 'UPCOMING'],
    ['win_reason', 'Penalties'],
  ])('has the %s that was checked, also within two weeks', ([column, value]) => {
    for (const now of [soonAfter, muchLater]) {
      const { row, outcomes } = merge('matches', final, { [column]: value }, { now });
      expect(row).toBe(final);
      expect(outcomes).toEqual([[column, 'loss']]);
    }
  });

  it.for<[keyof Match, unknown]>([
    ['attendance', 13],
    ['additional_time', 12],
    ['kickoff_utc', '2025-11-09T21:00:00Z'],
    ['home_red_cards', 3],
  ])('may have another %s for two weeks', ([column, value]) => {
    const recent = merge('matches', final, { [column]: value }, { now: soonAfter });
    expect(recent.row[column]).toBe(value);
    expect(recent.outcomes).toEqual([[column, 'corrected']]);
    const later = merge('matches', final, { [column]: value });
    expect(later.row).toBe(final);
    expect(later.outcomes).toEqual([[column, 'loss']]);
  });

  it('does not take the reason that means none', () => {
    expect(merge('matches', final, { win_reason: 'RegularTime' })).toEqual({ row: final, outcomes: [] });
  });

  it('changes where that is accepted, and its winner with its score', () => {
    const over = { home_goals: 1, away_goals: 1, winner: null, win_reason: 'Draw' };
    const { row, outcomes } = merge('matches', final, over, {
      accepts: ({ column }) => column === 'home_goals' || column === 'away_goals',
    });
    expect(row).toEqual({ ...final, ...over });
    expect(outcomes).toContainEqual(['home_goals', 'accepted']);
  });

  it('can be unplayed again where that is accepted', () => {
    const unplayed = { ...final, status: 'UPCOMING', home_goals: null, away_goals: null, winner: null };
    const { row } = merge('matches', final, unplayed, { accepts: () => true });
    expect(row).toMatchObject({ status: 'UPCOMING', home_goals: null, winner: null });
  });
});

describe('a match to come', () => {
  const upcoming: Match = {
    ...final,
    status: 'UPCOMING',
    home_goals: null,
    away_goals: null,
    winner: null,
    win_reason: null,
    attendance: null,
    additional_time: null,
    home_red_cards: null,
    away_red_cards: null,
  };

  it('takes its date, venue and result', () => {
    const over = { date: '2025-11-16', venue_id: 'starlight-stadium', kickoff_utc: '2025-11-16T20:00:00Z' };
    expect(merge('matches', upcoming, over).row).toEqual({ ...upcoming, ...over });
    expect(merge('matches', upcoming, final).row).toEqual(final);
  });

  it('loses its kick-off when it is put off, and only then', () => {
    const put = (status: string) => merge('matches', upcoming, { status, kickoff_utc: null }).row.kickoff_utc;
    expect(put('POSTPONED')).toBeNull();
    expect(put('CANCELLED')).toBeNull();
    expect(put('LIVE')).toBe(upcoming.kickoff_utc);
    expect(put('UPCOMING')).toBe(upcoming.kickoff_utc);
  });
});

describe('figures', () => {
  it('that only grow do not shrink', () => {
    const fewer = merge('players', player, { goals: (player.goals ?? 0) - 1 }, { now: soonAfter });
    expect(fewer).toEqual({ row: player, outcomes: [['goals', 'loss']] });
    const more = merge('players', player, { goals: (player.goals ?? 0) + 1 });
    expect(more.row.goals).toBe((player.goals ?? 0) + 1);
    const accepted = merge('players', player, { goals: 1 }, { accepts: () => true });
    expect(accepted).toEqual({ row: { ...player, goals: 1 }, outcomes: [['goals', 'accepted']] });
  });

  it('that the feed does not have stay', () => {
    expect(merge('players', player, { goals: null, minutes: null })).toEqual({
      row: player,
      outcomes: [
        ['goals', 'kept'],
        ['minutes', 'kept'],
      ],
    });
  });

  it('of clubs are counts or shares, by their names', () => {
    const goals = Number(totals.stats.Goals);
    expect(merge('teamStats', totals, { stats: { Goals: goals - 1 } }).outcomes).toEqual([['Goals', 'loss']]);
    expect(merge('teamStats', totals, { stats: { 'Passing Accuracy': 40 } }).outcomes).toEqual([
      ['Passing Accuracy', 'updated'],
    ]);
    expect(merge('teamStats', totals, { stats: { 'Passing Accuracy': 0.4 } }).outcomes).toEqual([
      ['Passing Accuracy', 'rejected'],
    ]);
    expect(merge('teamStats', totals, { stats: { PPDA: 1 } }).outcomes).toEqual([['PPDA', 'updated']]);
  });

  it('may be called anything', () => {
    const feed = JSON.parse(
      `{"club": ${JSON.stringify(totals.club)}, "stats": {"constructor": 7, "__proto__": 8}}`,
    );
    const { rows } = mergeRows('teamStats', [totals as object], [feed], options());
    const { stats } = rows[0] as typeof totals;
    expect(Object.getPrototypeOf(stats)).toBe(Object.prototype);
    expect(Object.entries(stats).filter(([name]) => !Object.hasOwn(totals.stats, name))).toEqual([
      ['constructor', 7],
      ['__proto__', 8],
    ]);
  });

  it('of a match may be corrected for two weeks', () => {
    const over = { shots: 1, possession: 51 };
    expect(merge('matchStats', side, over, { now: soonAfter }).outcomes).toEqual([
      ['possession', 'corrected'],
      ['shots', 'corrected'],
    ]);
    expect(merge('matchStats', side, { shots: 1 }).outcomes).toEqual([['shots', 'loss']]);
    expect(merge('matchStats', side, { possession: 0.51 }).outcomes).toEqual([['possession', 'rejected']]);
  });
});

describe('texts', () => {
  it('a referee without a name keeps the name, another referee brings their own', () => {
    const nameless = { name: null, short_name: null };
    expect(merge('referees', referee, nameless).row).toBe(referee);
    const other = { ...nameless, referee_id: 'cpl::Football_Referee::00000000000000000000000000000000' };
    expect(merge('referees', referee, other, { now: soonAfter }).row).toEqual({ ...referee, ...other });
    expect(merge('referees', referee, other).row).toBe(referee);
  });

  it('of a player are those of today: only the current season takes them', () => {
    const over = { club: 'valour-fc', club_basis: 'feed listing', name: 'N. Ew', position: 'Forward' };
    expect(merge('players', player, over).row).toEqual({ ...player, ...over });
    expect(merge('players', player, over, { isCurrent: false })).toEqual({ row: player, outcomes: [] });
  });

  it('of a player stay as they were corrected, until the feed has another value than that of before', () => {
    const [before, after] = player.position === 'Forward' ? ['Defender', 'Forward'] : ['Forward', 'Defender'];
    const stored = { ...player, position: after, club_basis: 'press' } as Player;
    const corrections = (['position', 'club'] as const).map((column) => ({
      table: 'players/2025',
      subject: player.player_id,
      column,
      before: column === 'club' ? 'valour-fc' : before,
      after: stored[column],
      basis: 'press' as const,
      confidence: 'certain' as const,
      source: 'a report',
    }));
    const fed = { position: before, club: 'valour-fc', club_basis: 'feed listing' };
    expect(merge('players', stored, fed, { corrections })).toEqual({ row: stored, outcomes: [] });
    expect(merge('players', stored, fed).row).toEqual({ ...stored, ...fed });
    const moved = merge('players', stored, { ...fed, club: 'supra-du-quebec' }, { corrections });
    expect(moved.row).toEqual({ ...stored, club: 'supra-du-quebec', club_basis: 'feed listing' });
    const ofOtherSeason = corrections.map((correction) => ({ ...correction, table: 'players/2024' }));
    expect(merge('players', stored, fed, { corrections: ofOtherSeason }).row.position).toBe(before);
  });

  it('the basis of a club or venue that did not change stays', () => {
    expect(merge('players', player, { club_basis: 'curated' }).row.club_basis).toBe(player.club_basis);
  });

  it('from a better source stay, and fill gaps', () => {
    const person = dataset.people[0] as DatasetRow<'people'>;
    expect(merge('people', person, { full_name: 'Some Body' })).toEqual({ row: person, outcomes: [] });
    const unknown = { ...person, nationality: null };
    expect(merge('people', unknown, { nationality: 'Iceland' }).row.nationality).toBe('Iceland');
  });
});
