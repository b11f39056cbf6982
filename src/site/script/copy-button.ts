import { make } from './dom.ts';
import { texts } from './values.ts';

/** Puts a button before a block of code that copies it. */
export function makeCopyable(block: HTMLElement): void {
  const button = make('button', { type: 'button', className: 'copy', textContent: texts.copy });
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
    button.textContent = texts.copied;
  });
  block.before(button);
}
