import { mean, sampleCorrelation, sum } from 'simple-statistics';
import { modelGoals } from '../../src/derive/expected-goals.ts';
import { ascending } from '../../src/derive/order.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import type { Rates, Side } from './expected-goals.ts';

const highGoals = 3;

/** Computes expected goals ÷ goals. */
export function computeCalibration(rows: readonly Side[], rates: Rates): number {
  return sum(rows.map(({ kinds }) => modelGoals(rates, kinds))) / sum(rows.map(({ goals }) => goals));
}

/** Measures what expected goals are good for, and where they are wrong, on finished seasons. */
export function measureExpectedGoals(sides: readonly Side[], rates: Rates) {
  const expectedOf = ({ kinds }: Side) => modelGoals(rates, kinds);
  const goals = sides.map((side) => side.goals);
  const shareExplained = (figures: readonly number[]) => sampleCorrelation([...figures], goals) ** 2;
  const highSides = sides.filter((side) => expectedOf(side) > highGoals);
  const clubSeasons = [...Map.groupBy(sides, ({ season, club }) => `${season} ${club}`).values()];
  const halves = clubSeasons.map((clubSides) => {
    const inOrder = clubSides.toSorted((a, b) => ascending(a.date, b.date));
    const first = inOrder.slice(0, Math.floor(inOrder.length / 2));
    const second = inOrder.slice(first.length);
    const goalsOf = (half: readonly Side[]) => mean(half.map((side) => side.goals));
    return { expected: mean(first.map(expectedOf)), before: goalsOf(first), after: goalsOf(second) };
  });
  const seasons = [...new Set(sides.map(({ season }) => season))];
  const correlationOf = (figure: 'expected' | 'before') =>
    sampleCorrelation(
      halves.map((half) => half[figure]),
      halves.map(({ after }) => after),
    );
  return {
    explained: shareExplained(sides.map(expectedOf)),
    explainedByBigChances: shareExplained(sides.map(({ kinds: [bigChances] }) => bigChances)),
    highSides: highSides.length,
    excess: mean(highSides.map((side) => expectedOf(side) - side.goals)),
    clubSeasons: halves.length,
    correlation: correlationOf('expected'),
    correlationOfGoals: correlationOf('before'),
    calibration: seasons.map((season) => ({
      season,
      ratio: computeCalibration(ofSeason(sides, season), rates),
    })),
  };
}
