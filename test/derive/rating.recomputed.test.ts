import { describe, expect, it } from 'vitest';
import { isListed, type ListedPlayer } from '../../src/records/player.ts';
import type { MatchStats } from '../../src/records/side-stats.ts';
import { ratingsDocument } from '../../src/resources/rating-methodology.ts';
import { worlds } from '../support/worlds.ts';

type Side = 'home' | 'away';
type Document = ReturnType<typeof ratingsDocument>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Returns a mean by weights; null without any. */
function mean(values: readonly (readonly [value: number, weight: number])[]): number | null {
  const weight = sum(values.map(([, one]) => one));
  return weight === 0 ? null : sum(values.map(([value, one]) => value * one)) / weight;
}

/** Returns what each club faced in the matches with the shots on target of both sides, and how many of these are goals. */
function facedIn(matches: readonly MatchStats[]) {
  const sides = matches.flatMap(({ team_stats: stats, ...match }) => {
    if (!stats || stats.home.shots_on_target === null || stats.away.shots_on_target === null) return [];
    return (['home', 'away'] as const).map((side) => {
      const other = stats[side === 'home' ? 'away' : 'home'];
      const own = stats[side].own_goals ?? 0;
      return {
        club: match[`${side}_club` as `${Side}_club`],
        minutes: ['ExtraTime', 'Penalties'].includes(match.win_reason ?? '') ? 120 : 90,
        shots: other.shots_on_target ?? 0,
        goals: other.goals - own,
        own,
      };
    });
  });
  return {
    conversion: sum(sides.map(({ goals }) => goals)) / sum(sides.map(({ shots }) => shots)),
    of: (club: string | null) => sides.filter((side) => side.club === club),
  };
}

