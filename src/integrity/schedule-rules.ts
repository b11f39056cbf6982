import { decidingStage } from '../derive/honours.ts';
import { clubsOfMatches, isOpen } from '../derive/matches.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { isUnbalanced } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

type Fixture = Pick<DatasetRow<'matches'>, 'home_club' | 'away_club'>;

export const scheduleRules: readonly IntegrityRule[] = [
  {
    name: 'meetings-fit-format',
    description:
      'In a stage with a table, two clubs play at the same home no more often than its format has. It follows from ' +
      'the numbers of clubs and matches: once where each two meet twice. Cancelled matches are not counted. ' +
      'Stages that are unbalanced by league.json are left out.',
    tables: ['stages', 'matches'],
    *check({ league, stages, matches }) {
      const toPlay = matches.filter(({ status }) => status !== 'CANCELLED');
      const byStage = groupBy(toPlay, ({ season, stage }) => `${season} ${stage}`);
      for (const { season, stage, table, matches: number } of stages) {
        if (table === null || isUnbalanced(league, season, stage)) continue;
        // By the stage, so that one exception is enough for a format of its own.
        const subject = `${season} ${stage}`;
        for (const { row, count, most } of findSurplusMeetings(byStage.get(subject) ?? [], number)) {
          const meetings = `${count} matches of ${row.home_club} at home against ${row.away_club} in ${subject}`;
          const message = `"${row.date}" is one of ${meetings}; expected at most ${most} by its format`;
          yield breach('matches', row, 'date', message, subject);
        }
      }
    },
  },
  {
    name: 'clubs-play-equally',
    description:
      'In a finished season, all clubs of a stage with a table have the same number of matches. Where the table ' +
      'of the season decides the champion, each two have met equally often. Cancelled matches are counted. ' +
      'Stages that are unbalanced by league.json are left out.',
    tables: ['stages', 'matches'],
    *check({ league, stages, matches, snapshot }) {
      const byStage = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
      for (const stage of stages) {
        if (stage.table === null || isUnbalanced(league, stage.season, stage.stage)) continue;
        const name = `${stage.season} ${stage.stage}`;
        const rows = byStage.get(name) ?? [];
        const isPlayedOut = rows.length >= stage.matches && rows.every(({ status }) => !isOpen(status));
        if (stage.season >= snapshot.season && !isPlayedOut) continue;
        const uneven = describeUnevenClubs(rows);
        if (uneven !== null) {
          const message = `${name} has clubs with unequal numbers of matches: ${uneven}; expected equal numbers`;
          yield breach('stages', stage, 'matches', message);
        } else if (stage.table === 'season' && decidingStage(league, stage.season) === null) {
          const unequal = describeUnequalMeetings(rows);
          if (unequal === null) continue;
          const message =
            `${name} has clubs that did not meet equally often: ${unequal}; expected equal meetings, since the ` +
            'table decides the champion, or the stage among unbalanced of league.json';
          yield breach('stages', stage, 'matches', message);
        }
      }
    },
  },
];

/**
 * Returns the matches in which two clubs meet at the same home more often than a format has. The format's matches are
 * shared equally among all pairs of home and away club.
 *
 * @param fixtures the matches of a stage, in order of play
 */
function findSurplusMeetings<Row extends Fixture>(fixtures: readonly Row[], matches: number) {
  const clubs = clubsOfMatches(fixtures).length;
  // Rounds of another season raise the number a little, a format of more meetings by half or more.
  const most = Math.max(1, Math.round(matches / (clubs * (clubs - 1))));
  const meetings = Map.groupBy(fixtures, ({ home_club, away_club }) => `${home_club} ${away_club}`);
  return [...meetings.values()].flatMap((rows) =>
    rows.slice(most).map((row) => ({ row, count: rows.length, most })),
  );
}

/** Returns the number of matches of each club. */
export function countByClub(fixtures: readonly Fixture[]): Map<string, number> {
  const sides = fixtures.flatMap(({ home_club, away_club }) => [home_club, away_club]);
  return new Map([...Map.groupBy(sides, (club) => club)].map(([club, { length }]) => [club, length]));
}

/** Returns the clubs that have another number of matches than most, such as `reds 37; most have 38`; null without any. */
function describeUnevenClubs(fixtures: readonly Fixture[]): string | null {
  const counts = countByClub(fixtures);
  const usual = mostFrequent([...counts.values()]);
  const others = [...counts].filter(([, count]) => count !== usual).sort(([, a], [, b]) => a - b);
  if (others.length === 0) return null;
  return `${others.map(([club, count]) => `${club} ${count}`).join(', ')}; most have ${usual}`;
}

/** Returns the clubs that met least and most, such as `reds and blues 0, reds and greens 2`; null where all met equally. */
function describeUnequalMeetings(fixtures: readonly Fixture[]): string | null {
  const clubs = clubsOfMatches(fixtures);
  const counts = new Map<string, number>(
    clubs.flatMap((club, index) =>
      clubs.slice(index + 1).map((other) => [`${club} and ${other}`, 0] as [string, number]),
    ),
  );
  for (const { home_club, away_club } of fixtures) {
    const pair = [home_club, away_club].sort().join(' and ');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => a - b);
  const fewest = byCount[0];
  const most = byCount.at(-1);
  if (!fewest || !most || fewest[1] === most[1]) return null;
  return [fewest, most].map(([pair, count]) => `${pair} ${count}`).join(', ');
}

/**
 * Returns the number of matches that a stage has by its format. Where clubs have unequal numbers of matches, each two clubs
 * of the format meet as often as most of them did.
 */
export function countByFormat(fixtures: readonly Fixture[]): number {
  if (describeUnevenClubs(fixtures) === null) return fixtures.length;
  const clubs = clubsOfMatches(fixtures).length;
  const pairings = Map.groupBy(fixtures, ({ home_club, away_club }) =>
    [home_club, away_club].sort().join(' '),
  );
  const meetings = mostFrequent([...pairings.values()].map(({ length }) => length));
  return ((clubs * (clubs - 1)) / 2) * meetings;
}

function mostFrequent(numbers: readonly number[]): number {
  const groups = [...Map.groupBy(numbers, (number) => number)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}
