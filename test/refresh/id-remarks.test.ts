import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDataset } from '../../build/read/dataset.ts';
import { changedContents } from '../../scripts/refresh/data-files.ts';
import { derivedId as makeId, replayableFeed } from '../../scripts/replay/lookups.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import type { DatasetRow, DatasetTableName } from '../../src/records/dataset/index.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { plansOf } from '../support/in-process-feed.ts';
import { refreshingOf } from '../support/refreshing.ts';
import { rewound } from '../support/rewound.ts';
import { the } from '../support/the.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { latest, refreshing } = refreshingOf(world);

  const at = refreshing();

  const { competition } = replayableFeed(dataset.league);
  const derivedId = (kind: string, name: string) => makeId(competition, kind, name);
  const idOf = ({ feed_team_id, club_id }: DatasetRow<'clubs'>) => feed_team_id ?? derivedId('Team', club_id);

  /** The clubs without the feed's id of one. */
  const withoutId = (club_id: string) =>
    dataset.clubs.map((club) => (club.club_id === club_id ? { ...club, feed_team_id: null } : club));

  describe('ids that data/ does not have', () => {
    const club = the(dataset.clubs, { club_id: dataset.league.examples.club });
    it('are reported where stored matches imply them', async () => {
      const clubs = withoutId(club.club_id);
      const { lines } = await planWith((body) => body, { season: latest }, { ...dataset, clubs });
      expect(lines).toContain(`${club.club_id} is ${club.feed_team_id}, which clubs.csv lacks`);
    });

    describe('of a season to come', () => {
      const coming = Math.max(...dataset.matches.map(({ season }) => season));
      /** Two days before its first match. */
      const before = new Date(
        Math.min(
          ...dataset.matches.filter(({ season }) => season === coming).map(({ date }) => Date.parse(date)),
        ) -
          2 * dayMs,
      );

      beforeEach(async () => {
        await rewound(at.copy, before, coming - 1);
        const seasons = dataset.seasons.map((row) =>
          row.season < coming - 1 ? row : { ...row, champion: null, regular_season_winner: null },
        );
        await write('seasons', seasons);
        await write('stages', dataset.stages);
        at.replay.set(before);
      });

      async function write(name: DatasetTableName, rows: readonly object[]): Promise<void> {
        for (const [file, text] of await changedContents(at.copy.project, coming, { [name]: rows }))
          await writeFile(at.copy.path(file), text);
      }

      it('are all that is missing once the season has its own row and stages', async () => {
        await at.copy.check();
        await write(
          'clubs',
          dataset.clubs.map((club) => ({ ...club, feed_team_id: idOf(club) })),
        );
        await write(
          'venues',
          dataset.venues.map((venue) => ({
            ...venue,
            feed_stadium_id: venue.feed_stadium_id ?? derivedId('Stadium', venue.venue_id),
          })),
        );
        // Where two stages have a table, their ids say which is meant.
        await write(
          'stages',
          dataset.stages.map((row) => ({
            ...row,
            feed_stage_id:
              row.season === coming && row.table !== null
                ? (row.feed_stage_id ?? derivedId('Stage', `${coming} ${row.stage}`))
                : row.feed_stage_id,
          })),
        );
        await at.run({ season: coming });
        const { matches } = (await readDataset(at.copy.project)).dataset;
        const ofSeason = (all: typeof matches) =>
          all
            .filter(({ season }) => season === coming)
            .map((match) => ({ ...match, ...unplayed, status: null }));
        expect(ofSeason(matches)).toEqual(ofSeason(dataset.matches));
        expect(matches.some(({ season, status }) => season === coming && status === 'FINISHED')).toBe(false);
      });

      it('are named where data/ lacks them', async () => {
        await write('clubs', withoutId(club.club_id));
        const remarks: string[] = [];
        await at
          .run({ season: coming, onRemark: (remark) => remarks.push(remark) })
          // Without a club, the season may not be whole.
          .catch(() => {});
        const why = `team ${club.feed_team_id} is not a club of data/clubs.csv`;
        expect(remarks).toContainEqual(expect.stringMatching(new RegExp(`^rejected: matches.*${why}$`)));
      });
    });
  });
});
