import { type Html, html, nothing } from '../html.ts';

/**
 * Returns a horizontal bar. It repeats a figure beside it, so it is hidden from screen readers.
 *
 * @param share how much of it is filled, 0 to 1
 * @param options.mark where a line crosses it, 0 to 1
 * @param options.className the class of the club whose colour it has
 */
export function bar(
  share: number,
  { mark, className }: { mark?: number; className?: string | undefined } = {},
): Html {
  const line = mark === undefined ? nothing : html`<rect class="median" x="${percent(mark)}" width="1"/>`;
  return html`<svg class="bar${className === undefined ? '' : ` ${className}`}" aria-hidden="true"><rect width="${percent(share)}"/>${line}</svg>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
