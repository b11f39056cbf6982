import { type Html, html, joined } from '../html.ts';
import type { Messages } from '../messages/index.ts';

type Schema = Readonly<Record<string, unknown>>;
type Words = Messages['docs']['accepted'];

/** Returns the accepted values of a parameter in words, such as `1 to 500; default 100`. */
export function describeValues(schema: Schema, words: Words): Html {
  const values = describeType(schema, words);
  if (schema.default === undefined) return html`${values}`;
  return html`${values}; ${words.default} <code>${schema.default}</code>`;
}

function describeType(schema: Schema, words: Words): Html | string {
  const { enum: values, minimum, maximum, format, type, items } = schema;
  // Several values, each of which is described.
  if (type === 'array') return describeType(items as Schema, words);
  if (Array.isArray(values))
    return joined(
      values.map((value) => html`<code>${value}</code>`),
      ' ',
    );
  if (type === 'integer') {
    return maximum === undefined
      ? words.from(Number(minimum))
      : words.range(Number(minimum), Number(maximum));
  }
  if (type === 'boolean') return html`<code>true, false</code>`;
  return format === 'date' ? words.date : words.text;
}
