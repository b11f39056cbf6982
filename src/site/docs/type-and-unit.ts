import { translated } from '../components/translated.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the type of a field or column with its unit, if it has one. A list of values stays untranslated. */
export function typeAndUnit(site: Site, type: string, unit: string | undefined): Html {
  const { types } = site.t.docs;
  // `hasOwn` does not narrow the type of the name.
  const label = Object.hasOwn(types, type) ? types[type as keyof typeof types] : html`<code>${type}</code>`;
  return unit === undefined ? html`${label}` : html`${label}, ${translated(site, unit)}`;
}
