import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatasetError, exitWithError, UserError } from '../../build/errors.ts';
import { formatCount, formatMegabytes } from '../../build/report.ts';

it('DatasetError counts the faults and lists them as file:line:column', () => {
  const fault = { file: 'data/a.csv', line: 3, message: 'is empty; expected a date' };
  expect(new DatasetError([fault]).message).toBe(
    '1 fault in the dataset\ndata/a.csv:3 is empty; expected a date',
  );
  expect(new DatasetError([fault, { ...fault, column: 'date' }]).message).toContain(
    '2 faults in the dataset\ndata/a.csv:3 is empty; expected a date\ndata/a.csv:3:date is empty',
  );
});

describe('exitWithError', () => {
  let before: typeof process.exitCode;
  beforeEach(() => {
    before = process.exitCode;
  });
  afterEach(() => {
    process.exitCode = before;
  });

  /** Returns what an error prints, and the exit status it sets. */
  function end(error: unknown) {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    exitWithError(error, 'dist/ is unchanged');
    return [written.mock.calls.join(''), process.exitCode] as const;
  }

  it('prints the message of an error of the user, and the consequence', () => {
    const [text, status] = end(new UserError('the port is in use'));
    expect(text).toContain('the port is in use');
    expect(text).toMatch(/\ndist\/ is unchanged\n$/);
    expect(text).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it.runIf(process.platform === 'linux')('prints one line of a full disk', async () => {
    const error = await writeFile('/dev/full', 'x').catch((failure: unknown) => failure);
    const [text, status] = end(error);
    expect(text).toMatch(/^.*ENOSPC: no space left on device[^\n]*\ndist\/ is unchanged\n$/);
    expect(status).toBe(1);
  });

  it('prints one line of a database whose file cannot be opened', () => {
    expect(() => new DatabaseSync('/absent/a.lock')).toThrow('unable to open');
    try {
      new DatabaseSync('/absent/a.lock');
    } catch (error) {
      expect(end(error)[0]).toMatch(/unable to open[^\n]*\ndist\/ is unchanged\n$/);
    }
  });

  it('prints the stack of any other', () => {
    expect(end(new TypeError('a bug'))[0]).toMatch(/TypeError: a bug\n {4}at /);
    expect(end('no error at all')[0]).toContain('no error at all');
  });
});

it('formatCount groups thousands and formatMegabytes rounds alike in every locale', () => {
  expect([formatCount(1234567), formatMegabytes(12_345_678)]).toEqual(['1,234,567', '12.3 MB']);
});
