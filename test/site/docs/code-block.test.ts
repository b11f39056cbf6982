import { expect, it } from 'vitest';
import { codeBlock, originOf } from '../../../src/site/docs/code-block.ts';

it.for([
  ['a name that no host has', undefined, 'https://this-service.example'],
  ['the origin of the site', 'https://scores.example', 'https://scores.example'],
] as const)('code is escaped, and has %s for the script to replace', ([, siteUrl, host]) => {
  expect(String(codeBlock({ siteUrl }, `curl '${originOf({ siteUrl })}/api' | a < b`))).toBe(
    `<div class="code"><pre data-copy tabindex="0"><code class="language-sh">curl &#39;<span class="host">${host}</span>/api&#39; | a &lt; b</code></pre></div>`,
  );
});
