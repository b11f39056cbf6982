/** Returns the names and values of a query text such as `season=2024&team=CLUB`. */
export function exampleParameters(example: string): [name: string, value: string][] {
  if (example === '') return [];
  return example.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return [name, decodeURIComponent(value)];
  });
}
