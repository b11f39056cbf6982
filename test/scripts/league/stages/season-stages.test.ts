import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeasonMatch, stagesOfSeason } from '../../../../scripts/league/stages/season-stages.ts';
import { clubsNamed, knockOutOf, leagueOf, matchOf, tournamentOf } from '../../../support/season-lists.ts';

/** Returns stages as text: slug, table, matches of those expected, and whether its clubs meet unequally. */
function shown(matches: readonly SeasonMatch[], isLast: boolean): string[] {
  return stagesOfSeason(matches, { isLast }).map(
    ({ stage, table, matches: rows, expected, isUnbalanced }) =>
      `${stage} ${table} ${rows.length}/${expected}${isUnbalanced ? ' unbalanced' : ''}`,
  );
}

const knockOutsOf32 = [
  'round-of-16 null 8/8',
  'quarterfinal null 4/4',
  'semifinal null 2/2',
  'third-place null 1/1',
  'final null 1/1',
];
const groupsNamed = (letters: string) => [...letters].map((letter) => `group-${letter} own 6/6`);

describe('a tournament', () => {
  it.for([true, false])('of 32 clubs is found by its shape alone, last season: %s', (isLast) => {
    const matches = tournamentOf(8, 0);
    expect(matches).toHaveLength(64);
    expect(shown(matches, isLast)).toEqual([...groupsNamed('abcdefgh'), ...knockOutsOf32]);
  });

  it('of 24 clubs with four best thirds is found by its shape alone', () => {
    expect(shown(tournamentOf(6, 4), true)).toEqual([
      ...groupsNamed('abcdef'),
      'round-of-16 null 8/8',
      'quarterfinal null 4/4',
      'semifinal null 2/2',
      'third-place null 1/1',
      'final null 1/1',
    ]);
  });

  it('of 16 clubs is found by its shape alone', () => {
    expect(shown(tournamentOf(4, 0), true)).toEqual([...groupsNamed('abcd'), ...knockOutsOf32.slice(1)]);
  });

  it('is found by the names of the list', () => {
    const rounds: Record<number, string> = {
      16: 'Round of 16',
      8: 'Quarter-finals',
      4: 'Semi-finals',
      3: '3rd Place Final',
      2: 'Final',
    };
    const matches = tournamentOf(
      8,
      0,
      (group) => ({ stage: `Group ${'ABCDEFGH'[group]}`, round: 'Group Stage - 1' }),
      (clubs) => ({ round: rounds[clubs] ?? '' }),
    ).map((match) => ({
      ...match,
      listed: { ...match.listed, round: match.listed.stage ? null : match.listed.round },
    }));
    expect(shown(matches, true)).toEqual([...groupsNamed('abcdefgh'), ...knockOutsOf32]);
  });

  it('names its groups and rounds in plain words', () => {
    const names = stagesOfSeason(tournamentOf(2, 0), { isLast: true }).map(({ name }) => name);
    expect(names).toEqual(['Group A', 'Group B', 'Semifinal', 'Third place', 'Final']);
  });

  it('whose first knock-out match is known has no final yet', () => {
    const matches = tournamentOf(8, 0).slice(0, 49);
    expect(shown(matches, true)).toEqual([...groupsNamed('abcdefgh'), 'round-of-16 null 1/1']);
    expect(shown(tournamentOf(2, 0).slice(0, 13), true).at(-1)).toBe('semifinal null 1/1');
  });

  it('of groups in which clubs meet twice has no knock-out between its halves', () => {
    const groups = ['a', 'b'].flatMap((prefix) => leagueOf(clubsNamed(prefix, 4), 2));
    const knockOut = knockOutOf(['a1', 'b2', 'b1', 'a2'], 60, () => ({}));
    expect(shown([...groups, ...knockOut], false)).toEqual([
      'group-a own 12/12',
      'group-b own 12/12',
      'semifinal null 2/2',
      'final null 1/1',
    ]);
  });

  it('whose groups play for places in a last group has a final round', () => {
    const groups = ['a', 'b', 'c', 'd'].flatMap((prefix) => leagueOf(clubsNamed(prefix, 4), 1));
    const last = leagueOf(['a1', 'b1', 'c1', 'd1'], 1, {}, 30);
    expect(shown([...groups, ...last], false).at(-1)).toBe('final-round own 6/6');
  });
});

