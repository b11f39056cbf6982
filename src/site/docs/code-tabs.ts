import { type Html, html, nothing } from '../html.ts';

/** Code in one language, with what it prints. */
export interface CodeTab {
  readonly label: string;
  readonly code: string;
  readonly output?: string;
}

/** Returns code in several languages, one shown at a time. The tabs are radio buttons, so they need no script. */
export function codeTabs(name: string, outputLabel: string, tabs: readonly CodeTab[]): Html {
  return html`<div class="tabs">${tabs.map(
    ({ label, code, output }, index) =>
      html`<input type="radio" name="${name}" id="${name}-${index}"${index === 0 ? html` checked` : nothing}><label for="${name}-${index}">${label}</label><div>${codeBlock(code)}${
        output === undefined
          ? nothing
          : html`<pre class="output" tabindex="0" aria-label="${outputLabel}"><code>${output}</code></pre>`
      }</div>
`,
  )}</div>`;
}

/** Returns a block of code to copy. The script replaces `{host}` by the origin that the page was loaded from. */
export function codeBlock(text: string): Html {
  const [first = '', ...rest] = text.split('{host}');
  return html`<div class="code"><pre data-copy tabindex="0"><code>${first}${rest.map((part) => html`<span class="host"></span>${part}`)}</code></pre></div>`;
}
