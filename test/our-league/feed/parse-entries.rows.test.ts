import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scheduleRow } from '../../../src/feed/feed-match.ts';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { parseHeader, parseReferee } from '../../../src/feed/sdp/match-details.ts';
import { datasetTables } from '../../../src/records/dataset/index.ts';
import { match as publishedMatch } from '../../../src/records/match.ts';
import { headerAnswer, matchFactsAnswer, officialEntry } from '../../fixtures/feed.ts';
import { goals, lists, playIn, referee } from '../../fixtures/feed-lists.ts';
import { fixedRuns, malformed, outcome } from '../../fixtures/malformed.ts';

/** Whatever is parsed is valid in its table. */
describe('whatever is parsed', () => {
  const { phase, clock, broadcasters, highlights_url, tickets_url } = publishedMatch.shape;
  const person = datasetTables.people.row.shape;
  const rows: Record<string, z.ZodType> = {
    schedule: z.object({ ...scheduleRow.shape, phase, clock, broadcasters, highlights_url, tickets_url }),
    players: z.object({
      row: datasetTables.players.row,
      full_name: person.full_name.nullable(),
      nationality: person.nationality,
      shirt_number: datasetTables.squads.row.shape.shirt_number.nullable(),
    }),
    clubs: z.object({
      season: z.literal(2025),
      club: datasetTables.teamStats.row.shape.club,
      stats: z.record(z.string(), z.number()),
    }),
    homes: datasetTables.clubs.row
      .pick({ club_id: true })
      .extend({ venue_id: datasetTables.venues.row.shape.venue_id.nullable() }),
    standings: datasetTables.standings.row,
    sideStats: datasetTables.matchStats.row,
  };

  it.for(Object.keys(lists))('of an entry is a row as data/ may have it: %s', (key) => {
    const { good, body, read } = lists[key as keyof typeof lists];
    const row = rows[key] as z.ZodType;
    for (const entry of read(body(good)).entries) row.parse(entry);
    fc.assert(
      fc.property(malformed(good.slice(0, 2), 3), (entries) => {
        if (!Array.isArray(entries)) return;
        for (const entry of read(body(entries)).entries)
          expect(row.safeParse(entry).error?.issues ?? []).toEqual([]);
      }),
      fixedRuns(250),
    );
  });

  it('of a header is as data/ may have it', () => {
    const { attendance, home_red_cards, away_red_cards } = datasetTables.matches.row.shape;
    const { match_id, side, club, minute, added_minute, player } = datasetTables.goals.row.shape;
    const listedGoal = z.object({ match_id, side, club, minute: minute.unwrap(), added_minute, player });
    const { additional_time } = datasetTables.matches.row.shape;
    const header = z.object({
      attendance,
      additional_time,
      home_red_cards,
      away_red_cards,
      goals: z.array(listedGoal),
    });
    fc.assert(
      fc.property(malformed(headerAnswer(playIn, goals), 3), (body) => {
        const read = outcome(() => parseHeader(body, playIn));
        if (!(read instanceof UnexpectedResponseError))
          expect(
            header.safeParse((read as ReturnType<typeof parseHeader>).value).error?.issues ?? [],
          ).toEqual([]);
      }),
      fixedRuns(250),
    );
  });

  it('of a referee is a row as data/ may have it', () => {
    fc.assert(
      fc.property(malformed(matchFactsAnswer(officialEntry(referee)), 3), (body) => {
        const read = outcome(() => parseReferee(body, playIn));
        if (read instanceof UnexpectedResponseError) return;
        const { value } = read as ReturnType<typeof parseReferee>;
        if (value) expect(datasetTables.referees.row.safeParse(value).error?.issues ?? []).toEqual([]);
      }),
      fixedRuns(250),
    );
  });
});
