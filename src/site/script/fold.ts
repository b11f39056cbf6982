import { foldedLetters } from './values.ts';

/** Returns a text as the API's searches compare it; the table of the API's own function would double the script. */
export function fold(text: string): string {
  return text
    .replaceAll(/[^ -~]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
