import { expect, it } from 'vitest';
import { ratingEvidence } from '../../../../src/site/about-data/ratings-page.ts';

it('shows a document in Markdown without its title and comments, with a link to each section and its tables framed', () => {
  const document = `# Title

## Is it *so*?

Some **text**.

| Who | Value |
| --- | ----: |
| A & B | 0.5 |

<!-- inputs 0123 -->
`;
  const text = String(ratingEvidence(document));
  expect(text).toMatch(/<h3 id="is-it-so">Is it .*so.*\?<\/h3>/);
  expect(text).toContain('<p>Some <strong>text</strong>.</p>');
  expect(text).toMatch(/<section class="scroll narrow" aria-label="Is it .*" tabindex="0"><table>/);
  expect(text).toContain('<th scope="row" class="sticky">A &amp; B</th><td>0.5</td>');
  expect(text).not.toMatch(/Title|inputs/);
});
