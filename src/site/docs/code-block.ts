import type { Addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';

/** Returns the origin of the service. Where the build does not know it, it is one that no host has (RFC 2606). */
export function originOf({ siteUrl }: Pick<Addresses, 'siteUrl'>): string {
  return siteUrl ?? 'https://this-service.example';
}

/** Returns a block of code to copy. The script puts the reader's own origin in place of the service's. */
export function codeBlock(site: Pick<Addresses, 'siteUrl'>, text: string, language = 'sh'): Html {
  const origin = originOf(site);
  const [first = '', ...rest] = text.split(origin);
  const code = html`${first}${rest.map((part) => html`<span class="host">${origin}</span>${part}`)}`;
  return html`<div class="code"><pre data-copy tabindex="0"><code class="language-${language}">${code}</code></pre></div>`;
}

/** Returns what a program prints. */
export function outputBlock(output: string): Html {
  return html`<pre class="output" tabindex="0" aria-label="What it prints"><code>${output}</code></pre>`;
}
