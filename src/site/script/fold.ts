import { foldedLetters } from './values.ts';

/**
 * Returns a text as the API's searches compare it. The data of the API's own function would double the size of the
 * script.
 */
export function fold(text: string): string {
  return text
    .replaceAll(/[^ -~]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
