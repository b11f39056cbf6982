import { describe, expect, it } from 'vitest';
import { hasResult, isPlayedBy, resultLetter } from '../../src/derive/matches.ts';
import { matchRecords } from '../../src/derive/record-book.ts';
import { records } from '../../src/resources/records.ts';
import { worlds } from '../support/worlds.ts';

const lettersOf: Readonly<Record<string, string>> = {
  unbeaten: 'WD',
  winning: 'W',
  winless: 'DL',
  losing: 'L',
};

describe.for(worlds)('$name', ({ answer, tables }) => {
  const results = tables.rows('matches').filter(hasResult);
  const rowsOf = (query: object) => answer(records, { limit: 500, ...query }).records;
  /** The results of a club in order, each as a letter. */
  const lettersOfClub = (club: string) =>
    results.filter((match) => isPlayedBy(match, club)).map((match) => resultLetter(match, club));

  it('records with active=true have the matches up to the latest, and not the one before them', () => {
    const rows = rowsOf({ active: true });
    expect(rows.every(({ active }) => active === true)).toBe(true);
    const playing = tables.rows('teams').filter(({ status }) => status === 'active');
    for (const [kind, letters] of Object.entries(lettersOf)) {
      const expected = playing.flatMap(({ club_id }) => {
        const own = lettersOfClub(club_id);
        const length = own.length - 1 - own.findLastIndex((letter) => !letters.includes(letter));
        return length > 0 ? [[club_id, length]] : [];
      });
      const found = rows.filter((row) => row.kind === kind).map(({ club, matches }) => [club, matches]);
      expect(found.sort(), kind).toEqual(expected.sort());
    }
  });

  it('a run that is active is found among those of all, and the others have ended', () => {
    const ended = rowsOf({ active: false });
    const active = rowsOf({ active: true });
    expect(ended.every((row) => row.active === false)).toBe(true);
    const withoutPlace = ({ kind, club, from, to, matches }: (typeof ended)[number]) => ({
      kind,
      club,
      from,
      to,
      matches,
    });
    const either = [...ended, ...active].map(withoutPlace);
    for (const row of rowsOf({ kind: Object.keys(lettersOf) }))
      expect(either).toContainEqual(withoutPlace(row));
  });

  it('records of a season and a team have its wins alone, with the deficit that the match has', () => {
    for (const { season } of tables.rows('seasons')) {
      const team = results.find((match) => match.season === season && match.winner !== null)?.winner;
      if (!team) continue;
      const wins = results.filter((match) => match.season === season && match.winner === team);
      const rows = rowsOf({ season: [season], team, kind: ['wins'] });
      expect(rows.map(({ match_id }) => match_id).sort()).toEqual(
        wins.map(({ match_id }) => match_id).sort(),
      );
      for (const { match_id, deficit } of rows) {
        const match = wins.find((row) => row.match_id === match_id);
        expect(deficit).toBe(
          match?.home_club === team ? match.home_largest_deficit : match?.away_largest_deficit,
        );
      }
    }
  });

  it('the minute of a record is that of the goal with which its winner went ahead for good', () => {
    for (const { match_id, minute, added_minute, home_goals, away_goals } of rowsOf({ kind: ['wins'] })) {
      if (minute === null) continue;
      const goals = tables.rows('goals').filter((goal) => goal.match_id === match_id);
      const side = Number(home_goals) > Number(away_goals) ? 'home' : 'away';
      const number = Math.min(Number(home_goals), Number(away_goals)) + 1;
      const goal = goals.find((row) => row.side === side && row.number === number);
      expect([minute, added_minute], `${match_id}`).toEqual([goal?.minute, goal?.added_minute || null]);
    }
  });

  it('records of matches are in none of the runs that go on, and the hint says why', () => {
    const { count, hint } = answer(records, { kind: [...matchRecords], active: true });
    expect(count).toBe(0);
    expect(hint).toContain('active=true');
  });
});
