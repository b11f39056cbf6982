import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../../src/site/format.ts';
import { statBars } from '../../../../src/site/match/stat-bars.ts';
import { messagesOf } from '../../../../src/site/messages/index.ts';
import type { Site } from '../../../../src/site/site.ts';

const english = { format: formatsOf('en'), t: messagesOf('en') } as Site;

describe('paired bars', () => {
  it('divide the bar by the share of both sides, and in halves where both have none', () => {
    const widths = (home: number, away: number) =>
      /<rect width="(.+?)"/.exec(String(statBars(english, [{ label: 'Shots', home, away }])))?.[1];
    expect([widths(3, 1), widths(0, 2), widths(0, 0)]).toEqual(['75%', '0%', '50%']);
  });

  it('leave out a statistic of neither side, and show a dash without a bar where one side has it', () => {
    const text = String(
      statBars(english, [
        { label: 'Shots', home: 3, away: null },
        { label: 'Saves', home: null, away: null },
      ]),
    );
    expect(text).toContain('<dt>Shots</dt><dd>3</dd><dd></dd><dd>–</dd>');
    expect(text).not.toContain('Saves');
  });
});
