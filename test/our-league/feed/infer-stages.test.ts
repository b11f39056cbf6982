import { describe, expect, it } from 'vitest';
import { inferStages } from '../../../src/feed/infer-stages.ts';
import { type SeasonContext, seasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { derivedId, matchEntry, matchSet, scheduleAnswer } from '../../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';

type Match = DatasetRow<'matches'>;

const matchesOf = (season: number) => ofSeason(dataset.matches, season);
const stored = (season: number) => seasonContext(tables, season);
const unstored = (season: number): SeasonContext => ({ ...stored(season), matches: new Map() });
const infer = (matches: readonly Match[], context: SeasonContext, over: object = {}) =>
  inferStages(
    scheduleAnswer(
      context.season,
      matches.map((match) => matchEntry(match, { ...over })),
    ),
    context,
  );
/** A play-off match as the feed has it, with a stage id of its own. */
const unknownRound = (match: Match, name = match.match_id) => {
  const id = derivedId('Stage', `unknown ${name}`);
  return matchEntry(match, { matchSet: { ...matchSet(match), matchSetId: id, stageId: id } });
};
const knockOuts = (season: number) => {
  const names = new Set(
    stored(season)
      .stages.filter(({ table }) => table === null)
      .map(({ stage }) => stage),
  );
  return matchesOf(season).filter(({ stage }) => stage !== null && names.has(stage));
};
const inferRounds = (matches: readonly Match[], context: SeasonContext) =>
  inferStages(
    scheduleAnswer(
      context.season,
      matches.map((match) => unknownRound(match)),
    ),
    context,
  );

describe('the stage of a match', () => {
  it('is the stored one, whatever the feed says', () => {
    const [final, ...others] = knockOuts(2025).toReversed() as [Match, ...Match[]];
    const wrong = matchEntry(final, { matchSet: matchSet(others[0] as Match) });
    expect(inferStages(scheduleAnswer(2025, [wrong]), stored(2025)).get(final.match_id)).toBe('final');
  });

  it('is the one with its stage id', () => {
    const matches = matchesOf(2025).filter(({ stage }) => stage !== 'semifinal' && stage !== 'quarterfinal');
    const stages = infer(matches, unstored(2025));
    for (const { match_id, stage } of matches) expect(stages.get(match_id)).toBe(stage);
  });

  it('may have many ids', () => {
    const semifinals = knockOuts(2025).filter(({ stage }) => stage === 'semifinal');
    const ids = semifinals.map((match) => derivedId('Stage', `unknown ${match.match_id}`));
    const context = unstored(2025);
    const stages = context.stages.map((stage) =>
      stage.stage === 'semifinal' ? { ...stage, feed_stage_id: ids.join('|') } : stage,
    );
    const inferred = inferRounds(semifinals, { ...context, stages });
    expect([...inferred.values()]).toEqual(['semifinal', 'semifinal']);
  });

  it('of a matchday is the only one with a table', () => {
    const [first] = matchesOf(2021) as [Match];
    expect(infer([first], unstored(2021)).get(first.match_id)).toBe('regular');
  });

  it.for([2019, 2020])('of a matchday follows from its day between two tables, %i', (season) => {
    const matches = matchesOf(season).filter(({ stage }) => stage !== 'final');
    for (const match of [matches[0], matches.at(-1)] as [Match, Match]) {
      const others = new Map([...stored(season).matches].filter(([id]) => id !== match.match_id));
      const context = { ...stored(season), matches: others };
      expect(infer([match], context).get(match.match_id)).toBe(match.stage);
      expect(infer([match], unstored(season)).get(match.match_id)).toBeUndefined();
    }
  });

  it.for([2019, 2020])('of a play-off match is the only one, %i', (season) => {
    const matches = knockOuts(season);
    expect([...inferRounds(matches, unstored(season)).values()]).toEqual(matches.map(({ stage }) => stage));
  });

  it.for([2021, 2022, 2023, 2024, 2025])('follows from the dates and the format, %i', (season) => {
    const matches = knockOuts(season);
    const inferred = inferRounds(matches, unstored(season));
    for (const { match_id, stage } of matches) {
      const found = inferred.get(match_id);
      if (found !== undefined) expect(found).toBe(stage);
    }
    const unclear = matches.filter(({ match_id }) => !inferred.has(match_id));
    // Only stages that are played on one day cannot be distinguished.
    expect(new Set(unclear.map(({ date }) => date)).size).toBeLessThanOrEqual(1);
    expect(inferred.get(matches.at(-1)?.match_id ?? '')).toBe('final');
  });

  it('follows from the stages that are known', () => {
    const [playIn, ...rest] = knockOuts(2025) as [Match, ...Match[]];
    const quarterfinal = rest.find(({ stage }) => stage === 'quarterfinal') as Match;
    const known = [playIn, quarterfinal].map(({ match_id }) => match_id);
    const context = stored(2025);
    const matches = new Map([...context.matches].filter(([id]) => known.includes(id)));
    const unknown = rest.filter((match) => match !== quarterfinal);
    const inferred = inferRounds(unknown, { ...context, matches });
    expect(unknown.map(({ match_id }) => inferred.get(match_id))).toEqual(unknown.map(({ stage }) => stage));
  });

  it('is not inferred where the feed names none, or the season has none', () => {
    const [playIn] = knockOuts(2025) as [Match];
    for (const round of [undefined, null, 'Matchday 3', {}, { matchSetId: null, stageId: null }]) {
      const body = scheduleAnswer(2025, [matchEntry(playIn, { matchSet: round })]);
      expect(inferStages(body, unstored(2025)).size).toBe(0);
    }
    expect(inferRounds([playIn], { ...unstored(2025), stages: [] }).size).toBe(0);
  });

  it('is not inferred from what is no schedule', () => {
    for (const body of [null, '<html>', {}, { matches: [null, 7, {}, { matchId: 'x' }] }]) {
      expect(inferStages(body, unstored(2025)).size).toBe(0);
    }
  });

  it('takes no time where a schedule is made of play-off matches', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      unknownRound({ ...(knockOuts(2025)[0] as Match), match_id: derivedId('Match', String(index)) }),
    );
    expect(inferStages(scheduleAnswer(2025, many), unstored(2025)).size).toBe(0);
  });
});
