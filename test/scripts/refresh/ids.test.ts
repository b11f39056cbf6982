import { writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDataset } from '../../../build/read/dataset.ts';
import { csvText, fileOf } from '../../../scripts/refresh/csv-file.ts';
import { unplayed } from '../../../scripts/refresh/unplayed.ts';
import { derivedId } from '../../../scripts/replay/answers/ids.ts';
import type { DatasetRow, DatasetTableName } from '../../../src/records/dataset/index.ts';
import { rewound } from '../../support/rewound.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';
import { finished, latest, refreshing } from './refreshing.ts';

const at = refreshing();

describe('ids that data/ does not have', () => {
  const clubs = dataset.clubs.filter(
    ({ feed_team_id, last_season }) => feed_team_id === null && last_season === null,
  );
  const idOf = ({ feed_team_id, club_id }: DatasetRow<'clubs'>) => feed_team_id ?? derivedId('Team', club_id);

  it('are told where the matches we know tell them', async () => {
    const { remarks } = await at.run({ dryRun: true, season: latest });
    const hosts = new Set(finished.map(({ venue_id }) => venue_id));
    const grounds = dataset.venues.filter(
      ({ venue_id, feed_stadium_id }) => feed_stadium_id === null && hosts.has(venue_id),
    );
    for (const club of clubs) {
      expect(remarks).toContain(`${club.club_id} is ${idOf(club)}, which data/clubs.csv does not say yet`);
    }
    for (const { venue_id } of grounds) {
      const id = derivedId('Stadium', venue_id);
      expect(remarks).toContain(`${venue_id} is ${id}, which data/venues.csv does not say yet`);
    }
  });

  describe('of a season to come', () => {
    const coming = Math.max(...dataset.matches.map(({ season }) => season));

    beforeEach(async () => {
      await rewound(at.copy, new Date(`${coming - 1}-12-31T00:00:00Z`), coming - 1);
      const seasons = dataset.seasons.map((row) =>
        row.season < coming - 1 ? row : { ...row, champion: null, regular_season_winner: null },
      );
      await write('seasons', seasons);
      await write('stages', dataset.stages);
      at.replay.set(new Date(`${coming}-01-01T00:00:00Z`));
    });

    async function write(name: DatasetTableName, rows: readonly object[]): Promise<void> {
      await writeFile(
        at.copy.path(fileOf(name, coming)),
        (await csvText(at.copy.root, name, coming, rows)) ?? '',
      );
    }

    it('are all it needs beside rows of its own and of its stages: then its matches come', async () => {
      expect(await at.copy.faults()).toEqual([]);
      await write(
        'clubs',
        dataset.clubs.map((club) => ({ ...club, feed_team_id: idOf(club) })),
      );
      await write(
        'venues',
        dataset.venues.map((ground) => ({
          ...ground,
          feed_stadium_id: ground.feed_stadium_id ?? derivedId('Stadium', ground.venue_id),
        })),
      );
      await at.run({ season: coming });
      const { matches } = (await readDataset(at.copy.root)).dataset;
      const ofSeason = (all: typeof matches) =>
        all
          .filter(({ season }) => season === coming)
          .map((match) => ({ ...match, ...unplayed, status: null }));
      expect(ofSeason(matches)).toEqual(ofSeason(dataset.matches));
      expect(matches.some(({ season, status }) => season === coming && status === 'FINISHED')).toBe(false);
    });

    it.runIf(clubs.length > 0)(
      'are named where they are missing, though nothing can be written',
      async () => {
        const remarks: string[] = [];
        await expect(
          at.run({ season: coming, onRemark: (remark) => remarks.push(remark) }),
        ).rejects.toThrow();
        for (const club of clubs) {
          const why = `team ${idOf(club)} is not a club of data/clubs.csv`;
          expect(remarks).toContainEqual(expect.stringMatching(new RegExp(`^set aside: .*${why}$`)));
          const { name } = the(dataset.clubNames, { club_id: club.club_id, to_season: null });
          expect(remarks).toContainEqual(
            expect.stringMatching(
              new RegExp(`^set aside: teams.* ${idOf(club)}: ${name} is not a club of data/clubs.csv$`),
            ),
          );
        }
      },
    );
  });
});
