import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Progress } from '../../../../scripts/cli/progress.ts';

/** What a progress bar writes at a clock that the test moves. */
function barOn(isTTY: boolean) {
  const out = Object.assign(new PassThrough(), { isTTY });
  const clock = { ms: 0 };
  const progress = new Progress('details', out, () => clock.ms);
  return { progress, clock, written: () => String(out.read() ?? '') };
}

it('a bar shows on a terminal after two seconds', () => {
  const { progress, clock, written } = barOn(true);
  progress.update(1, 10);
  expect(written()).toBe('');
  clock.ms = 2000;
  progress.update(2, 10);
  expect(written()).toContain('2/10');
  progress.stop();
});

it('a bar never shows where the output is no terminal', () => {
  const { progress, clock, written } = barOn(false);
  clock.ms = 5000;
  progress.update(5, 10);
  progress.stop();
  expect(written()).toBe('');
});
