/** Returns what the reader chose before. Where the browser lets pages keep nothing, there is no choice. */
export function readChoice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a choice for the reader's next pages, where the browser lets pages keep anything. */
export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice holds for this page alone.
  }
}
