import { html } from './html.ts';

const beforeNoBreak = / (?=[:%»]|°C|(?:km\/h|mm)\b)|(?<=«) |(?<=\d) (?=\d)/g;

/** Returns a French text with no-break spaces, for example before a colon. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(beforeNoBreak, '\u00a0');
}

/** Returns markup as `html` does, with French spaces in the template's text. Inserted values stay as they are. */
export function frenchHtml(texts: TemplateStringsArray, ...values: unknown[]): ReturnType<typeof html> {
  const strings = Object.assign(texts.map(withFrenchSpaces), { raw: texts.raw });
  return html(strings, ...values);
}

/** Returns a catalogue with French spaces, also in messages with arguments. */
export function withFrenchSpacesIn<Catalogue>(catalogue: Catalogue): Catalogue {
  // Texts stay texts, functions functions, and every other value is the same.
  return addSpaces(catalogue) as Catalogue;
}

function addSpaces(value: unknown): unknown {
  if (typeof value === 'string') return withFrenchSpaces(value);
  if (typeof value === 'function') return (...values: unknown[]) => addSpaces(value(...values));
  if (Array.isArray(value)) return value.map(addSpaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, addSpaces(member)]));
}
