import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { root } from '../support/tables.ts';

/** `as` and a type, with what may follow a type; not `as const`, and no rename in an import. */
const cast =
  /[^*\s] as (?:(?:[a-z]+\.)?[A-Z][\w.]*(?=[^\w\s-]|$| [|&{}])|[{[(']|(?:keyof|typeof|readonly|unknown|never|any|object|string|number|boolean)\b)/;

/** Returns the code of a line, without its comment and without its texts; what is put into a template stays. */
const codeOf = (line: string) =>
  line
    .replace(
      /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g,
      (text) => `'${text.match(/\$\{[^}]*\}/g) ?? ''}'`,
    )
    .replace(/\/\/.*|^\s*\/?\*.*/, '');

const indentOf = (line: string) => line.search(/\S/);

/** Whether a statement has a comment directly above it, or in it above the line. */
function hasReason(lines: readonly string[], index: number): boolean {
  const indent = indentOf(lines[index] ?? '');
  for (const line of lines.slice(0, index).reverse()) {
    if (/^\s*\/\/|\*\/$/.test(line)) return true;
    const isOutside = indentOf(line) < indent && line.endsWith('{');
    if (isOutside || /^\s*\}?$|;$/.test(line)) return false;
  }
  return false;
}

/** Returns the lines, from 1, with a cast that no comment gives the reason of. */
function castsWithoutReason(text: string): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    cast.test(codeOf(line)) && !hasReason(lines, index) ? [index + 1] : [],
  );
}

it('every cast has a comment with its reason', async () => {
  const files = await fastGlob(['{src,build,scripts}/**/*.ts', 'clients/typescript/{build,src}/**/*.ts'], {
    cwd: root,
  });
  const found = await Promise.all(
    files.map(async (file) =>
      castsWithoutReason(await readFile(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

it('finds a cast without a comment, whatever its type', () => {
  const casts = [
    'a as Row;',
    '(a as string).b',
    "a as 'b'",
    '} as unknown as Row;',
    '[...a] as [A, B]',
    'a as keyof B',
    '(a as z.B).c',
    `\`//a/\${(b as C).d}\``,
    'a * (b as number)',
  ];
  expect(casts.filter((code) => castsWithoutReason(`const b = 1;\n${code}`).length === 0)).toEqual([]);
  expect(castsWithoutReason('// A is B.\nconst a = b(\n  c as D,\n);\nconst e = f as G;')).toEqual([5]);
  expect(castsWithoutReason("// A is B.\nconst a = 'b as C'; // d as E")).toEqual([]);
  expect(castsWithoutReason("import { a as b } from 'c';\nconst d = [1] as const;")).toEqual([]);
});
