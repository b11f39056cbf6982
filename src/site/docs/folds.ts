import type { Token, Tokens } from 'marked';

/** A line in bold with the code or the table below it, which the page shows when the reader asks for it. */
export interface Fold {
  readonly label: string;
  /** Its id on the page, given as `{#id}` behind the line. */
  readonly id: string | undefined;
  /** Code and what it prints, or a table. */
  readonly body: Token[];
}

/** Returns blocks of Markdown in their order. Folds that follow each other are one block. */
export function groupFolds(tokens: readonly Token[]): (Token | Fold[])[] {
  const blocks: (Token | Fold[])[] = [];
  let folds: Fold[] | undefined;
  for (const [index, token] of tokens.entries()) {
    const fold = foldAt(token, tokens[index + 1]);
    if (fold && folds) folds.push(fold);
    else if (fold) {
      folds = [fold];
      blocks.push(folds);
    } else if (folds && isInside(token, folds.at(-1))) folds.at(-1)?.body.push(token);
    else {
      folds = undefined;
      blocks.push(token);
    }
  }
  return blocks;
}

/** Returns the fold that a line in bold begins, where code or a table follows it. */
function foldAt(token: Token, next: Token | undefined): Fold | undefined {
  if (token.type !== 'paragraph' || (next?.type !== 'code' && next?.type !== 'table')) return undefined;
  const [, label, id] = /^\*\*([^*]+)\*\*(?: \{#(\S+)\})?$/.exec(token.text) ?? [];
  return label === undefined ? undefined : { label, id, body: [] };
}

function isInside(token: Token, fold: Fold | undefined): boolean {
  return fold?.body.length === 0 || isOutput(token);
}

function isOutput(token: Token): token is Tokens.Code {
  return token.type === 'code' && token.lang === 'output';
}
