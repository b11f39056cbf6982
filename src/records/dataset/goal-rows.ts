import * as z from 'zod/mini';
import { clubId, confidence, feedId, personName, playerId, positive, side, text } from '../fields.ts';
import { described, enumeration, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';
import { maxAddedMinutes } from './match-rows.ts';

/** The minutes after which time is added: the ends of the halves, and of those of extra time. */
export const addedAfter = [45, 90, 105, 120] as const;

/** How a goal came about. */
export const goalKind = enumeration(
  'GoalKind',
  'How the goal came about. open-play: neither a penalty nor an own goal; unknown: only the score has it',
  ['open-play', 'penalty', 'own-goal', 'unknown'],
);

export const goals = defineTable({
  name: 'goals',
  description:
    'Every goal of the finished matches: each side has as many rows as goals. The feed lists no penalty and no own ' +
    'goal. They follow from the match statistics and the score. A scorer is named by a report, or is the only ' +
    'player left',
  seasonal: true,
  key: ['match_id', 'side', 'number'],
  references: { match_id: 'matches', club: 'clubs' },
  row: z.object({
    match_id: feedId('Match'),
    side: described(side, 'The side the goal counts for'),
    club: described(clubId, 'The club the goal counts for; the scorer of an own goal is of the other'),
    number: described(
      positive,
      'Number of the goal among those of its side: by minute, goals without a minute last',
    ),
    minute: orNull(
      z.int().check(z.gte(1), z.lte(120)),
      `The minute of play: at most 90, or 120 in a match with extra time; goals in added time are in minute ${addedAfter.join(', ')}`,
      'not known',
      'minutes',
    ),
    added_minute: orNull(
      z.int().check(z.gte(1), z.lte(maxAddedMinutes)),
      'The minute of added time',
      'not in added time, or not known',
      'minutes',
    ),
    player: orNull(personName, 'The scorer, under the name the feed gives', 'not known'),
    player_id: nullable(playerId, 'the scorer is not known, or the season has no list of players yet'),
    kind: goalKind,
    candidates: orNull(
      text,
      'The players of whom one scored it, joined by |',
      'the scorer is known, or too many could be',
    ),
    basis: described(
      z.enum(['feed', 'match statistics', 'community list', 'press', 'arithmetic', 'score']),
      'How the scorer is known; for a goal without one, how the goal is. feed: listed in the match’s header; match ' +
        'statistics: counted among the side’s penalties or the other’s own goals; community list: compiled by others ' +
        'from match pages; press: a report of the match; arithmetic: one player alone is left; score: the score alone',
    ),
    confidence: orNull(
      confidence,
      'How sure the scorer is: certain, or probable',
      'the scorer is not known, or the feed lists it',
    ),
    assist: orNull(
      personName,
      'The player who gave the last pass, where one pass alone is possible',
      'not known, or none',
    ),
    assist_id: nullable(playerId, 'assist is null'),
    assist_confidence: orNull(confidence, 'How sure the assist is', 'assist is null'),
    source: orNull(text, 'Where the row is from', "the table's source"),
  }),
});

/** A goal as the feed lists it. Its lists have neither penalties nor own goals. */
export type ListedGoal = Pick<
  z.infer<typeof goals.row>,
  'match_id' | 'side' | 'club' | 'added_minute' | 'player'
> & {
  readonly season: number;
  readonly minute: number;
};
