import { expect, it } from 'vitest';
import type { TableName } from '../../../../src/records/published.ts';
import { matchForecast } from '../../../../src/site/match/match-forecast.ts';
import type { Site } from '../../../../src/site/site.ts';
import { english, french } from '../../../support/site.ts';
import { tables } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

/** Vancouver 3-1 Atlético Ottawa, who were the favourites. */
const match = the(tables.rows('matches', 2026), { date: '2026-08-01', home_club: 'vancouver-fc' });

/** Returns the sentence below the bar of a match whose clubs win with these probabilities. */
function sentence(site: Site, row: typeof match, home?: number, away?: number): string | undefined {
  const forecast = the(tables.rows('forecasts', 2026), { match_id: match.match_id });
  const probabilities =
    home === undefined || away === undefined ? forecast.probabilities : { home, draw: 0.3, away };
  const forecasts = [{ ...forecast, match_id: row.match_id, probabilities }];
  const rows = (name: TableName, season?: number) =>
    name === 'forecasts' ? forecasts : tables.rows(name, season);
  const changed = { ...tables, index: tables.index, rows: rows as typeof tables.rows };
  const page = String(matchForecast({ ...site, tables: changed }, row));
  return /<p>(.*?)<\/p>/.exec(page)?.[1];
}

it('a finished match says what was expected of it and whose strength rose', () => {
  expect(sentence(english, match)).toBe(
    'The forecast had Atlético ahead. The match moved 12 points of strength to Vancouver.',
  );
  expect(sentence(french, match)).toBe(
    'La prévision favorisait Atlético. Avec ce match, Vancouver prend 12 points de force à l’adversaire.',
  );
  expect(sentence(english, match, 0.38, 0.32)).toContain('The forecast saw no favourite.');
});

it('a match to come says who is ahead, or that nobody is', () => {
  const next = { ...match, status: 'UPCOMING' as const, home_goals: null, away_goals: null };
  expect(sentence(english, next, 0.5, 0.2)).toBe('The forecast has Vancouver ahead.');
  expect(sentence(french, next, 0.2, 0.5)).toBe('La prévision favorise Atlético.');
  expect(sentence(english, next, 0.35, 0.35)).toBe('The forecast sees no favourite.');
});
