import { expect, it } from 'vitest';
import type { SeasonContext } from '../../../src/feed/adapter.ts';
import { seasonContext } from '../../../src/feed/adapters.ts';
import { matchSchema } from '../../../src/feed/sdp/match-entry.ts';
import { stageOf } from '../../../src/feed/sdp/parse-match.ts';
import { parseSchedule } from '../../../src/feed/sdp/parse-schedule.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { derivedId, type Json, matchEntry, matchSet, scheduleAnswer } from '../../fixtures/feed.ts';
import { final, playIn } from '../../fixtures/schedule.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

type Match = DatasetRow<'matches'>;

const matchesOf = (season: number) => ofSeason(dataset.matches, season);
const stored = (season: number) => seasonContext(dataset, season);
const unstored = (season: number): SeasonContext => ({ ...stored(season), matches: new Map() });
const stage = (match: Match, context: SeasonContext, over: Json = {}) =>
  stageOf(matchSchema.parse(matchEntry(match, over)), context);

/** Returns the round of a play-off match with an id that `data/stages.csv` lacks. */
const unknownRound = (match: Match) => {
  const id = derivedId('Stage', `unknown ${match.match_id}`);
  return { ...matchSet(match), matchSetId: id, stageId: id };
};

const semifinals = matchesOf(2025).filter((match) => match.stage === 'semifinal');

it('the stage of a match is the stored one, whatever the feed says', () => {
  expect(stage(final, stored(2025), { matchSet: matchSet(playIn) })).toBe('final');
});

it('the stage of a match may have an id for each of its matches', () => {
  const ids = semifinals.map((match) => unknownRound(match).stageId);
  const context = unstored(2025);
  const stages = context.stages.map((row) =>
    row.stage === 'semifinal' ? { ...row, feed_stage_id: ids.join('|') } : row,
  );
  for (const match of semifinals) {
    expect(stage(match, { ...context, stages }, { matchSet: unknownRound(match) })).toBe('semifinal');
  }
});

it('the stage of a match is the only one with a table for a match of a matchday', () => {
  const [first] = matchesOf(2021) as [Match];
  expect(stage(first, unstored(2021))).toBe('regular');
});

it.for([2019, 2020])(
  'the stage of a match is the only one without a table for a play-off match of %i',
  (season) => {
    const match = matchesOf(season).findLast((row) => row.stage === 'final') as Match;
    expect(stage(match, unstored(season), { matchSet: unknownRound(match) })).toBe('final');
  },
);

it('the stage of a match is unknown where several could have it', () => {
  const [first] = matchesOf(2019) as [Match];
  expect(stage(first, unstored(2019))).toBeNull();
  expect(stage(final, unstored(2025), { matchSet: unknownRound(final) })).toBeNull();
});

it('the stage of a match is unknown where the feed names no round, or the season has no stage', () => {
  for (const round of [undefined, null, 'Matchday 3', {}, { matchSetId: null, stageId: null }]) {
    expect(stage(playIn, unstored(2025), { matchSet: round })).toBeNull();
  }
  expect(stage(playIn, { ...unstored(2025), stages: [] })).toBeNull();
});

it('the stage of a match is reported with its id where data/stages.csv lacks it', () => {
  const matchSet = unknownRound(final);
  const body = scheduleAnswer(2025, [matchEntry(final, { matchSet })]);
  expect(parseSchedule(body, unstored(2025)).rejected).toMatchObject([
    { why: `stage ${matchSet.stageId} is not in data/stages.csv; the match has none` },
  ]);
});
