import { clubMinutes } from '../derive/matches.ts';
import { sumAll } from '../derive/numbers.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { playersOnPitch } from './playing-time-rules.ts';
import {
  breach,
  type IntegrityRule,
  matchesById,
  ofPart,
  playerSeason,
  sideOf,
  unexpected,
  wrongSides,
} from './rule.ts';

type Row = DatasetRow<'appearances'>;

const sum = (rows: readonly Row[], field: 'minutes' | 'goals' | 'yellow_cards' | 'red_cards') =>
  rows.reduce((total, row) => total + row[field], 0);

const figures = ['minutes', 'goals', 'assists', 'yellow_cards', 'red_cards'] as const;

export const appearanceRules: readonly IntegrityRule[] = [
  {
    name: 'line-ups-whole',
    description:
      'The minutes of a side’s players add up to those of eleven players, or fewer after a red card. Eleven of them ' +
      'started, or at most eleven where that is not known of all. Minutes are those from coming on to leaving, red ' +
      'cards aside.',
    tables: ['appearances'],
    *check({ appearances, matches }) {
      const byId = matchesById({ matches });
      for (const [key, rows] of groupBy(appearances, sideOf)) {
        const [first] = rows;
        const match = byId.get(first.match_id);
        if (!match) continue;
        const subject = `${first.season} ${key}`;
        const whole = playersOnPitch * clubMinutes(match);
        const minutes = sum(rows, 'minutes');
        if (minutes > whole || (minutes < whole && sum(rows, 'red_cards') === 0)) {
          const message = `${minutes} minutes of the ${first.side} side; expected ${whole}`;
          yield breach('appearances', first, 'minutes', message, subject);
        }
        const starters = rows.filter(({ started }) => started === true).length;
        const isKnown = rows.every(({ started }) => started !== null);
        if (starters > playersOnPitch || (isKnown && starters < playersOnPitch)) {
          const message = `${starters} of the ${first.side} side started; expected ${playersOnPitch}`;
          yield breach('appearances', first, 'started', message, `${subject} started`);
        }
        for (const row of rows) {
          const on = row.minute_on;
          if (on === null || (row.minute_off ?? clubMinutes(match)) - on === row.minutes || row.red_cards > 0)
            continue;
          yield unexpected('appearances', row, 'minutes', 'the minutes from minute_on to minute_off');
        }
      }
    },
  },
  {
    name: 'line-ups-agree',
    description:
      'A side’s players are of the club of the match. They have its cards, its goals without own goals, and their ' +
      'assists. A player plays for one club on a day.',
    tables: ['appearances', 'goals', 'matchStats'],
    *check({ appearances, goals, matchStats, matches }) {
      const byId = matchesById({ matches });
      const goalsOf = Map.groupBy(goals, sideOf);
      const statsOf = new Map(matchStats.map((row) => [sideOf(row), row]));
      for (const [key, rows] of groupBy(appearances, sideOf)) {
        const [first] = rows;
        yield* wrongSides('appearances', rows, byId);
        const goalsOfSide = goalsOf.get(key) ?? [];
        const scored = goalsOfSide.filter(({ kind }) => kind !== 'own-goal').length;
        for (const goal of goalsOfSide) {
          const given = goalsOfSide.filter(({ assist_id }) => assist_id === goal.assist_id).length;
          const player = rows.find(({ player_id }) => player_id === goal.assist_id);
          if (goal.assist_id !== null && given > (player?.assists ?? 0))
            yield unexpected('goals', goal, 'assist_id', 'a player with as many assists in appearances');
        }
        const stats = statsOf.get(key);
        const expected = { goals: scored, yellow_cards: stats?.yellow_cards, red_cards: stats?.red_cards };
        for (const field of ['goals', 'yellow_cards', 'red_cards'] as const) {
          const total = sum(rows, field);
          const expectedTotal = expected[field] ?? null;
          if (expectedTotal === null || total === expectedTotal) continue;
          const message = `${total} ${field} of the players of the ${first.side} side; expected ${expectedTotal}`;
          yield breach('appearances', first, field, message, `${first.season} ${key} ${field}`);
        }
      }
      const byDay = groupBy(appearances, (row) => `${byId.get(row.match_id)?.date} ${row.player_id}`);
      for (const [first, ...others] of byDay.values()) {
        const other = others.find(({ club }) => club !== first.club);
        if (other) yield unexpected('appearances', other, 'club', `${first.club}, as on that day`);
      }
    },
  },
  {
    name: 'appearances-add-up',
    description:
      "In a season with all line-ups, a player's matches, minutes, goals, assists and cards add up to the figures of " +
      "the player's season.",
    tables: ['players', 'appearances'],
    *check({ players, appearances, matches }) {
      const isWhole = (season: number) => {
        const finished = ofSeason(matches, season).filter(({ status }) => status === 'FINISHED');
        const matchesWithLineUps = new Set(ofSeason(appearances, season).map(({ match_id }) => match_id));
        return matchesWithLineUps.size > 0 && matchesWithLineUps.size === finished.length;
      };
      const ofPlayer = Map.groupBy(appearances, playerSeason);
      const seasons = [...new Set(players.map(({ season }) => season))].filter(isWhole);
      for (const player of players) {
        if (!seasons.includes(player.season)) continue;
        const rows = ofPlayer.get(playerSeason(player)) ?? [];
        const sums = figures.map((field) => [field, sumAll(rows.map((row) => row[field])) ?? 0] as const);
        for (const [field, total] of [['appearances', rows.length] as const, ...sums]) {
          if (player[field] === null || player[field] === total) continue;
          yield ofPart(field, unexpected('players', player, field, `${total}, the sum of appearances`));
        }
      }
    },
  },
];
