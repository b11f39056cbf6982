import { describe, expect, it } from 'vitest';
import { deriveTables } from '../../src/derive/index.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { generalConstants, generalModel } from '../../src/records/forecast-model.ts';
import { inForce, otherZones } from '../../src/records/season-rules.ts';
import { chancesOf } from '../../src/site/chances.ts';
import { worlds } from '../support/worlds.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.for(worlds)('$name', ({ midSeason, season, current, dataset, tables }) => {
  const { constants } = dataset.forecastModel ?? generalModel(dataset.league);
  const notCancelled = tables.rows('matches').filter(({ status }) => status !== 'CANCELLED');

  /** Computes all strengths and forecasts a second time, in plain arithmetic, from the rows of the dataset. */
  function computeAgain() {
    const strengths = new Map<string, number>();
    const strengthOf = (club: string) => strengths.get(club) ?? 1500;
    const forecasts = new Map<string, readonly [number, number, number]>();
    const history: { date: string; club: string; strength: number }[] = [];
    const byDay = Map.groupBy(
      dataset.matches.filter(({ status }) => status !== 'CANCELLED'),
      ({ date }) => date,
    );
    for (const [date, matches] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const changes: (readonly [string, number])[] = [];
      for (const match of matches) {
        const { k, home_advantage, draw } = inForce(constants, match.season);
        const lead =
          strengthOf(match.home_club) - strengthOf(match.away_club) + (match.neutral ? 0 : home_advantage);
        const odds = 10 ** (lead / 800);
        const total = odds + draw + 1 / odds;
        const probabilities = [odds / total, draw / total, 1 / odds / total] as const;
        forecasts.set(match.match_id, probabilities);
        if (match.status !== 'FINISHED' || match.home_goals === null || match.away_goals === null) continue;
        const is90 = match.win_reason !== 'ExtraTime' && match.win_reason !== 'Penalties';
        const margin = is90 ? match.home_goals - match.away_goals : 0;
        const score = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        const change = k * (score - probabilities[0] - probabilities[1] / 2);
        changes.push([match.home_club, change], [match.away_club, -change]);
      }
      for (const [club, change] of changes) strengths.set(club, strengthOf(club) + change);
      for (const [club] of changes) history.push({ date, club, strength: strengthOf(club) });
    }
    return { forecasts, history };
  }

  const again = computeAgain();

  it('forecasts have probabilities that add up to 1 for each match not cancelled', () => {
    expect(tables.rows('forecasts').map(({ match_id }) => match_id)).toEqual(
      notCancelled.map(({ match_id }) => match_id),
    );
    for (const { probabilities } of tables.rows('forecasts'))
      expect(sum(Object.values(probabilities))).toBeCloseTo(1, 9);
  });

  it('forecasts have the outcome of 90 minutes where the match is finished', () => {
    const matches = new Map(notCancelled.map((match) => [match.match_id, match]));
    for (const { match_id, outcome } of tables.rows('forecasts'))
      expect(outcome === null).toBe(matches.get(match_id)?.status !== 'FINISHED');
  });

  it('forecasts of finished matches agree with a second computation from the results', () => {
    for (const { match_id, outcome, probabilities } of tables.rows('forecasts')) {
      if (outcome === null) continue;
      const [home = 0, draw = 0, away = 0] = again.forecasts.get(match_id) ?? [];
      expect(probabilities.home).toBeCloseTo(home, 4);
      expect(probabilities.draw).toBeCloseTo(draw, 4);
      expect(probabilities.away).toBeCloseTo(away, 3);
    }
  });

  it('strengths agree with a second computation from the results', () => {
    for (const { date, club, strength } of again.history) {
      const row = tables.rows('clubStrength').find((other) => other.date === date && other.club === club);
      expect(row?.strength).toBeCloseTo(strength, 2);
    }
  });

  it('strengths are of each club before a season and after each of its matches', () => {
    const finished = notCancelled.filter(({ status }) => status === 'FINISHED');
    const clubSeasons = new Set(
      notCancelled.flatMap((match) =>
        [match.home_club, match.away_club].map((club) => `${club} ${match.season}`),
      ),
    );
    expect(tables.rows('clubStrength')).toHaveLength(clubSeasons.size + 2 * finished.length);
  });

  const projected = new Set(tables.rows('projections').map((row) => row.season));

  it('projections have a chance of each zone, of as many clubs as it has places', () => {
    for (const year of projected) {
      const days = Map.groupBy(tables.rows('projections', year), ({ date }) => date).values();
      for (const rows of days) {
        const zones = otherZones(dataset.league, year, rows.length);
        for (const [index, { kind, name, first, last }] of zones.entries()) {
          const chances = rows.map((row) => row.zones[index]);
          expect(new Set(chances.map((zone) => `${zone?.kind} ${zone?.name}`))).toEqual(
            new Set([`${kind} ${name}`]),
          );
          expect(sum(chances.map((zone) => zone?.chance ?? 0))).toBeCloseTo(last - first + 1, 1);
          for (const [club, { best_place, worst_place, certain }] of rows.entries()) {
            if (best_place === null || worst_place === null)
              throw new Error('expected that both places are decided');
            const chance = chances[club]?.chance;
            expect(chance === 1).toBe(first <= best_place && worst_place <= last);
            expect(chance === 0).toBe(best_place > last || worst_place < first);
            if (certain === kind) expect(chance).toBe(1);
            if (certain === `out_of_${kind}`) expect(chance).toBe(0);
          }
        }
      }
    }
  });

  it('projections are of the seasons that have one table, a cup has none', () => {
    const tabled = dataset.stages.filter(({ table }) => table === 'season').map((row) => row.season);
    const played = new Set(notCancelled.map((row) => row.season));
    expect([...projected]).toEqual([...new Set(tabled)].filter((year) => played.has(year)));
  });

  it('projections give each club a place, and each place a club', () => {
    for (const rows of Map.groupBy(
      tables.rows('projections'),
      ({ season, date }) => `${season} ${date}`,
    ).values()) {
      for (const { places, first } of rows) {
        expect(places).toHaveLength(rows.length);
        expect(places[0]).toBe(first);
        // Shares have four decimals, and what is possible has .0001 at least.
        expect(Math.abs(sum(places) - 1)).toBeLessThan(0.00015 * rows.length + 1e-9);
      }
      for (const place of rows.keys())
        expect(Math.abs(sum(rows.map(({ places }) => places[place] ?? 0)) - 1)).toBeLessThan(
          0.00015 * rows.length + 1e-9,
        );
    }
  });

  it('projections expect the points of the table in the end, where it is complete', () => {
    for (const year of projected) {
      const rows = tables.rows('projections', year);
      const last = rows.filter(({ date }) => date === rows.at(-1)?.date);
      if (!last.every(({ places }) => places.includes(1))) continue;
      for (const [index, { places }] of last.entries()) expect(places.indexOf(1)).toBe(index);
    }
  });

  /** Returns what was known at the end of a day. */
  const knownAt = (date: string, derived = tables) => ({
    forecasts: derived
      .rows('forecasts')
      .filter((row) => row.forecast_date <= date)
      // What came of the match is known later.
      .map(({ outcome: _, ...row }) => row),
    projections: derived.rows('projections').filter((row) => row.date <= date),
    strengths: derived.rows('clubStrength').filter((row) => row.date <= date),
  });

  it('hindsight of results, of another season and of its constants changes nothing of the past', () => {
    const later = current + 1;
    const matches = dataset.matches.map((match) =>
      match.date > midSeason && match.season === season
        ? { ...match, home_goals: match.away_goals, away_goals: match.home_goals }
        : match,
    );
    const next = dataset.matches
      .filter((match) => match.season === current)
      .map((match) => ({
        ...match,
        match_id: `${match.match_id}-again`,
        season: later,
        date: `${Number(match.date.slice(0, 4)) + 1}${match.date.slice(4)}`.replace('02-29', '02-28'),
      }));
    const withLater = <Row extends { readonly season: number }>(rows: readonly Row[]) =>
      rows.flatMap((row) => (row.season === current ? [row, { ...row, season: later }] : [row]));
    const changed: Dataset = {
      ...dataset,
      matches: [...matches, ...next],
      seasons: withLater(dataset.seasons),
      stages: withLater(dataset.stages),
      clubNames: dataset.clubNames.map((row) =>
        row.to_season === current ? { ...row, to_season: null } : row,
      ),
      forecastModel: { constants: [...constants, { ...generalConstants, from_season: later, k: 60 }] },
    };
    const derived = deriveTables(changed, []);
    // Comparing thousands of rows by toEqual takes seconds.
    expect(JSON.stringify(knownAt(midSeason, derived)) === JSON.stringify(knownAt(midSeason))).toBe(true);
    expect(derived.rows('clubStrength', season)).not.toEqual(tables.rows('clubStrength', season));
    expect(derived.rows('forecasts', later)).toHaveLength(
      next.filter(({ status }) => status !== 'CANCELLED').length,
    );
  });
});

