import { fold } from '../query/text.ts';

/** Past the last of them: beyond are characters that Unicode alone folds. */
const letterCount = 0x2100;

/**
 * Returns what a search takes characters for where Unicode does not, such as o for ø. With it, the script of the pages
 * folds texts as the API does.
 */
export function foldedLetters(): Readonly<Record<string, string>> {
  const letters = Array.from({ length: letterCount }, (_, code) => String.fromCodePoint(code));
  return Object.fromEntries(
    letters
      .filter((letter) => fold(letter) !== foldByUnicode(letter))
      .map((letter) => [letter, fold(letter)]),
  );
}

function foldByUnicode(letter: string): string {
  return letter
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}
