const encoder = new TextEncoder();

/** Names have few letters of two bytes; room for three each would take longer to clear than the text takes to encode. */
const bytesPerCharacter = 1.05;

/** Encodes texts in UTF-8, one after the other. */
export function encodeUtf8(parts: readonly string[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(Math.ceil(length * bytesPerCharacter));
  let end = 0;
  for (const part of parts) {
    const { read, written } = encoder.encodeInto(part, bytes.subarray(end));
    if (read < part.length) return encoder.encode(parts.join(''));
    end += written;
  }
  return bytes.subarray(0, end);
}
