import { expect, it } from 'vitest';
import { codeBlock, codeTabs } from '../../../../src/site/docs/code-tabs.ts';
import { english as site } from '../../../support/site.ts';

it.for([
  ['a name that no host has', undefined, 'https://this-service.example'],
  ['the origin of the site', 'https://scores.example', 'https://scores.example'],
] as const)('code is escaped, and has %s for the script to replace', ([, siteUrl, host]) => {
  expect(String(codeBlock({ ...site, siteUrl }, "curl '{host}/api' | a < b"))).toBe(
    `<div class="code"><pre data-copy tabindex="0"><code class="language-sh">curl &#39;<span class="host">${host}</span>/api&#39; | a &lt; b</code></pre></div>`,
  );
});

it('code in tabs has a label for each language, and shows the first', () => {
  const text = String(
    codeTabs(site, 'start', [
      { label: 'curl', language: 'sh', code: 'curl', output: '1' },
      { label: 'R', language: 'r', code: 'read.csv' },
    ]),
  );
  expect(text.match(/ checked/g)).toHaveLength(1);
  expect(text).toContain('<label for="start-1">R</label>');
  expect(text.match(/class="output"/g)).toHaveLength(1);
});
