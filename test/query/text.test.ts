import { describe, expect, it } from 'vitest';
import { fold, foldName, matcher, segmentText, textSegment } from '../../src/query/text.ts';

describe('fold', () => {
  it('drops accents, case and outer white space', () => {
    expect(fold(' ATLÉTICO Ottawa ')).toBe('atletico ottawa');
    expect(fold('Đidić')).toBe('didic');
  });
});

describe('foldName', () => {
  it('is fold, for more names than it remembers too', () => {
    const names = Array.from({ length: 20_100 }, (_, index) => `Élan ${index}`);
    for (const name of [...names, ...names.slice(0, 10)]) expect(foldName(name)).toBe(fold(name));
  });
});

describe('matcher', () => {
  it('finds part of a name, ignoring case and accents of both', () => {
    expect(matcher('québec')('Supra du Quebec')).toBe(true);
    expect(matcher('x')('Forge FC')).toBe(false);
  });
});

describe('textSegment', () => {
  it('is the inverse of segmentText for plain texts, and null for others', () => {
    expect(segmentText(textSegment('Forge FC') ?? '')).toBe('forge fc');
    for (const text of ['a-b', 'a/b', "o'neil", '北']) expect(textSegment(text)).toBeNull();
  });
});
