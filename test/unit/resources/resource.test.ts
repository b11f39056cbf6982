import { expect, it } from 'vitest';
import { encode } from '../../../src/resources/encode.ts';
import { defineResource } from '../../../src/resources/resource.ts';
import { seasons } from '../../../src/resources/seasons.ts';

it('encode gives JSON with a line feed at the end', () => {
  expect(encode({ name: 'Québec', count: 1 })).toBe('{"name":"Québec","count":1}\n');
});

it('defineResource changes nothing', () => {
  expect(defineResource(seasons)).toBe(seasons);
});
