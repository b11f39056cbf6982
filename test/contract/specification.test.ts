import { describe, it } from 'vitest';
import { apiRoot } from '../../src/resources/discovery.ts';
import type { Reply } from './reply.ts';
import { sites } from './site.ts';
import { contextRequirements } from './specification/context.ts';
import { matchRequirements } from './specification/matches.ts';
import { playerAndTeamRequirements } from './specification/players-and-teams.ts';
import { protocolRequirements } from './specification/protocol.ts';
import { recordRequirements } from './specification/records.ts';
import { serviceRequirements } from './specification/service.ts';
import { NoValue, readValues, type SiteValues } from './specification/values.ts';

/** The parts of the specification; what is seen of a limit that is reached or of a failure is in `test/edge/worker.specification.edge.test.ts`. */
const parts = {
  'what the service does': serviceRequirements,
  'resources and their fields': recordRequirements,
  'matches and competition': matchRequirements,
  'players and teams': playerAndTeamRequirements,
  'context and odds': contextRequirements,
  'protocol, errors and limits': protocolRequirements,
};

/** Addresses that are not below the root of the API. */
const isFromHost = (address: string) => /^\/api(?![^/?])|\.json$/.test(address);

describe.for(sites)('$name', ({ league, ask, tableSizes }) => {
  /** Asks for a request of the table: its address, with the method before it where that is not GET. */
  function askFor(request: string): Promise<Reply> {
    const [, method = 'GET', address = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(request) ?? [];
    const path = address === '/' ? apiRoot : isFromHost(address) ? address : apiRoot + address;
    return ask(path, { method });
  }

  let siteValues: Promise<SiteValues> | undefined;

  describe.for(Object.entries(parts))('the specification of %s', ([, requirements]) => {
    it.for(requirements)('%s: %s', async ([, request, expectation]) => {
      siteValues ??= readValues(askFor, league);
      const { find, fill } = await siteValues;
      try {
        await expectation({
          reply: await askFor(fill(request)),
          value: find,
          ask: async (other) => askFor(fill(other)),
          sizeOf: async (table) => (await tableSizes()).get(table) ?? 0,
        });
      } catch (error) {
        // A league without such rows has nothing to ask for.
        if (!(error instanceof NoValue)) throw error;
      }
    });
  });
});
