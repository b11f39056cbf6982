import type { Parameter } from '../../query/parameter.ts';
import { exampleParameters } from '../../records/example-parameters.ts';
import type { Resource } from '../../resources/resource.ts';
import { type Html, html } from '../html.ts';

/** Returns a form of the parameters of a resource. The script sends it to the API and shows the response. */
export function tryForm({ parameters, examples }: Resource, path: string): Html {
  const exampleValues = new Map(exampleParameters(examples[0]));
  return html`<form data-try action="${path}" method="get"><p>${Object.entries(parameters).map(
    ([name, parameter]) =>
      html`<label><code>${name}</code> ${control(name, parameter, exampleValues.get(name) ?? '')}</label>
`,
  )}<button type="submit">Send</button></p><output class="answer" aria-label="Answer" tabindex="0"></output></form>`;
}

/** Returns a list of the accepted values, or else a field for a date, a number or text with an example in it. */
function control(name: string, { schema, example }: Parameter<unknown>, value: string): Html {
  const { enum: values, type, format, minimum, maximum } = valueSchema(schema);
  if (Array.isArray(values) || type === 'boolean') {
    const options = (Array.isArray(values) ? values : [true, false]).map(String);
    const optionOf = (text: string) => html`<option${text === value ? html` selected` : ''}>${text}</option>`;
    return html`<select name="${name}"><option value="">(any)</option>${options.map(optionOf)}</select>`;
  }
  if (format === 'date') return html`<input type="date" name="${name}" value="${value}">`;
  const isNumber = type === 'integer' && schema.type !== 'array';
  const kind = isNumber
    ? html`number" min="${minimum ?? 0}"${maximum === undefined ? '' : html` max="${maximum}"`}`
    : html`text" size="14"`;
  return html`<input type="${kind} name="${name}" value="${value}" placeholder="${schema.default ?? example}">`;
}

/** Returns the schema of one value of a parameter. */
function valueSchema(schema: Parameter['schema']): Parameter['schema'] {
  return schema.type === 'array' ? (schema.items as Parameter['schema']) : schema;
}
