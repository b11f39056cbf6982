import type { DatasetRow } from '../records/dataset/index.ts';
import { isPromised, ofSeason } from '../records/season-rules.ts';
import { entriesOf, groupBy } from '../records/typed.ts';
import {
  atMost,
  breach,
  type IntegrityRule,
  matchesById,
  playerSeason,
  sideOf,
  unexpected,
  wrongSides,
} from './rule.ts';

const sides = ['home', 'away'] as const;

export const goalRules: readonly IntegrityRule[] = [
  {
    name: 'goals-within-score',
    description:
      'Listed goals, penalty goals and own goals do not exceed the score, and each side is the club of ' +
      'the match.',
    tables: ['goals', 'matchStats'],
    *check({ goals, matchStats, matches }) {
      const byId = matchesById({ matches });
      yield* wrongSides('goals', goals, byId);
      yield* wrongSides('matchStats', matchStats, byId);
      for (const rows of groupBy(goals, sideOf).values()) {
        const [{ match_id, side }] = rows;
        const score = byId.get(match_id)?.[`${side}_goals`] ?? 0;
        const surplus = rows[score];
        if (surplus) {
          const message = `is goal ${score + 1} of the ${side} side; expected ${score} at most`;
          yield breach('goals', surplus, 'player', message);
        }
      }
      for (const row of matchStats) {
        const match = byId.get(row.match_id);
        if (!match) continue;
        const goalsAgainst = match[row.side === 'home' ? 'away_goals' : 'home_goals'] ?? 0;
        yield* atMost('matchStats', row, 'penalty_goals', match[`${row.side}_goals`] ?? 0, 'scored');
        yield* atMost('matchStats', row, 'own_goals', goalsAgainst, 'conceded');
      }
    },
  },
  {
    name: 'details-complete',
    description:
      'Every finished match of a finished season has its goals, its referee and the statistics of both sides. ' +
      'complete_since of league.json names the first season for each. The known exceptions count the matches ' +
      'without them.',
    tables: ['matches', 'goals', 'matchStats', 'referees'],
    *check({ league, matches, goals, matchStats, referees, seasons, snapshot }) {
      const goalsOf = groupBy(goals, sideOf);
      const withStats = new Set(matchStats.map(({ match_id }) => match_id));
      const withReferee = new Set(referees.map(({ match_id }) => match_id));
      for (const { season } of seasons) {
        if (season >= snapshot.season) continue;
        const finishedMatches = ofSeason(matches, season).filter(({ status }) => status === 'FINISHED');
        const incompleteMatches = {
          goals: finishedMatches.filter((match) =>
            sides.some(
              (side) => (goalsOf.get(sideOf({ ...match, side }))?.length ?? 0) !== match[`${side}_goals`],
            ),
          ),
          statistics: finishedMatches.filter(({ match_id }) => !withStats.has(match_id)),
          referee: finishedMatches.filter(({ match_id }) => !withReferee.has(match_id)),
        };
        for (const [detail, lackingMatches] of entriesOf(incompleteMatches)) {
          const [first] = lackingMatches;
          if (!first || !isPromised(league, detail, season)) continue;
          const message = `${lackingMatches.length} matches of ${season} without all ${detail}, such as ${first.match_id}; expected none`;
          const subject = `${season} ${detail} ${lackingMatches.length}`;
          yield breach('matches', first, undefined, message, subject);
        }
      }
    },
  },
  {
    name: 'goals-equal-score',
    description:
      'Each side of a finished match has as many rows in goals as it scored. They are numbered from 1 by minute, ' +
      'those without a minute last. A match that is not finished has none.',
    // Matches are not among them, since where only results are read, as at the edge, there are no goals yet.
    tables: ['goals'],
    *check({ league, goals, matches }) {
      const bySide = groupBy(goals, sideOf);
      for (const match of matches) {
        for (const side of sides) {
          const rows = bySide.get(sideOf({ ...match, side })) ?? [];
          const score = match.status === 'FINISHED' ? (match[`${side}_goals`] ?? 0) : 0;
          if (rows.length < score && isPromised(league, 'goals', match.season)) {
            const expected = `a row in goals for each, found ${rows.length}`;
            yield unexpected('matches', match, `${side}_goals`, expected);
          }
          const rowsByNumber = rows.toSorted((a, b) => a.number - b.number);
          for (const [index, row] of rowsByNumber.entries()) {
            const previousRow = rowsByNumber[index - 1];
            if (row.number !== index + 1) {
              yield unexpected('goals', row, 'number', `${index + 1}`);
            } else if (previousRow && (previousRow.minute ?? Infinity) > (row.minute ?? Infinity)) {
              const message = `${row.number} is before number ${previousRow.number} by minute`;
              yield breach('goals', row, 'number', message);
            }
          }
        }
      }
    },
  },
  {
    name: 'scorers-are-players',
    description:
      "In a past season every named scorer is a player of the club, or of the other club for an own goal. A player's " +
      "listed goals do not exceed the player's total, nor the total with a club.",
    tables: ['goals', 'players', 'playerStints'],
    *check({ league, goals, players, playerStints, matches, snapshot }) {
      const rows = new Map(players.map((row) => [playerSeason(row), row]));
      const stints = Map.groupBy(playerStints, playerSeason);
      const byId = matchesById({ matches });
      const counts = new Map<string, number>();
      for (const goal of goals) {
        if (goal.season >= snapshot.season || goal.player === null) continue;
        if (!isPromised(league, 'players', goal.season)) continue;
        const key = playerSeason(goal);
        const player = rows.get(key);
        if (!player) {
          const message = `"${goal.player}" has no row in players/${goal.season}.csv; expected one`;
          yield breach('goals', goal, 'player_id', message);
          continue;
        }
        const match = byId.get(goal.match_id);
        const club = goal.kind === 'own-goal' && match ? otherClub(match, goal.club) : goal.club;
        const clubs = stints.get(key)?.map((stint) => stint.club) ?? [player.club];
        if (!clubs.includes(club)) {
          const message = `"${goal.player}" is of ${clubs.join(' and ')}; expected a player of ${club}`;
          yield breach('goals', goal, 'player_id', message);
        }
        if (goal.kind === 'own-goal') continue;
        for (const countKey of [key, `${key} ${club}`]) counts.set(countKey, (counts.get(countKey) ?? 0) + 1);
      }
      for (const [key, player] of rows) {
        const listedGoals = counts.get(key) ?? 0;
        if (player.goals === null || listedGoals <= player.goals) continue;
        yield unexpected('players', player, 'goals', `at least the ${listedGoals} listed`);
      }
      for (const stint of playerStints) {
        const listedGoals = counts.get(`${stint.season} ${stint.player_id} ${stint.club}`) ?? 0;
        if (stint.goals === null || listedGoals <= stint.goals) continue;
        yield unexpected('playerStints', stint, 'goals', `at least the ${listedGoals} listed`);
      }
    },
  },
];

function otherClub({ home_club, away_club }: DatasetRow<'matches'>, club: string): string {
  return club === home_club ? away_club : home_club;
}
