import { expect, it } from 'vitest';
import { markdownOf } from '../../../build/render/markdown.ts';

const convert = (markup: string) => markdownOf(markup, (href) => `https://site.test${href}`).trimEnd();

it.for([
  [
    'headings and paragraphs',
    '<h1>A  page</h1>\n<p>Two\nlines</p><h2 id="b">B</h2>text',
    '# A page\n\nTwo lines\n\n## B\n\ntext',
  ],
  [
    'links and code',
    '<p>See <a href="/docs">the <code>API</code></a>.</p>',
    'See [the `API`](https://site.test/docs).',
  ],
  [
    'text that would be markup or an entity, and code with backticks',
    '<p>&amp;lt;b&amp;gt; *a* [b] &amp; c <code>a`b &amp;lt;</code></p>',
    '\\&lt;b\\&gt; \\*a\\* \\[b\\] & c ``a`b &lt;``',
  ],
  ['lists', '<ul><li>a</li>\n<li>b</li></ul>', '- a\n- b'],
  ['numbered lists', '<ol><li><strong>a</strong> b</li>\n<li>c</li></ol>', '1. **a** b\n2. c'],
  [
    'tables, whose cells may have lists and bars',
    '<section><table><caption>T</caption><thead><tr><th>a|b</th><th>c</th></tr></thead><tbody><tr><th>1</th><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table></section>',
    '| a\\|b | c |\n| --- | --- |\n| 1 | x, y |',
  ],
  [
    'code of a language, and what it prints',
    '<details name="x"><summary>R</summary><div><pre><code class="language-r">a &lt;- 1\n  b</code></pre><pre><code>1</code></pre></div></details>',
    '**R**\n\n```r\na <- 1\n  b\n```\n\n```text\n1\n```',
  ],
  ['pictures', '<p><img src="/a.svg" alt="A race"></p>', '![A race](https://site.test/a.svg)'],
  ['characters that Markdown would read', '<p>a * [b] &lt;c&gt;</p>', 'a \\* \\[b\\] \\<c>'],
  [
    'nothing of what is for a screen',
    '<nav><a href="/">x</a></nav><h2>Try it</h2><svg><text>x</text></svg><h2>B</h2>c',
    '## B\n\nc',
  ],
] as const)('a page as Markdown has %s', ([, markup, markdown]) => {
  expect(convert(markup)).toBe(markdown);
});
