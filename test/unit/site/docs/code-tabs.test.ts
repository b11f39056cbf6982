import { describe, expect, it } from 'vitest';
import { codeBlock, codeTabs } from '../../../../src/site/docs/code-tabs.ts';

describe('code', () => {
  it('is escaped, and has an element for the origin of the page', () => {
    expect(String(codeBlock("curl '{host}/api' | a < b"))).toBe(
      '<div class="code"><pre data-copy tabindex="0"><code>curl &#39;<span class="host"></span>/api&#39; | a &lt; b</code></pre></div>',
    );
  });

  it('in tabs has a label for each language, and shows the first', () => {
    const text = String(
      codeTabs('start', 'Output', [
        { label: 'curl', code: 'curl', output: '1' },
        { label: 'R', code: 'read.csv' },
      ]),
    );
    expect(text.match(/ checked/g)).toHaveLength(1);
    expect(text).toContain('<label for="start-1">R</label>');
    expect(text.match(/class="output"/g)).toHaveLength(1);
  });
});
