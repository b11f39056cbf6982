import { expect, it } from 'vitest';
import { DifferenceKinds } from '../../../scripts/diff/difference-kinds.ts';

it('counts the answers of each kind of difference, and shows a request of each', () => {
  const kinds = new DifferenceKinds();
  kinds.add('/odds', 'GET /api/odds', []);
  kinds.add('/teams', 'GET /api/teams', [{ place: 'status', before: 200, after: 400 }]);
  kinds.add('/matches', 'GET /api/matches?a', [
    { place: 'body.rows[].goals', before: 0, after: null },
    { place: 'body.rows[].goals', before: 0, after: null },
    { place: 'body.hint', before: undefined, after: 'none' },
  ]);
  kinds.add('/matches', 'GET /api/matches?b', [{ place: 'body.rows[].goals', before: 0, after: null }]);
  expect(kinds.size).toBe(3);
  expect(kinds.toMarkdown()).toBe(`## /matches

Answers that differ: 2

- 2 × \`body.rows[].goals\`: \`0\` → \`null\`, as in \`GET /api/matches?a\`
- 1 × \`body.hint\`: nothing → \`"none"\`, as in \`GET /api/matches?a\`

## /teams

Answers that differ: 1

- 1 × \`status\`: \`200\` → \`400\`, as in \`GET /api/teams\`
`);
});

it('is one line for many values of the same types at one place', () => {
  const kinds = new DifferenceKinds();
  for (let value = 0; value < 5; value++)
    kinds.add('/players', `GET ${value}`, [{ place: 'body.rating', before: value, after: value + 1 }]);
  expect(kinds.toMarkdown()).toContain('- 5 × `body.rating`: `0` → `1` and others, as in `GET 0`\n');
});
