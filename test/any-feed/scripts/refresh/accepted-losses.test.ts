import { describe, expect, it } from 'vitest';
import { DataLossError } from '../../../../scripts/refresh/report.ts';
import { ofSeason } from '../../../../src/records/season-rules.ts';
import { shortId } from '../../../../src/records/text.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { type Distort, plansOf } from '../../../support/in-process-feed.ts';
import { matchDayOf } from '../../../support/match-day.ts';

type Entry = Record<string, unknown>;

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { dayAfter, match, season } = matchDayOf(world);

  /** Changes the match in the schedule, or leaves it out. */
  const scheduled =
    (change: (entry: Entry) => Entry | undefined): Distort =>
    (body, path) =>
      path.includes('/matches?')
        ? {
            ...body,
            matches: (body.matches as Entry[]).flatMap((entry) =>
              entry.matchId === match.match_id ? (change(entry) ?? []) : entry,
            ),
          }
        : body;

  const another = ofSeason(dataset.matches, season).find(
    ({ venue_id, home_club }) => venue_id !== match.venue_id && home_club !== match.home_club,
  );
  const venue = dataset.venues.find(({ venue_id }) => venue_id === another?.venue_id);

  describe('a result of any league that the feed', () => {
    it.for<[string, Distort, string]>([
      [
        'changes',
        scheduled((entry) => ({ ...entry, providerHomeScore: 9, homeScorePush: 9, winTeamId: null })),
        'home_goals',
      ],
      [
        'moves to another day',
        scheduled((entry) => ({
          ...entry,
          matchDateLocal: `${dayAfter(match.date, -1)}T15:00:00`,
          matchDateUtc: `${dayAfter(match.date, -1)}T15:00:00Z`,
        })),
        'date',
      ],
      [
        'moves to another venue',
        scheduled((entry) => ({ ...entry, stadiumId: venue?.feed_stadium_id })),
        'venue_id',
      ],
      ['wants to be played again', scheduled((entry) => ({ ...entry, status: 'UPCOMING' })), 'status'],
    ])('%s is a loss', async ([, distort, column]) => {
      const outcome = await planWith(distort, { season, full: true }).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(DataLossError);
      expect((outcome as DataLossError).losses).toContainEqual(
        expect.objectContaining({ table: 'matches', column }),
      );
    });

    it('no longer has stays in data/', async () => {
      const { files, lines } = await planWith(
        scheduled(() => undefined),
        { season, full: true },
      );
      expect(files).toEqual([]);
      expect(lines).toContainEqual(`1 of matches stay, which the feed lacks: ${shortId(match.match_id)}`);
    });
  });
});
