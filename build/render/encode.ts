import { AnswerEncoder } from '../../src/resources/encode.ts';

const encoder = new AnswerEncoder((text) => Buffer.from(text));

/** Returns an answer, or a list of rows, as JSON. Its rows must not change afterwards. */
export function encodeBytes(answer: object): Buffer {
  return Buffer.from(encoder.encodeAnswer(answer).buffer);
}
