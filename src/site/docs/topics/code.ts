import { type Html, html } from '../../html.ts';

/** Returns a block of code; `{host}` in it becomes the address the page was loaded from. */
export function code(text: string): Html {
  const [first = '', ...rest] = text.split('{host}');
  return html`<pre data-copy tabindex="0"><code>${first}${rest.map((part) => html`<span class="host"></span>${part}`)}</code></pre>`;
}
