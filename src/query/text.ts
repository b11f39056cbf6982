import removeAccents from 'remove-accents';

/** The form in which texts are compared: no accents, no case, no white space around. */
export function fold(text: string): string {
  return removeAccents(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();
}

/** A test of whether a name contains a text, whatever the accents and the case of either; each name is folded once. */
export function matcher(text: string): (name: string) => boolean {
  const needle = fold(text);
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = fold(name).includes(needle);
    known.set(name, found);
    return found;
  };
}

const plain = /^[a-z0-9._~ ]+$/;

/**
 * A text as a segment of an address: folded, with hyphens for spaces. Only texts of plain letters, digits, dots and
 * spaces have one; a hyphen of the text's own would read as a space, so such a text has none.
 */
export function textSegment(text: string): string | null {
  const folded = fold(text);
  return plain.test(folded) ? folded.replaceAll(' ', '-') : null;
}

export function segmentText(segment: string): string {
  return segment.replaceAll('-', ' ');
}
