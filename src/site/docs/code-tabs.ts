import { codeBlock } from '../../records/text.ts';

/** Code in one language, with what it prints. */
export interface CodeTab {
  readonly label: string;
  readonly language: string;
  readonly code: string;
  readonly output?: string;
}

/** Returns code in several languages as Markdown: a line in bold above each, which the page shows as a tab. */
export function codeTabs(tabs: readonly CodeTab[]): string {
  return tabs
    .flatMap(({ label, language, code, output }) => [
      `**${label}**`,
      codeBlock(code, language),
      ...(output === undefined ? [] : [outputText(output)]),
    ])
    .join('\n\n');
}

/** Returns what a program prints as a block of Markdown. */
export function outputText(output: string): string {
  return codeBlock(output.trimEnd(), 'output');
}
