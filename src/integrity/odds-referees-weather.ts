import { sumAll } from '../derive/numbers.ts';
import { type Dataset, type DatasetTableName, datasetTables, rowsOf } from '../records/dataset/index.ts';
import { columnValues, type DatasetTable } from '../records/dataset/table.ts';
import { entriesOf } from '../records/typed.ts';
import { type Breach, breach, type IntegrityRule, matchesById, unexpected } from './rule.ts';

const maxOverround = 0.25;

type Correction = Dataset['corrections'][number];

const tables = entriesOf<Record<DatasetTableName, DatasetTable>>(datasetTables);

export const contextRules: readonly IntegrityRule[] = [
  {
    name: 'prices-plausible',
    description: 'Prices are above 1, and the overround of each market is between 0 and 0.25.',
    tables: ['odds', 'oddsQuotes'],
    *check({ odds, oddsQuotes }) {
      for (const row of odds) {
        const markets = {
          home: [row.home, row.draw, row.away],
          over_2_5: [row.over_2_5, row.under_2_5],
          draw_no_bet_home: [row.draw_no_bet_home, row.draw_no_bet_away],
        };
        for (const [column, prices] of Object.entries(markets)) {
          const message = overroundFault(prices);
          if (message) yield breach('odds', row, column, message);
        }
      }
      for (const row of oddsQuotes) {
        const prices = row.market === '1x2' ? [row.home, row.draw, row.away] : [row.home, row.away];
        const message = overroundFault(prices);
        if (message) yield breach('oddsQuotes', row, 'home', message);
      }
    },
  },
  {
    name: 'quotes-before-kickoff',
    description:
      'A quote is captured before the kick-off of its match, or no later than its day where the time ' +
      'of either is not known. The precision says which: a day is at 00:00.',
    tables: ['oddsQuotes'],
    *check({ oddsQuotes, matches }) {
      const byId = matchesById({ matches });
      for (const row of oddsQuotes) {
        const { captured_at, captured_precision } = row;
        if (captured_precision === 'day' && !captured_at.includes('T00:00:00')) {
          yield breach('oddsQuotes', row, 'captured_precision', `day; expected moment for "${captured_at}"`);
        }
        const match = byId.get(row.match_id);
        if (!match) continue;
        const { date, kickoff_utc } = match;
        const isBefore =
          captured_precision === 'day' || kickoff_utc === null
            ? captured_at.slice(0, 10) <= date
            : Date.parse(captured_at) < Date.parse(kickoff_utc);
        if (isBefore) continue;
        const expected = `a time before the kick-off, ${kickoff_utc ?? date}`;
        yield unexpected('oddsQuotes', row, 'captured_at', expected);
      }
    },
  },
  {
    name: 'weather-possible',
    description: 'The weather allows a match: it is within the weather_limits of data/league.json.',
    tables: ['weather'],
    *check({ league, weather }) {
      for (const row of weather) {
        for (const [column, [min, max]] of entriesOf(league.weather_limits)) {
          const value = row[column];
          if (value === null || (value >= min && value <= max)) continue;
          yield unexpected('weather', row, column, `${min} to ${max}`);
        }
      }
    },
  },
  {
    name: 'corrections-agree',
    description:
      'Each correction names a column of a row, and the row has the corrected value. Rows of the ' +
      'current season are compared once it is over.',
    tables: ['corrections'],
    *check(dataset) {
      for (const correction of dataset.corrections) {
        const fault = findFault(correction, dataset);
        if (fault) yield fault;
      }
    },
  },
];

/** Says what is wrong with the overround of a market, the sum of implied probabilities above 1, where its prices are known. */
function overroundFault(prices: readonly (number | null)[]): string | undefined {
  const shares = sumAll(prices.map((price) => price && 1 / price));
  if (shares === null || (shares >= 1 && shares - 1 <= maxOverround)) return undefined;
  return `${prices.join(' / ')} has an overround of ${(shares - 1).toFixed(3)}; expected 0 to ${maxOverround}`;
}

function findFault(correction: Correction, dataset: Dataset): Breach | undefined {
  const { table, subject, column, before, after } = correction;
  const [fileName, year] = table.split('/');
  const [name, definition] = tables.find(([, { name }]) => name === fileName) ?? [];
  if (!name || !definition || definition.seasonal !== (year !== undefined)) {
    return breach('corrections', correction, 'table', `"${table}" is no table; expected one of data/`);
  }
  const { key, seasonal, row: schema } = definition;
  const season = seasonal ? Number(year) : undefined;
  if (season !== undefined && season >= dataset.snapshot.season) return undefined;
  // Where the id itself was corrected, the row has the id of after the correction.
  const isOfKey = column !== null && key.includes(column);
  const id = isOfKey ? subject.replace(before ?? '', after ?? '') : subject;
  const row = rowsOf(dataset, name).find((candidate) => {
    if (candidate.season !== season && seasonal) return false;
    const values = columnValues(schema, candidate);
    return key.map((part) => values[part]).join(' ') === id;
  });
  if (column === null) {
    const message = `"${id}" is a row of data/${table}.csv; expected none, since it was removed`;
    return row && breach('corrections', correction, 'subject', message);
  }
  if (!row) {
    const message = `"${id}" is no row of data/${table}.csv; expected its ${key.join(' and ')}`;
    return breach('corrections', correction, 'subject', message);
  }
  const values = columnValues(schema, row);
  if (!(column in values)) {
    return breach('corrections', correction, 'column', `"${column}" is no column of data/${table}.csv`);
  }
  const value = values[column] ?? null;
  if ((value === null ? null : String(value)) === after) return undefined;
  return {
    row,
    column,
    message: `${value ?? 'is empty'}; expected ${after ?? 'no value'}, as data/corrections.csv has`,
    subject: `${table} ${id} ${column}`,
  };
}
