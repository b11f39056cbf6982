import { translated } from '../components/translated.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/**
 * Returns the type of a field or column with its unit, if it has one; a list of values is the same in every language.
 */
export function typeAndUnit(site: Site, type: string, unit: string | undefined): Html {
  const { types } = site.t.docs;
  // `hasOwn` does not narrow the type of the name.
  const named = Object.hasOwn(types, type) ? types[type as keyof typeof types] : html`<code>${type}</code>`;
  return unit === undefined ? html`${named}` : html`${named}, ${translated(site, unit)}`;
}