describe('a league', () => {
  const clubs = clubsNamed('club', 18);
  const whole = leagueOf(clubs, 2);

  it.for([true, false])(
    'in which each two clubs met at home and away is a table, last season: %s',
    (isLast) => {
      expect(shown(whole, isLast)).toEqual(['regular season 306/306']);
    },
  );

  it('of fixtures after half of its season is the same table', () => {
    const unplayed = { isPlayed: false, winner: null };
    const half = whole.map((match, index) => (index < 150 ? match : { ...match, ...unplayed }));
    expect(shown(half, true)).toEqual(['regular season 306/306']);
  });

  it('with its first match alone is a table', () => {
    expect(shown(whole.slice(0, 1), true)).toEqual(['regular season 1/2']);
  });

  it.for([9, 12, 100, 153, 154, 160, 300])('with its first %d matches alone expects the others', (count) => {
    expect(shown(whole.slice(0, count), true)).toEqual([`regular season ${count}/306`]);
  });

  it('that stopped is a table that decides no champion', () => {
    expect(shown(whole.slice(0, 230), false)).toEqual(['regular season 230/230 unbalanced']);
  });

  it('whose list lacks a match decides no champion', () => {
    expect(shown(whole.slice(1), false)).toEqual(['regular season 305/305 unbalanced']);
  });

  it.for([true, false])('that splits without a word is a table that decides no champion: %s', (isLast) => {
    const all = clubsNamed('club', 12);
    const split = [all.slice(0, 6), all.slice(6)].flatMap((half) => leagueOf(half, 1, {}, 240));
    const matches = [...leagueOf(all, 3), ...split];
    expect(matches).toHaveLength(228);
    expect(shown(matches, isLast)).toEqual(['regular season 228/228 unbalanced']);
  });

  it('that splits by name has tables of their own', () => {
    const all = clubsNamed('club', 12);
    const matches = [
      ...leagueOf(all, 2, { round: 'Regular Season - 7' }),
      ...leagueOf(all.slice(0, 6), 2, { stage: 'Championship', round: 'Matchday 3' }, 200),
      ...leagueOf(all.slice(6), 2, { stage: 'Relegation', round: 'Matchday 3' }, 201),
    ];
    expect(shown(matches, false)).toEqual([
      'regular own 132/132',
      'championship own 30/30',
      'relegation own 30/30',
    ]);
  });

  it('with numbers of matchdays in its rounds is one stage', () => {
    const rounds = whole.map((match, index) => ({
      ...match,
      listed: { ...match.listed, round: `Regular Season - ${Math.floor(index / 9) + 1}` },
    }));
    expect(shown(rounds, true)).toEqual(['regular season 306/306']);
  });

  it('of which two divisions stand in one list has no common table', () => {
    const divisions = [...whole, ...leagueOf(clubsNamed('other', 18), 2)];
    expect(shown(divisions, false)).toEqual(['group-a own 306/306', 'group-b own 306/306']);
  });

  it('with play-offs that no name tells apart has a table and knock-outs, once it is over', () => {
    const playOffs = knockOutOf(clubs.slice(0, 8), 260, () => ({}));
    expect(shown([...whole, ...playOffs], false)).toEqual([
      'regular season 306/306',
      'quarterfinal null 4/4',
      'semifinal null 2/2',
      'final null 1/1',
    ]);
  });

  it('in order of nothing is found in the same way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }).chain((half) =>
          fc.record({
            meetings: fc.integer({ min: half === 1 ? 2 : 1, max: 4 }),
            matches: fc.constant(half * 2),
            isLast: fc.boolean(),
            seed: fc.infiniteStream(fc.nat()),
          }),
        ),
        ({ matches: count, meetings, isLast, seed }) => {
          const rows = leagueOf(clubsNamed('club', count), meetings);
          const order = rows.map((match) => ({ match, key: seed.next().value ?? 0 }));
          const shuffled = order.sort((a, b) => a.key - b.key).map(({ match }) => match);
          // After an odd number of meetings, the second half of another round-robin may follow.
          const isHalfWay = isLast && meetings % 2 === 1;
          const expected = isHalfWay ? (rows.length / meetings) * (meetings + 1) : rows.length;
          expect(shown(shuffled, isLast)).toEqual([`regular season ${rows.length}/${expected}`]);
        },
      ),
    );
  });
});

