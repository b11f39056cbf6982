import { describe, expect, it } from 'vitest';
import { homeShare, statBars } from '../../../src/site/components/stat-bars.ts';
import { formatsOf } from '../../../src/site/format.ts';
import { messagesOf } from '../../../src/site/messages/index.ts';
import type { Site } from '../../../src/site/site.ts';

const english = { format: formatsOf('en'), t: messagesOf('en') } as Site;

describe('paired bars', () => {
  it('divide the bar by the share of both sides, and in halves where both have none', () => {
    expect(homeShare(3, 1)).toBe(0.75);
    expect(homeShare(0, 0)).toBe(0.5);
    expect(homeShare(null, 2)).toBe(0);
  });

  it('leave out what neither side has, and show a dash for what one has not', () => {
    const text = String(
      statBars(english, [
        { label: 'Shots', home: 3, away: null },
        { label: 'Saves', home: null, away: null },
      ]),
    );
    expect(text).toContain('<dt>Shots</dt><dd>3</dd>');
    expect(text).toContain('<dd>–</dd>');
    expect(text).not.toContain('Saves');
  });
});
