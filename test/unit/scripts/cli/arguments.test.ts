import { describe, expect, it } from 'vitest';
import { parseArguments, parseWholeNumber, parseYear } from '../../../../scripts/cli/arguments.ts';

const command = {
  usage: 'npm run example -- URL [FOLDER] [--fast] [--name NAME]...',
  options: { fast: { type: 'boolean', default: false }, name: { type: 'string', multiple: true } },
  positionals: ['URL', '[FOLDER]'],
} as const;

describe('arguments', () => {
  it('are parsed with their types', () => {
    const { values, positionals } = parseArguments(command, ['a', '--fast', '--name', 'x', '--name=y']);
    expect({ ...values }).toEqual({ fast: true, name: ['x', 'y'] });
    expect(positionals).toEqual(['a']);
  });

  it.for([
    [['--quick', 'a'], "Unknown option '--quick'"],
    [['a', '--name'], "Option '--name <value>' argument missing"],
    [['a', '--fast=1'], "Option '--fast' does not take an argument"],
    [[], 'positional arguments: expected URL [FOLDER], got none'],
    [['a', 'b', 'c'], 'positional arguments: expected URL [FOLDER], got a b c'],
  ] as const)('%j are refused with the reason', ([args, reason]) => {
    expect(() => parseArguments(command, args)).toThrow(reason);
  });
});

it('parseWholeNumber accepts the whole range', () => {
  expect([parseWholeNumber('PORT', '0', 0, 9), parseWholeNumber('PORT', '9', 0, 9)]).toEqual([0, 9]);
});

it.for(['', '-1', '1.5', '1e0', '10', 'x'])("parseWholeNumber refuses '%s'", (text) => {
  expect(() => parseWholeNumber('PORT', text, 0, 9)).toThrow(
    `PORT is '${text}'; expected a whole number from 0 to 9`,
  );
});

it('parseYear accepts four digits only', () => {
  expect(parseYear('--season', '2025')).toBe(2025);
  expect(() => parseYear('--season', '25')).toThrow("--season is '25'; expected a year");
  expect(() => parseYear('--season', undefined)).toThrow('--season is missing; expected a year');
});
