/** Returns a text with values in place of `{name}` and its like; a text of one place is the value itself, such as a number. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string | number {
  const [, only] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (only !== undefined) return values[only] ?? text;
  return text.replaceAll(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
