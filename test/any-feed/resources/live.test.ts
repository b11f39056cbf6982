import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../src/query/parse-query.ts';
import { noFeed } from '../../../src/records/status.ts';
import { exampleParameters } from '../../../src/resources/discovery.ts';
import { live } from '../../../src/resources/live.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { liveDayOf } from '../../support/live-day.ts';

const ofParameters = Object.entries(live.parameters)
  .filter(([name]) => name !== 'team')
  .map(([name, { example }]) => `${name}=${example}`);

describe.for(feedWorlds)('$name', async (world) => {
  const { answerFromReplay, begin, newReader, tablesAt } = await liveDayOf(world);

  it('the examples of /live find matches on the day of a replay', async () => {
    answerFromReplay();
    const tables = await tablesAt(newReader(), begin, ['matches']);
    for (const example of ['', ...live.examples, ...ofParameters]) {
      const query = parseQuery(live.parameters, exampleParameters(example));
      const { matches } = live.answer(tables, query, { now: new Date(begin), feed: noFeed });
      expect([example, matches.length > 0]).toEqual([example, true]);
    }
  });
});