const results = ['home', 'draw', 'away'] as const;

describe.for(worlds)('$name', ({ tables }) => {
  const staked = tables.rows('forecasts').filter(({ stakes }) => stakes !== null);
  const rows = Map.groupBy(tables.rows('stakes'), ({ match_id }) => match_id);
  const meanOf = (probabilities: (typeof staked)[number]['probabilities'], after: typeof probabilities) =>
    results.reduce((sum, result) => sum + probabilities[result] * after[result], 0);

  it.runIf(staked.length > 0)(
    'stakes add up: the chances of first place and each zone after each result are those before',
    () => {
      for (const { match_id, season, probabilities } of staked) {
        for (const stake of rows.get(match_id) ?? []) {
          const before = tables.rows('projections', season).findLast(({ club }) => club === stake.club);
          const chances = before ? chancesOf(before) : [];
          expect(chancesOf(stake).length).toBe(chances.length);
          for (const [index, after] of chancesOf(stake).entries()) {
            const mean = after && meanOf(probabilities, after);
            expect(Math.abs((mean ?? -1) - (chances[index] ?? -1))).toBeLessThan(0.01);
          }
        }
      }
    },
  );

  it.runIf(staked.length > 0)(
    'stakes of a match are the sum of the changes of all chances of all clubs',
    () => {
      for (const { match_id, probabilities, stakes } of staked) {
        const moved = (rows.get(match_id) ?? []).flatMap((stake) =>
          chancesOf(stake).flatMap((after) => {
            const before = after && meanOf(probabilities, after);
            return results.map((result) =>
              after && before !== null ? probabilities[result] * Math.abs(after[result] - before) : 0,
            );
          }),
        );
        expect(Math.abs(moved.reduce((sum, part) => sum + part, 0) * 100 - (stakes ?? 0))).toBeLessThan(0.3);
      }
    },
  );
});
