import { html } from './html.ts';

const beforeNoBreak = / (?=[:%»]|°C|(?:km\/h|mm)\b)|(?<=«) |(?<=\d) (?=\d)/g;

/** Returns a French text whose signs do not part from their words: with a no-break space before a colon, say. */
export function withFrenchSpaces(text: string): string {
  return text.replaceAll(beforeNoBreak, '\u00a0');
}

/**
 * Returns markup as `html` does, with the spaces of French in the template's own text; what is inserted stays as it is.
 */
export function frenchHtml(texts: TemplateStringsArray, ...values: unknown[]): ReturnType<typeof html> {
  const spaced = Object.assign(texts.map(withFrenchSpaces), { raw: texts.raw });
  return html(spaced, ...values);
}

/** Returns a catalogue with the spaces of French, in messages with arguments too. */
export function withFrenchSpacesIn<Catalogue>(catalogue: Catalogue): Catalogue {
  // Texts stay texts, functions functions, and every other value is the same.
  return spaced(catalogue) as Catalogue;
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return withFrenchSpaces(value);
  if (typeof value === 'function') return (...values: unknown[]) => spaced(value(...values));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spaced(one)]));
}
