import type { Parameter } from '../../query/parameter.ts';
import type { Resource } from '../../resources/resource.ts';
import { exampleParameters } from '../docs/example-query.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a form of the parameters of a resource; the script asks the API and shows URL, status, headers and body. */
export function tryForm({ t }: Site, { parameters, examples }: Resource, path: string): Html {
  const given = new Map(exampleParameters(examples[0]));
  return html`<form data-try action="${path}" method="get"><p>${Object.entries(parameters).map(
    ([name, parameter]) =>
      html`<label><code>${name}</code> ${control(name, parameter, given.get(name) ?? '', t.docs.any)}</label>
`,
  )}<button type="submit">${t.docs.send}</button></p><output class="answer" aria-label="${t.docs.answer}" tabindex="0"></output></form>`;
}

/** Returns a list to choose from where the values are known, or else a field of text. */
function control(name: string, { schema }: Parameter<unknown>, value: string, anyLabel: string): Html {
  const { enum: values } = schema;
  if (!Array.isArray(values)) return html`<input type="text" name="${name}" value="${value}" size="14">`;
  const option = (one: string) => html`<option${one === value ? html` selected` : ''}>${one}</option>`;
  return html`<select name="${name}"><option value="">${anyLabel}</option>${values.map((one) => option(String(one)))}</select>`;
}
