import { AnswerEncoder } from '../resources/encode.ts';

const utf8 = new TextEncoder();
const encoder = new AnswerEncoder(encodeText);

/** Returns a text in UTF-8. */
export function encodeText(text: string): Uint8Array {
  return utf8.encode(text);
}

/** Returns an answer as JSON. Its rows must not change afterwards. */
export function encodeAnswer(answer: object): Uint8Array {
  return encoder.encodeAnswer(answer);
}
