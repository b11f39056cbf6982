import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';

/** A language of code, by the name that Markdown and highlighters know. */
export type CodeLanguage = 'sh' | 'js' | 'ts' | 'python' | 'r' | 'sql' | 'json' | 'html' | 'bibtex' | 'text';

/** Code in one language, with what it prints. */
export interface CodeTab {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly code: string;
  readonly output?: string;
}

/** Returns code in several languages, one shown at a time: the browser closes the others of the same name. */
export function codeTabs(site: Addresses, name: string, tabs: readonly CodeTab[]): Html {
  return html`${tabs.map(
    ({ label, language, code, output }, index) =>
      html`<details name="${name}"${index === 0 ? html` open` : nothing}><summary>${label}</summary>${codeBlock(site, code, language)}${output === undefined ? nothing : outputBlock(output)}</details>
`,
  )}`;
}

/** Returns what a program prints. */
export function outputBlock(output: string, language: CodeLanguage = 'text'): Html {
  return html`<pre class="output" tabindex="0" aria-label="What it prints"><code class="language-${language}">${output}</code></pre>`;
}

/** Stands for the origin of the service where the build does not know it: no host has such a name (RFC 2606). */
const unknownOrigin = 'https://this-service.example';

/** Returns a block of code to copy, with the origin of the service for `{host}`. The script has the reader's own. */
export function codeBlock({ siteUrl }: Addresses, text: string, language: CodeLanguage = 'sh'): Html {
  const [first = '', ...rest] = text.split('{host}');
  const origin = siteUrl ?? unknownOrigin;
  return html`<div class="code"><pre data-copy tabindex="0"><code class="language-${language}">${first}${rest.map((part) => html`<span class="host">${origin}</span>${part}`)}</code></pre></div>`;
}
