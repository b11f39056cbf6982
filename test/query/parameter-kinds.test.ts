import { expect, it } from 'vitest';
import { InvalidParameter, type Parameter } from '../../src/query/parameter.ts';
import {
  anyOf,
  calendarDay,
  choice,
  flag,
  integer,
  listOf,
  optionalFlag,
  several,
} from '../../src/query/parameter-kinds.ts';
import { id, text, word } from '../../src/query/text-matching.ts';

const texts = { description: 'A parameter', example: '' };

/** Expects values for texts, and a message for those that are refused. */
function expectParsed(
  parameter: Parameter<unknown>,
  accepted: Readonly<Record<string, unknown>>,
  refused: readonly string[],
  message: string,
): void {
  for (const [given, value] of Object.entries(accepted)) expect(parameter.parse(given)).toBe(value);
  for (const given of refused) {
    expect(() => parameter.parse(given), given).toThrow(InvalidParameter);
    expect(() => parameter.parse(given), given).toThrow(message);
  }
}

it('an integer is within its bounds, both included', () => {
  const bounded = integer({ ...texts, min: 1, max: 500, defaultValue: 100 });
  expectParsed(
    bounded,
    { 1: 1, 42: 42, 500: 500 },
    ['0', '501', '-1', '1.5', '1e2', '0x10', ' 1', '1 ', '+1', 'x'],
    'a whole number from 1 to 500',
  );
  expect(bounded.schema).toEqual({ type: 'integer', minimum: 1, maximum: 500, default: 100 });
});

it('an integer may have no upper bound and no default', () => {
  const open = integer({ ...texts, min: -5 });
  expectParsed(open, { '-5': -5, 0: 0, 123456: 123456 }, ['-6'], 'a whole number from -5');
  expect(open.schema).toEqual({ type: 'integer', minimum: -5 });
});

it('a choice is one of its values, whatever the case', () => {
  const status = choice({ ...texts, values: ['FINISHED', 'In-Play'] });
  expectParsed(
    status,
    { FINISHED: 'FINISHED', finished: 'FINISHED', 'IN-PLAY': 'In-Play' },
    ['', 'FINISH', 'FINISHED '],
    'one of FINISHED, In-Play',
  );
  expect(status.toSegment('FINISHED')).toBe('finished');
  expect(status.schema).toEqual({ type: 'string', enum: ['FINISHED', 'In-Play'] });
  expect(choice({ ...texts, values: ['asc', 'desc'], defaultValue: 'asc' }).schema).toMatchObject({
    default: 'asc',
  });
});

it('a flag is true or false, whatever the case', () => {
  expectParsed(
    flag(''),
    { true: true, TRUE: true, false: false, False: false },
    ['', '1', 'yes', 'truee', 'xtrue'],
    'true or false',
  );
  expect(flag('').defaultValue).toBe(false);
  expect(flag('').schema).toEqual({ type: 'boolean', default: false });
});

it('a flag is undefined where it is optional and left out', () => {
  expectParsed(optionalFlag(''), { TRUE: true, false: false }, ['', '1'], 'true or false');
  expect(optionalFlag('')).toMatchObject({ defaultValue: undefined, schema: { type: 'boolean' } });
});

it('a calendar day exists in the calendar', () => {
  expectParsed(
    calendarDay(texts),
    { '2024-02-29': '2024-02-29', '2023-12-31': '2023-12-31', '2000-02-29': '2000-02-29' },
    ['2023-02-29', '2023-02-30', '2023-13-01', '2023-00-10', '01/02/2023', '2023-1-01', '2023-01-1'].concat(
      ['x2023-01-01', '2023-01-01T00:00:00Z', '2023-01-011', '12023-01-01', 'YYYY-MM-DD', ''],
      ['+012345-01', '1900-02-29'],
    ),
    'a calendar day, YYYY-MM-DD',
  );
  expect(calendarDay(texts).schema).toEqual({ type: 'string', format: 'date' });
});

it('a text has at most 100 characters', () => {
  for (const parameter of [text(texts), word(texts), id(texts)]) {
    expectParsed(
      parameter,
      { ['x'.repeat(100)]: 'x'.repeat(100) },
      ['x'.repeat(101)],
      'at most 100 characters',
    );
    expect(parameter.schema).toEqual({ type: 'string', maxLength: 100 });
  }
});

it('a word has an address of its own where it has no space', () => {
  const { toSegment } = word(texts);
  expect(toSegment('Bet-365')).toBe('bet-365');
  expect(toSegment('two words')).toBeNull();
});

it('an id is parsed to its last part, in lower case', () => {
  expectParsed(
    id(texts),
    { 'cpl::Football_Match::AB12': 'ab12', AB12: 'ab12' },
    [':', 'cpl::'],
    'an id, whole or the last part of it',
  );
});

const values = ['rating', 'goals', 'Assists'] as const;

const metrics = listOf({ ...texts, values, defaultValue: ['rating', 'goals'] });

it('listOf keeps the order given, ignores case and white space, and drops repetitions', () => {
  expect(metrics.parse('ASSISTS, goals,assists')).toEqual(['Assists', 'goals']);
  expect(metrics.parse('goals,, rating,')).toEqual(['goals', 'rating']);
  expect(metrics.schema.default).toEqual(['rating', 'goals']);
});

it('listOf refuses other values, naming its own, and is described as an array of them', () => {
  const refused = ['', ',', 'speed', 'goals;rating'];
  expectParsed(metrics, {}, refused, 'some of rating, goals, Assists, joined by commas');
  expect(metrics.schema).toEqual({
    type: 'array',
    items: { type: 'string', enum: values },
    maxItems: values.length,
    default: ['rating', 'goals'],
  });
});

const kinds = anyOf({ ...texts, values });

it('anyOf puts the values in the order of the list', () => {
  expect(kinds.parse('assists,RATING')).toEqual(['rating', 'Assists']);
  expect(kinds.defaultValue).toBeUndefined();
});

it('anyOf expects the value where there is one alone, as the stage without play-offs', () => {
  expect(() => anyOf({ ...texts, values: ['regular'] }).parse('final')).toThrow(/^regular$/);
});

it('anyOf has an address where there is one value', () => {
  expect(kinds.toSegment(['Assists'])).toBe('assists');
  expect(kinds.toSegment(['rating', 'goals'])).toBeNull();
});

const seasons = several(integer({ ...texts, min: 2019 }));

it('several is parsed to ascending order, each season once', () => {
  expect(seasons.parse('2025, 2019,2025')).toEqual([2019, 2025]);
  expect(seasons.parse('2024,')).toEqual([2024]);
  const fifty = Array.from({ length: 50 }, (_, index) => 2019 + index);
  expect(seasons.parse(fifty.toReversed().join(','))).toEqual(fifty);
  expect(seasons.schema).toEqual({
    type: 'array',
    items: { type: 'integer', minimum: 2019 },
    maxItems: 50,
  });
});

it('several refuses other texts, and more than 50 seasons', () => {
  const tooMany = Array.from({ length: 51 }, () => 2024).join(',');
  expect(() => seasons.parse(tooMany)).toThrow('at most 50 values');
  const refused = ['', ', ,', 'x', '2018', '2018,2024', '2024,x', '2024,9007199254740992', '2024.5'];
  const message = 'a whole number from 2019, or several joined by commas';
  expectParsed(seasons, {}, [...refused, '00000000000002024'], message);
});
