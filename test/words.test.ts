import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, it } from 'vitest';
import { root } from './support/tables.ts';

/** Words with another in the glossary of CONTRIBUTING, and what to write in their place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/\b(left ?alone|stands? in|standsIn|patience)\b/i, 'cached, retry, stale, timeout'],
  [/\b(told|tells?)\b/i, 'says, logs, reports'],
  [/\b(unusable|NotTheFeed|puzzling)\b/i, 'FeedError, UnexpectedResponseError, RejectedEntryError'],
  [/\bset[ -]?aside\b/i, 'rejected'],
  [/\bunderstood\b/i, 'parsed'],
  [/\b(knownOf|what is known|what there is)\b/i, 'name the data, or its place'],
  [/\b(learn|learns|learned|learnt)\b/i, 'infer'],
  [/\b(missingOf|gather\w*)\b/i, 'findMissing, load'],
  [/\b(planned|madeAnswer)\b|\bplannedAnswer\b/i, 'prerendered, computeAnswer'],
  [/\b(standingOf|knownToBeOver)\b/i, 'checkQuota, cachedRefusal'],
  [/\bcircumstances\b/i, 'context'],
  [/\b(refuses[?(:]|mayMiss|tellsOfFeed)/, 'validate, canBeNotFound, needsFeedStatus'],
  [/\b(usual|usually|usualLimit)\b/i, 'default'],
  [/\bmost(Limit|Entries|Pages|Rows|Bytes|Points|Attempts)\b/, 'max…'],
  [/\bheld\b(?![ -]out)|\b(HeldTables|orUnknown)\b/i, 'cached, assertValid, InMemoryTables, nullable'],
  [/\b(mistakes?|aftermath)\b/i, 'UserError'],
  [/\b(WouldLose|Unmet)\b/, 'DataLossError, AssertionError'],
  [/\bstands? twice\b/i, 'duplicate entry'],
  [/\b(nobody|somebody|whoever)\b/i, 'name who or what it is'],
  [/\bunder way\b/i, 'current'],
];

/** Texts of this project. Left out: data, recorded answers, generated files and the history of changes. */
const files = await fastGlob(
  [
    '*.{md,json,jsonc,ts}',
    '{src,build,scripts,clients,examples,test,.github}/**/*.{ts,md,py,yml,sh,json,css}',
    'data/*.md',
  ],
  {
    cwd: root,
    dot: true,
    ignore: [
      '**/node_modules/**',
      '**/{dist,generated}/**',
      'package-lock.json',
      '{,data/}CHANGELOG.md',
      'test/fixtures/{recorded,second-league}/**',
      'test/words.test.ts',
    ],
  },
);

describe('the glossary', () => {
  it('has the words of every file and its name', async () => {
    const lines = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(root, file), 'utf8');
        return [
          `${file}: ${file}`,
          ...text.split('\n').map((line, index) => `${file}:${index + 1}: ${line.trim()}`),
        ];
      }),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(findReplaced(lines.flat())).toEqual([]);
  });

  it('is missed by a word that another replaces, also as a part of a file name', () => {
    expect(
      findReplaced(["a.ts:1: it('is told twice')", 'set-aside.ts', 'held-out seasons', 'a plain line']),
    ).toEqual(["a.ts:1: it('is told twice') (write: says, logs, reports)", 'set-aside.ts (write: rejected)']);
  });
});

function findReplaced(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    replaced.filter(([word]) => word.test(line)).map(([, plain]) => `${line} (write: ${plain})`),
  );
}
