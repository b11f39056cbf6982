import { figures } from '../derive/agreement.ts';
import { championOf, decidingStage, recipientsOf, standingsWinnerOf } from '../derive/honours.ts';
import { isOpen, isPlayedBy } from '../derive/matches.ts';
import { rankResults } from '../derive/ranking.ts';
import { isListedWhole } from '../derive/standings.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { breach, clubSeason, type IntegrityRule, playerSeason, unexpected } from './rule.ts';

export const tableRules: readonly IntegrityRule[] = [
  {
    name: 'tables-recompute',
    description: 'Every row of a published table, with its position, follows from the results exactly.',
    tables: ['standings', 'matches'],
    *check({ league, standings, matches }) {
      for (const rows of groupBy(standings, ({ season, stage }) => `${season} ${stage}`).values()) {
        const [{ season, stage }] = rows;
        const results = ofSeason(matches, season).filter((match) => match.stage === stage);
        const computedRows = rankResults(league, results, rows);
        for (const row of rows) {
          const computedRow = computedRows.find(({ club }) => club === row.club);
          if (!computedRow) {
            const message = `"${row.club}" has no match in this stage; expected a club that played`;
            yield breach('standings', row, 'club', message);
            continue;
          }
          if (row.position !== computedRow.position) {
            yield unexpected('standings', row, 'position', `${computedRow.position} from the results`);
          }
          for (const column of figures) {
            if (row[column] === computedRow[column]) continue;
            yield unexpected('standings', row, column, `${computedRow[column]} from the results`);
          }
        }
        for (const { club } of computedRows) {
          if (rows.some((row) => row.club === club)) continue;
          yield breach('standings', rows[0], 'club', `has no row for ${club}; expected one, since it played`);
        }
      }
    },
  },
  {
    name: 'champions-won-the-final',
    description:
      "A season's champion won the stage, or is first in the table, as champion of league.json says. The winner " +
      'of its table is first in it. The current season has no champion before it is closed, and its table may have no winner while a ' +
      'match is open. A table decides once it has all matches of its format. Where league.json calls it unbalanced, its first may be the ' +
      'champion.',
    tables: ['seasons'],
    *check({ league, seasons, stages, matches, standings, snapshot }) {
      for (const season of seasons) {
        const seasonMatches = ofSeason(matches, season.season);
        const decider = decidingStage(league, season.season);
        const winnerOfTable = season.regular_season_winner;
        const seasonStages = ofSeason(stages, season.season);
        const isWhole = decider !== null || isListedWhole(seasonStages, seasonMatches);
        const winner = isWhole ? championOf(league, season.season, seasonMatches, winnerOfTable) : null;
        const isCurrent = season.season === snapshot.season;
        const isUndecided = isCurrent && season.champion === null;
        // Whoever knows that the first of an unbalanced table is the champion may write it.
        const isFirst = isWhole && decider === null && season.champion === winnerOfTable;
        if (season.champion !== winner && !isUndecided && !isFirst) {
          const expected = `${winner ?? 'no value'}, the winner of the ${decider ?? 'table'}`;
          yield unexpected('seasons', season, 'champion', expected);
        }
        const first = standingsWinnerOf({
          league,
          stages: seasonStages,
          standings: ofSeason(standings, season.season),
          matches: seasonMatches,
        });
        // A table with a deduction is stored before its last match.
        const isToBePlayed = isCurrent && !isTableOver(seasonStages, seasonMatches);
        const mayBeUnknown = isToBePlayed && winnerOfTable === null;
        if (first !== null && first !== winnerOfTable && !mayBeUnknown) {
          yield unexpected('seasons', season, 'regular_season_winner', `${first}, first in the table`);
        }
      }
    },
  },
  {
    name: 'honours-agree',
    description:
      "A season's champion is that of its row in seasons, and the winner of a shield heads the table. A player with an " +
      'award is one of the club in that season. An honour has no more winners than it is given to.',
    tables: ['honours'],
    *check({ league, honours, seasons, players, playerStints }) {
      const bySeason = new Map(seasons.map((row) => [row.season, row]));
      for (const rows of groupBy(honours, ({ season, honour }) => `${season} ${honour}`).values()) {
        const [first] = rows;
        const recipients = recipientsOf(league, first);
        if (recipients === null || rows.length <= recipients) continue;
        const message = `has ${rows.length} rows in ${first.season}; expected ${recipients} at most`;
        yield breach('honours', first, 'honour', `"${first.honour}" ${message}`);
      }
      const clubs = Map.groupBy([...players, ...playerStints], playerSeason);
      for (const row of honours) {
        const season = bySeason.get(row.season);
        const winner =
          row.kind === 'champion'
            ? season?.champion
            : row.honour === league.table_trophy
              ? season?.regular_season_winner
              : undefined;
        if (winner && row.club !== winner) {
          yield unexpected('honours', row, 'club', `${winner}, as seasons.csv has`);
        }
        if (row.player_id === null) continue;
        const clubsOfPlayer = (clubs.get(playerSeason(row)) ?? []).map(({ club }) => club);
        if (clubsOfPlayer.includes(row.club)) continue;
        const fault =
          clubsOfPlayer.length === 0 ? 'has no row in players' : `is of ${clubsOfPlayer.join(' and ')}`;
        const message = `"${row.winner}" ${fault}; expected a player of ${row.club}`;
        yield breach('honours', row, 'player_id', message);
      }
    },
  },
  {
    name: 'coach-ids-agree',
    description: 'Each coach_id has one name, and each name of a coach has one coach_id.',
    tables: ['coaches'],
    *check({ coaches }) {
      for (const [first, ...others] of groupBy(coaches, ({ coach_id }) => coach_id).values())
        for (const row of others)
          if (row.coach !== first.coach)
            yield unexpected('coaches', row, 'coach', `${first.coach}, as in ${first.season}`);
      for (const [first, ...others] of groupBy(coaches, ({ coach }) => coach).values())
        for (const row of others)
          if (row.coach_id !== first.coach_id)
            yield unexpected('coaches', row, 'coach_id', `${first.coach_id}, as in ${first.season}`);
    },
  },
  {
    name: 'coaches-follow',
    description:
      'A coach’s club played in the season. The coaches of one season follow each other: each is in charge until the ' +
      'day of the next.',
    tables: ['coaches'],
    *check({ coaches, matches }) {
      for (const rows of groupBy(coaches, clubSeason).values()) {
        const [first] = rows;
        if (!ofSeason(matches, first.season).some((match) => isPlayedBy(match, first.club))) {
          const message = `"${first.club}" has no match in ${first.season}; expected one`;
          yield breach('coaches', first, 'club', message);
        }
        for (const [index, row] of rows.entries()) {
          if (row.from !== null && row.to !== null && row.to <= row.from) {
            yield unexpected('coaches', row, 'to', `a day after ${row.from}`);
          }
          const next = rows[index + 1];
          if (next && (row.to === null || row.to !== next.from)) {
            yield unexpected('coaches', row, 'to', `${next.from ?? 'a day'}, when ${next.coach} took over`);
          }
        }
      }
    },
  },
];

/** Returns whether the stages that count for the standings of a season have all their matches, none of them open. */
function isTableOver(stages: Dataset['stages'], matches: Dataset['matches']): boolean {
  const names = stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
  const isOfTable = ({ stage }: Dataset['matches'][number]) => names.some((name) => name === stage);
  return isListedWhole(stages, matches) && !matches.some((match) => isOfTable(match) && isOpen(match.status));
}
