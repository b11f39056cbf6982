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
