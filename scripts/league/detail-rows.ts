import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { matchStats } from '../../src/records/dataset/statistics-rows.ts';
import { slugOf } from '../../src/records/text.ts';
import { nullRow } from '../../src/records/typed.ts';
import type { ListedMatch } from './read/listed-match.ts';

type Match = DatasetRow<'matches'>;

/** Returns the row of the referee of a match; none where the list does not name them. */
export function refereeRows({ match_id, season }: Match, { referee }: ListedMatch): DatasetRow<'referees'>[] {
  const referee_id = slugOf(referee ?? '');
  if (referee_id === '') return [];
  return [{ match_id, season, referee_id, name: referee, short_name: referee }];
}

/** Returns the rows of the statistics of both sides of a match; none where the list has no figure. */
export function statisticsRows(match: Match, { statistics }: ListedMatch): DatasetRow<'matchStats'>[] {
  if (statistics === null || match.status !== 'FINISHED') return [];
  const { match_id, season } = match;
  return (['home', 'away'] as const).map((side) => {
    const { fouls, ...figures } = statistics[side];
    return {
      ...nullRow(matchStats.row),
      ...figures,
      fouls_committed: fouls ?? null,
      match_id,
      season,
      side,
      club: match[`${side}_club`],
    };
  });
}
