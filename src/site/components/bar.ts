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

export interface LabelledBar {
  readonly label: string;
  readonly share: number;
  readonly text: string;
}

/** Returns figures with their names and a bar each. */
export function labelledBars(rows: readonly LabelledBar[], mark?: number): Html {
  return html`<dl class="areas">${rows.map(
    ({
      label,
      share,
      text,
    }) => html`<dt>${label}</dt><dd>${bar(share, mark === undefined ? {} : { mark })}</dd><dd>${text}</dd>
`,
  )}</dl>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
