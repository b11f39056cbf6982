import { UserError } from '../../../build/errors.ts';

/** What an import decided without being told, and what it has to be told. */
export class Decisions {
  readonly #lines: string[] = [];
  readonly #questions: string[] = [];

  /** Notes a decision, with the option that changes it. */
  note(text: string, option?: string): void {
    this.#lines.push(option === undefined ? text : `${text} (${option})`);
  }

  /** Notes what nothing tells, with the option that answers it. */
  ask(question: string, option: string): void {
    this.#questions.push(`${question}: ${option}`);
  }

  /** Returns the decisions so far, a line each. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** @throws {UserError} with all questions so far, if there are any */
  requireAnswers(): void {
    const [first, ...others] = this.#questions;
    if (first === undefined) return;
    const lines = [first, ...others].map((line) => `  ${line}`);
    throw new UserError(`The list does not say everything. Add to the same command:\n${lines.join('\n')}`);
  }
}
