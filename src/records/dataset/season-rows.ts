import * as z from 'zod/mini';
import {
  clubId,
  confidence,
  count,
  day,
  feedId,
  personName,
  playerId,
  positive,
  seasonYear,
  slug,
  stageName,
  text,
} from '../fields.ts';
import { described, enumeration, nullable, orNull } from '../schema.ts';
import { defineTable } from './define-table.ts';

export const seasons = defineTable({
  name: 'seasons',
  description: 'A season',
  seasonal: false,
  isRequired: true,
  key: ['season'],
  references: { champion: 'clubs', regular_season_winner: 'clubs' },
  row: z.object({
    season: seasonYear,
    feed_season_id: feedId('Season'),
    format: described(text, 'The format of the season'),
    champion: orNull(clubId, 'The club that won the final', 'not yet decided'),
    regular_season_winner: orNull(clubId, 'The club that won the table of the season', 'not yet decided'),
  }),
});

const stageId = feedId('Stage');

/** Several ids in one column. */
const feedIds = z.string().check(
  z.refine((value) => value.split('|').every((id) => stageId.safeParse(id).success), {
    error: 'expected ids joined by |',
  }),
);

export const stages = defineTable({
  name: 'stages',
  description:
    'A stage of a season, in order of play, with its number of matches and the table it counts for',
  seasonal: false,
  isRequired: true,
  key: ['season', 'stage'],
  references: { season: 'seasons' },
  row: z.object({
    season: seasonYear,
    stage: stageName,
    matches: described(positive, 'Matches the format has'),
    table: orNull(
      z.enum(['season', 'own']),
      'season: its matches count for the table of the season; own: it has a separate table',
      'a knock-out stage',
    ),
    feed_stage_id: orNull(
      feedIds,
      "The feed's ids of the stage, joined by |: each knock-out match may have one of its own",
      'the feed’s id is not known',
    ),
  }),
});

export const standings = defineTable({
  name: 'standings',
  description: "A club's row in a table as published by the league",
  seasonal: true,
  key: ['stage', 'club'],
  references: { club: 'clubs' },
  row: z.object({
    stage: stageName,
    position: described(positive, 'Place in the table, from 1'),
    club: clubId,
    played: described(count, 'Matches played'),
    wins: described(count, 'Matches won'),
    draws: described(count, 'Matches drawn'),
    losses: described(count, 'Matches lost'),
    goals_for: described(count, 'Goals scored'),
    goals_against: described(count, 'Goals conceded'),
    goal_difference: described(z.int(), 'Goals scored less goals conceded'),
    points: described(z.int(), '{points}, less those deducted'),
    points_deducted: described(count, 'Points the league took away'),
  }),
});

const honourKind = enumeration(
  'HonourKind',
  'champion: won the final; table: first of a table; award: given to a person',
  ['champion', 'table', 'award'],
);

export const honours = defineTable({
  name: 'honours',
  description: 'An honour of a season: its champion, the winners of its tables and its awards',
  seasonal: false,
  key: ['season', 'honour', 'club', 'winner'],
  references: { season: 'seasons', club: 'clubs' },
  row: z.object({
    season: seasonYear,
    kind: honourKind,
    honour: described(text, 'The name of the title, the table or the award'),
    club: orNull(clubId, 'The club that won it, or the winner’s club', 'a person of no club'),
    winner: orNull(personName, 'The person, in full', 'won by the club'),
    player_id: nullable(playerId, 'won by the club, or by a person who is no player'),
    note: orNull(text, 'A remark on how it was awarded or counted', 'nothing'),
    source: described(text, 'Where the row is from'),
  }),
});

/** A day, or only its month or year. */
const roughDay = z.string().check(
  z.regex(/^\d{4}(-\d{2}){0,2}$/, {
    error: 'expected a day, month or year, such as 2021-09-23',
  }),
);

export const coaches = defineTable({
  name: 'coaches',
  description: 'A head coach of a club in a season, where one is known',
  seasonal: false,
  key: ['season', 'club', 'coach_id'],
  references: { season: 'seasons', club: 'clubs' },
  row: z.object({
    season: seasonYear,
    club: clubId,
    coach_id: described(slug, 'The head coach, by an id of ours that stays when the name changes'),
    coach: described(personName, 'The name of the head coach'),
    from: orNull(roughDay, 'The first day in charge, or its month or year', 'not known'),
    to: orNull(roughDay, 'The day another took over, or its month or year', 'not known, or nobody took over'),
    confidence,
    source: described(text, 'Where the row is from'),
  }),
});

/** The content of `data/snapshot.json`, which has the current season, the day its data is from and its source. */
export const snapshot = z.strictObject({
  season: described(seasonYear, 'The current season'),
  as_of: described(day, 'The day up to which its results are complete'),
  source: described(text, 'The source of its last refresh'),
});

export type Snapshot = z.infer<typeof snapshot>;
