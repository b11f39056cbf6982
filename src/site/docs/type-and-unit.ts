import { type Html, html } from '../html.ts';

const types = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
  text: 'text',
  date: 'date',
  datetime: 'date and time, UTC',
  list: 'list',
  object: 'object',
  json: 'JSON',
};

/** Returns the type of a field or column with its unit, if it has one. */
export function typeAndUnit(type: string, unit: string | undefined): Html {
  // `hasOwn` does not narrow the type of the name.
  const label = Object.hasOwn(types, type) ? types[type as keyof typeof types] : html`<code>${type}</code>`;
  return unit === undefined ? html`${label}` : html`${label}, ${unit}`;
}