/** Rates the players of a season by what /ratings says, from published tables alone. */
function rateAgain(
  { rules, areas, metrics, model }: Document,
  players: readonly ListedPlayer[],
  matches: readonly MatchStats[],
) {
  const faced = facedIn(matches);
  /** Returns a figure of a player that is not only calculated from line-ups. */
  const figureOf = (player: ListedPlayer, name: string) =>
    player.calculated.includes(name) ? null : (player as unknown as Record<string, number | null>)[name];
  const rateOf = (player: ListedPlayer, { metric, measure }: Document['metrics'][number]) => {
    const minutes = player.minutes ?? 0;
    if (metric !== 'goals_prevented') {
      const figure = figureOf(player, metric) ?? null;
      return figure === null || measure === 'share' ? figure : (figure * 90) / minutes;
    }
    const sides = faced.of(player.club);
    const conceded = figureOf(player, 'goals_conceded') ?? null;
    if (sides.length === 0 || conceded === null || Number.isNaN(faced.conversion)) return null;
    const expected = sum(sides.map(({ shots, own }) => shots * faced.conversion + own));
    return (expected * 90) / sum(sides.map((side) => side.minutes)) - (conceded * 90) / minutes;
  };
  const scored = Map.groupBy(
    players.filter(({ minutes }) => (minutes ?? 0) > 0),
    ({ position }) => position,
  );
  const rows = [...scored].flatMap(([position, group]) => {
    const withMinutes = (least: number) => group.filter(({ minutes }) => (minutes ?? 0) >= least);
    const usual = withMinutes(rules.eligible_minutes);
    const more = withMinutes(rules.few_peers_minutes);
    const peers = usual.length >= rules.few_peers ? usual : more.length >= rules.min_peers ? more : group;
    const counted = metrics.flatMap((metric) => {
      const weights = metric.positions.find((row) => row.position === position);
      return weights ? [{ ...metric, ...weights }] : [];
    });
    const known = counted.flatMap((metric) => {
      const rates = new Map(group.map((player) => [player, rateOf(player, metric)]));
      const rated = (some: readonly ListedPlayer[]) =>
        some.flatMap((player) => {
          const rate = rates.get(player) ?? null;
          return rate === null ? [] : [{ player, rate, minutes: player.minutes ?? 0 }];
        });
      const middle = mean(rated(peers).map(({ rate, minutes }) => [rate, minutes] as const));
      if (middle === null) return [];
      const shrunk = new Map(
        rated(group).map(({ player, rate, minutes }) => [
          player,
          round(middle + ((rate - middle) * minutes) / (minutes + metric.prior_minutes), 9),
        ]),
      );
      const ofPeers = rated(peers).map(({ player }) => shrunk.get(player) ?? 0);
      const scores = new Map(
        [...shrunk].map(([player, rate]) => {
          const below = ofPeers.filter((peer) => peer < rate).length;
          const ties = ofPeers.filter((peer) => peer === rate).length;
          const score = (100 * (below + ties / 2)) / ofPeers.length;
          return [player, metric.better === 'more' ? score : 100 - score];
        }),
      );
      return [{ metric, scores }];
    });
    const { reliability_minutes: full } = rules;
    /** Returns the worth of a metric × its reliability, which is published rounded. */
    const worthOf = ({ worth, prior_minutes }: (typeof counted)[number]) =>
      (worth * full) / (full + prior_minutes);
    const weightOf = (metric: (typeof counted)[number]) => {
      const ofArea = counted.filter(({ area }) => area === metric.area);
      const ofRole = areas.find(({ area }) => area === metric.area)?.weights[position] ?? 0;
      return (ofRole * worthOf(metric)) / sum(ofArea.map(worthOf));
    };
    const spread = model?.spread.find((row) => row.position === position)?.spread ?? Number.NaN;
    return group.map((player) => {
      const own = known.filter(({ scores }) => scores.has(player));
      const breakdown = areas.map(({ area, weights }) => {
        const ofArea = own.filter(({ metric }) => metric.area === area);
        const score = mean(
          ofArea.map(({ metric, scores }) => [scores.get(player) ?? 0, worthOf(metric)] as const),
        );
        return { area, weight: weights[position], score };
      });
      const raw = mean(
        breakdown.flatMap(({ score, weight }) => (score === null ? [] : [[score, weight] as const])),
      );
      const isRated =
        raw !== null &&
        sum(own.map(({ metric }) => weightOf(metric))) >=
          rules.min_known_weight * sum(known.map(({ metric }) => weightOf(metric)));
      const scaled = rules.centre + ((Number(raw) / 10 - 5) * rules.spread) / spread;
      return { player, breakdown, scaled: isRated ? Math.min(10, Math.max(0, scaled)) : null };
    });
  });
  const rated = rows.flatMap(({ player, scaled }) =>
    scaled === null ? [] : [[scaled, player.minutes ?? 0] as const],
  );
  const eligible = rated.filter(([, minutes]) => minutes >= rules.eligible_minutes);
  const average = mean(eligible) ?? mean(rated) ?? rules.centre;
  return rows.map(({ player, breakdown, scaled }) => {
    const share = Math.min(1, (player.minutes ?? 0) / rules.shrinkage_minutes);
    return { player, breakdown, rating: scaled === null ? null : average + (scaled - average) * share };
  });
}

describe.for(worlds)('$name', ({ tables }) => {
  const document = ratingsDocument(tables);
  const players = tables.rows('players').filter(isListed);

  it.runIf(document.model !== null && players.length > 0)(
    'every rating and area follows from the published tables by what /ratings says',
    () => {
      let ratings = 0;
      let areas = 0;
      for (const [season, ofSeason] of Map.groupBy(players, (player) => player.season)) {
        const again = rateAgain(document, ofSeason, tables.rows('matchStats', season));
        const rows = new Map(again.map((row) => [row.player, row]));
        for (const player of ofSeason) {
          const { rating = null, breakdown = [] } = rows.get(player) ?? {};
          const who = `${player.name} in ${season}`;
          expect(rating !== null, who).toBe(player.rating !== null);
          if (rating !== null) expect(Math.abs(rating - Number(player.rating)), who).toBeLessThan(0.00501);
          ratings += Number(rating !== null);
          for (const { area, score } of breakdown) {
            const published = player.rating_breakdown[area];
            expect(score !== null, `${area} of ${who}`).toBe(published !== null);
            if (score === null) continue;
            expect(Math.abs(score - Number(published)), `${area} of ${who}`).toBeLessThan(0.0501);
            areas += 1;
          }
        }
      }
      expect(ratings).toBe(players.filter(({ rating }) => rating !== null).length);
      expect(areas).toBeGreaterThan(ratings);
    },
  );
});
