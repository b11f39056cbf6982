import { describe, expect, it } from 'vitest';
import { playersById } from '../../../../src/site/lookups/players.ts';
import { playerPage } from '../../../../src/site/player/player-page.ts';
import { sitesOfWorld } from '../../../support/site.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  const { tables } = english;
  const goals = tables.rows('goals').filter(({ kind }) => kind !== 'own-goal');

  describe('the page of a player', () => {
    it.runIf(goals.some(({ player_id }) => player_id !== null))(
      'has every goal that names the player, own goals left out, with its minute',
      () => {
        for (const [id, seasons] of [...playersById(tables)].slice(0, 100)) {
          const goalsOfPlayer = goals.filter(({ player_id }) => player_id === id);
          const panel = /<section class="panel"><h2 id="goals">.*?<\/section>/s.exec(
            String(playerPage(english, seasons).content),
          )?.[0];
          const minutes = [...(panel ?? '').matchAll(/(\d+)(?:\+\d+)?′/g)].map(([, minute]) =>
            Number(minute),
          );
          const expected = goalsOfPlayer.flatMap(({ minute }) => minute ?? []);
          expect(minutes.toSorted(), seasons[0]?.name).toEqual(expected.toSorted());
        }
      },
    );

    it.runIf(playersById(tables).size > 0)(
      'has a band, and a link to compare the player with another',
      () => {
        for (const [id, seasons] of [...playersById(tables)].slice(0, 100)) {
          const { header, content } = playerPage(english, seasons);
          expect(String(header)).toContain('class="band');
          expect(String(content)).toContain(`href="/players/compare?a=${id}"`);
        }
      },
    );
  });
});
