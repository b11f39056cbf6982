import { describe, expect, it } from 'vitest';
import { summariseReferees } from '../../../src/derive/referees.ts';
import { refereePage } from '../../../src/site/referee/referee-page.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);
  const referees = summariseReferees(english.tables.rows('referees'));

  it.runIf(referees.length > 0)('the results of clubs under a referee have as many wins as losses', () => {
    let wins = 0;
    for (const referee of referees) {
      const [, panel = ''] = String(refereePage(english, referee).content).split('id="clubs"');
      const rows = [...panel.matchAll(/<td>(\d+)<\/td><td>(\d+)<\/td><td>(\d+)<\/td>/g)];
      const sumOf = (column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
      expect(sumOf(1), referee.referee_id).toBe(sumOf(3));
      wins += sumOf(1);
    }
    expect(wins).toBeGreaterThan(0);
  });
});
