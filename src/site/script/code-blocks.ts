import { keepChoice, readChoice } from './choices.ts';
import { all, make } from './dom.ts';
import { t } from './values.ts';

/** Puts a button before a block of code that copies it. */
export function makeCopyable(block: HTMLElement): void {
  const button = make('button', { type: 'button', className: 'copy', textContent: t('Copy') });
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
    button.textContent = t('Copied');
  });
  block.before(button);
}

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
