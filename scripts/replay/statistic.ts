/** A figure as every list of the feed has it. */
export function statistic(name: string, value: unknown) {
  return { statsId: name, statsLabel: name.trim(), statsValue: value, statsUnit: null };
}

/** Figures the feed lists and nobody fills in. */
export const neverSupplied = ['total-distance-covered', 'avg-distance-covered', 'sprints'] as const;
