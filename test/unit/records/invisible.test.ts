import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasInvisible, showInvisible } from '../../../src/records/text.ts';
import { anyText } from '../../support/any-text.ts';

describe('showInvisible', () => {
  it('leaves no character that a reader cannot see', () => {
    fc.assert(fc.property(anyText(), (text) => !hasInvisible(showInvisible(text))));
  });

  it('leaves letters, accents and spaces as they are', () => {
    expect(showInvisible('Atlético Ottawa – 2:1')).toBe('Atlético Ottawa – 2:1');
  });

  it('shows a bidirectional override, a zero byte and half a surrogate pair by their code points', () => {
    expect(showInvisible('a\u202eb\0c\ud800')).toBe('a\\u{202e}b\\u{0}c\\u{d800}');
  });
});
