/** Returns the value that is there most often, the first of several; undefined where there is none. */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
