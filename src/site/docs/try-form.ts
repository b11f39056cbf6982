import type { Parameter } from '../../query/parameter.ts';
import { exampleParameters } from '../../records/example-parameters.ts';
import type { Resource } from '../../resources/resource.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a form of the parameters of a resource. The script sends it to the API and shows the response. */
export function tryForm({ t }: Site, { parameters, examples }: Resource, path: string): Html {
  const exampleValues = new Map(exampleParameters(examples[0]));
  return html`<form data-try action="${path}" method="get"><p>${Object.entries(parameters).map(
    ([name, parameter]) =>
      html`<label><code>${name}</code> ${control(name, parameter, exampleValues.get(name) ?? '', t.docs.any)}</label>
`,
  )}<button type="submit">${t.docs.send}</button></p><output class="answer" aria-label="${t.docs.answer}" tabindex="0"></output></form>`;
}

/** Returns a list of the accepted values, or else a field of text. */
function control(name: string, { schema }: Parameter<unknown>, value: string, anyLabel: string): Html {
  const { enum: values } = schema;
  if (!Array.isArray(values)) return html`<input type="text" name="${name}" value="${value}" size="14">`;
  const optionOf = (text: string) => html`<option${text === value ? html` selected` : ''}>${text}</option>`;
  return html`<select name="${name}"><option value="">${anyLabel}</option>${values.map((option) => optionOf(String(option)))}</select>`;
}
