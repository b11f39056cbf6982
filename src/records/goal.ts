import type * as z from 'zod/mini';
import { goals as storedTable } from './dataset/goal-rows.ts';
import { text } from './fields.ts';
import { matchContext } from './match.ts';
import { arrayOf, described, objectSchema, orNull } from './schema.ts';
import { pick } from './typed.ts';

const row = storedTable.row.shape;

/** The fields of a scorer, in a list of goals and in a match alike. */
export const scorerFields = {
  goal_id: described(
    text,
    'The goal: the last part of match_id, the side, the minute and the scorer. The kind replaces an unknown ' +
      'scorer. Equal goals are numbered from the second on. A goal inserted before it changes nothing; a correction ' +
      'of its own minute or scorer does',
  ),
  player: row.player,
  player_id: orNull(
    text,
    'The scorer, by the last part of the id; ours, of club and name, until the feed lists a new player',
    'the scorer is not known, or one of an own goal whom no list has',
  ),
  ...pick(row, ['kind', 'minute', 'added_minute']),
  candidates: arrayOf(
    text,
    'The players of whom one scored it; empty where the scorer is known, and where too many could be',
  ),
  ...pick(row, ['confidence', 'assist']),
  assist_id: orNull(text, 'The player of assist, by the last part of the id', 'assist is null'),
  assist_confidence: row.assist_confidence,
};

/** A published goal. */
export const goal = objectSchema('Goal', 'A goal, with its scorer where known', {
  ...matchContext,
  ...pick(row, ['side', 'club']),
  team: described(text, 'The club under its name of that season'),
  number: row.number,
  ...scorerFields,
  basis: row.basis,
});

export type Goal = z.infer<typeof goal>;
