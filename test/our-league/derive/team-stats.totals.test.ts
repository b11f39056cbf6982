import { expect, it } from 'vitest';
import { summedFields } from '../../../src/derive/team-stats-table.ts';
import { tables } from '../../support/tables.ts';

// The feed corrects its totals after a match, but not the statistics of the match: both are published as it has them, since
// other matches of these seasons have no statistics, and all clubs of an answer have figures of one source.
it('the feed’s totals of a season differ from the sums of complete match statistics in these figures alone', () => {
  const rows = tables
    .rows('teamStats')
    .filter(
      ({ stage, season, matches_with_stats, played }) =>
        stage === 'all' && season <= 2025 && matches_with_stats === played,
    );
  const differences = rows.flatMap((row) => {
    const sides = tables
      .rows('matchStats', row.season)
      .flatMap(({ home_club, away_club, team_stats }) =>
        team_stats && [home_club, away_club].includes(row.club)
          ? [team_stats[home_club === row.club ? 'home' : 'away']]
          : [],
      );
    const figures = summedFields.flatMap(({ field, column }) => {
      const sum = column && sides.reduce((total, side) => total + (side[column as 'shots'] ?? 0), 0);
      const figure = row[field];
      return sum === undefined || figure === null || figure === sum ? [] : [`${field} ${figure} for ${sum}`];
    });
    return figures.length === 0 ? [] : [`${row.season} ${row.club}: ${figures.join(', ')}`];
  });
  expect(differences).toMatchInlineSnapshot(`
    [
      "2021 hfx-wanderers-fc: shots 312 for 311, blocked_shots 68 for 67, chances_created 228 for 227, total_passes 12128 for 12115, duels_won 1452 for 1449, tackles 514 for 519, tackles_won 330 for 339, clearances 401 for 394",
      "2021 valour-fc: shots 328 for 327, blocked_shots 81 for 80, crosses 341 for 338, total_passes 12012 for 11961, duels_won 1544 for 1535, tackles 521 for 520, tackles_won 310 for 312, clearances 395 for 392, fouls_committed 364 for 363",
      "2022 valour-fc: shots_on_target 114 for 115, chances_created 229 for 226, total_passes 11709 for 11661, duels_won 1421 for 1392, tackles 544 for 535, tackles_won 333 for 331, clearances 472 for 470, fouls_committed 368 for 366",
      "2025 cavalry-fc: shots 440 for 439, chances_created 339 for 337, crosses 560 for 552, total_passes 13191 for 13146, duels_won 1530 for 1501, tackles 490 for 482, tackles_won 337 for 331, clearances 579 for 568, fouls_committed 421 for 422",
      "2025 forge-fc: shots 358 for 359, shots_on_target 133 for 134, chances_created 274 for 275, crosses 505 for 504, total_passes 13493 for 13453, duels_won 1316 for 1311, tackles 521 for 518, tackles_won 315 for 314, clearances 466 for 463",
      "2025 hfx-wanderers-fc: crosses 585 for 588, total_passes 12280 for 12242, tackles 558 for 560, tackles_won 366 for 367, clearances 672 for 666, yellow_cards 78 for 77",
      "2025 inter-toronto-fc: shots 335 for 333, blocked_shots 75 for 73, chances_created 244 for 242, corners 112 for 111, crosses 486 for 484, total_passes 12715 for 12674, duels_won 1353 for 1348, tackles 491 for 489, tackles_won 328 for 329, fouls_committed 425 for 422, yellow_cards 98 for 97",
      "2025 pacific-fc: chances_created 179 for 180, crosses 438 for 431, total_passes 11485 for 11402, duels_won 1255 for 1241, tackles 473 for 465, tackles_won 303 for 308, clearances 692 for 677",
      "2025 vancouver-fc: shots 300 for 301, chances_created 198 for 199, total_passes 10667 for 10639, tackles 487 for 486, tackles_won 324 for 328, clearances 667 for 660, fouls_committed 331 for 328",
    ]
  `);
});
