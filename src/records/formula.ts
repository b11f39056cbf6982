/**
 * Returns a text as a cell of CSV: one that a spreadsheet would run as a formula gets an apostrophe before it. Those begin
 * with `=`, `+`, `-`, `@`, a tab or a return, and are no number.
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}
