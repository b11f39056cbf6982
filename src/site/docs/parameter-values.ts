import { type Html, html, joined } from '../html.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
export function describeValues(schema: Schema): Html {
  const values = describeType(schema);
  if (schema.default === undefined) return html`${values}`;
  return html`${values}; default <code>${schema.default}</code>`;
}

function describeType(schema: Schema): Html | string {
  const { enum: values, minimum, maximum, format, type, items } = schema;
  // Several values, each of which is described.
  if (type === 'array') return describeType(items as Schema);
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${value}</code>`),
      ' ',
    );
  if (type === 'integer') {
    return maximum === undefined ? `from ${minimum}` : `${minimum} to ${maximum}`;
  }
  if (type === 'boolean') return html`<code>true, false</code>`;
  return format === 'date' ? 'YYYY-MM-DD' : 'text';
}
