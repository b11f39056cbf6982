/** Returns the elements that a selector matches. */
export function all<E extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/** Returns a new element with properties. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Sets the text of an element, if it is there. */
export function setText(element: Element | null | undefined, text: string): void {
  if (element) element.textContent = text;
}

/** Returns what an address answers as JSON. It is undefined where the request fails: the next one may not. */
export async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer | undefined> {
  const response = await fetch(address, init).catch(() => undefined);
  // The connection may fail in the middle of an answer.
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}

/** Under what the browser keeps the club that the reader follows, with which what-if begins. */
export const followedClub = 'club';

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
