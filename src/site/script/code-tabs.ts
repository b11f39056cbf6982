import { keepChoice, readChoice } from './choices.ts';
import { all } from './dom.ts';

const choice = 'code-language';

/** Shows code in the language that the reader chose last, on every page. */
export function rememberLanguage(): void {
  const inputs = all<HTMLInputElement>('.tabs > input');
  const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '';
  const show = (label: string | null) => {
    for (const input of inputs) if (labelOf(input) === label) input.checked = true;
  };
  show(readChoice(choice));
  for (const input of inputs) {
    input.addEventListener('change', () => {
      keepChoice(choice, labelOf(input));
      show(labelOf(input));
    });
  }
}
