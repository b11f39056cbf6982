import { html, raw } from 'hono/html';

export { html, raw };

/** Markup whose values are escaped already. */
export type Html = ReturnType<typeof html>;

/** Renders as nothing, where a part of a page is left out. */
export const nothing: Html = html``;

/** Joins the parts of a line that are there, by default with a dot between them. */
export function joined(parts: readonly (Html | string | null | undefined)[], separator = ' · '): Html {
  const present = parts.filter((part) => part !== null && part !== undefined);
  return html`${present.map((part, index) => html`${index === 0 ? '' : separator}${part}`)}`;
}