describe('a season with names', () => {
  it('of unequal meetings with play-offs keeps its table, which decides no champion', () => {
    const east = clubsNamed('east', 10);
    const west = clubsNamed('west', 10);
    const regular = [
      ...leagueOf([...east, ...west], 1, { round: 'regular' }),
      ...leagueOf(east, 2, { round: 'regular' }, 140),
      ...leagueOf(west, 2, { round: 'regular' }, 140),
    ];
    const semifinals = [...east.slice(0, 4), ...west.slice(0, 4)].flatMap((club, index, all) =>
      index % 2 === 0
        ? [
            matchOf(300, all[index + 1] ?? '', club, { round: 'conf_semi', leg: 1 }, null),
            matchOf(307, club, all[index + 1] ?? '', { round: 'conf_semi', leg: 2 }),
          ]
        : [],
    );
    const matches = [
      ...regular,
      ...semifinals,
      matchOf(320, 'east1', 'east3', { round: 'conf_final' }),
      matchOf(320, 'west1', 'west3', { round: 'conf_final' }),
      matchOf(330, 'east1', 'west1', { round: 'mls_final' }, null),
    ];
    expect(shown(matches, true)).toEqual([
      `regular season ${regular.length}/${regular.length} unbalanced`,
      'conf-semi null 8/8',
      'conf-final null 2/2',
      'final null 1/1',
    ]);
  });

  it('of two halves with a knock-out each has tables of their own and no common final', () => {
    const clubs = clubsNamed('club', 18);
    const half = (name: string, day: number) => [
      ...leagueOf(clubs, 1, { round: `${name}, Matchday 3` }, day),
      ...knockOutOf(clubs.slice(0, 4), day + 130, (count) => ({
        round: `${name} Playoffs, ${count === 4 ? 'Semifinals' : 'Final'}`,
      })),
    ];
    expect(shown([...half('Apertura', 0), ...half('Clausura', 180)], true)).toEqual([
      'apertura own 153/153',
      'apertura-playoffs-semifinals null 2/2',
      'apertura-playoffs-final null 1/1',
      'clausura own 153/153',
      'clausura-playoffs-semifinals null 2/2',
      'clausura-playoffs-final null 1/1',
    ]);
  });

  it('whose play-offs have no names of rounds has the rounds by their shape', () => {
    const clubs = clubsNamed('club', 10);
    const matches = [
      ...leagueOf(clubs, 2),
      ...knockOutOf(clubs.slice(0, 4), 200, () => ({ stage: 'Finals' })),
    ];
    expect(shown(matches, true)).toEqual(['regular season 90/90', 'semifinal null 2/2', 'final null 1/1']);
  });

  it('with a relegation final has no final of the season', () => {
    const clubs = clubsNamed('club', 10);
    const last = matchOf(200, 'club9', 'club10', { round: 'Relegation, Final' });
    expect(shown([...leagueOf(clubs, 2), last], true)).toEqual([
      'regular season 90/90',
      'relegation-final null 1/1',
    ]);
  });
});

describe('a cup', () => {
  it.for([true, false])('of knock-outs alone has rounds by their shape, last season: %s', (isLast) => {
    const matches = knockOutOf(clubsNamed('club', 8), 0, () => ({}));
    expect(shown(matches, isLast)).toEqual(['quarterfinal null 4/4', 'semifinal null 2/2', 'final null 1/1']);
  });

  it('so far has the rounds that are known and no final', () => {
    const matches = knockOutOf(clubsNamed('club', 16), 0, () => ({})).slice(0, 12);
    expect(shown(matches, true)).toEqual(['round-of-16 null 8/8', 'quarterfinal null 4/4']);
  });

  it('with two legs and replays counts ties, not matches', () => {
    const legs = [
      ['a', 'b'],
      ['c', 'd'],
    ].flatMap(([home = '', away = '']) => [matchOf(0, away, home, {}, null), matchOf(7, home, away)]);
    const replayed = [matchOf(20, 'a', 'c', {}, null), matchOf(24, 'c', 'a')];
    expect(shown([...legs, ...replayed], false)).toEqual(['semifinal null 4/4', 'final null 2/2']);
  });

  it('whose later rounds have more clubs numbers those before', () => {
    const early = [matchOf(0, 'x', 'y'), matchOf(0, 'v', 'w')];
    const later = knockOutOf(
      ['club1', 'x', 'club2', 'v', 'club3', 'club4', 'club5', 'club6'],
      10,
      () => ({}),
    );
    expect(shown([...early, ...later], false)).toEqual([
      'round-1 null 2/2',
      'quarterfinal null 4/4',
      'semifinal null 2/2',
      'final null 1/1',
    ]);
  });

  it('whose list has numbers of rounds has no table', () => {
    const matches = knockOutOf(clubsNamed('club', 8), 0, (count) => ({ matchday: 4 - Math.log2(count) }));
    expect(shown(matches, false).every((line) => line.includes(' null '))).toBe(true);
  });

  it('in which clubs that lost play on, as no round-robin does, is one stage without a table', () => {
    const matches = [
      ...knockOutOf(clubsNamed('club', 16), 0, () => ({})),
      matchOf(1, 'club2', 'club6'),
      matchOf(2, 'club2', 'club10'),
      matchOf(3, 'club2', 'club14'),
    ];
    expect(shown(matches, false)).toEqual(['matches null 18/18']);
  });
});
