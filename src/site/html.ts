import { html, raw } from 'hono/html';

export { html, raw };

/** Markup whose values are escaped already. */
export type Html = ReturnType<typeof html>;

/** Renders as nothing, where a part of a page is left out. */
export const nothing: Html = html``;
