import type { ServerResponse } from 'node:http';
import { UserError } from '../../build/errors.ts';
import { refuse, sendJson } from './deliver.ts';
import { type FaultName, faultNames, faults } from './faults.ts';
import type { ReplayedFeed } from './feed.ts';

/** Answers requests about the replay itself, such as its status, clock and faults. */
export function control(
  feed: ReplayedFeed,
  method: string,
  path: string,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const change = changes[path];
  if (path !== '/replay' && !change) {
    refuse(response, 404, `there is no ${path}; expected /replay, ${Object.keys(changes).join(' or ')}`);
  } else if (method !== (change ? 'POST' : 'GET')) {
    refuse(response, 405, `${path} is for ${change ? 'POST' : 'GET'} alone`);
  } else {
    try {
      change?.(feed, query);
      sendJson(response, { ...feed.status(), faults });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refuse(response, 400, error.message);
    }
  }
}

const changes: Readonly<Record<string, (feed: ReplayedFeed, query: URLSearchParams) => void>> = {
  '/replay/clock': (feed, query) => feed.set(query.get('at') ?? ''),
  '/replay/fault': (feed, query) => feed.fault(faultNamed(query.get('name')), query.get('on') ?? ''),
};

/** @throws {UserError} if there is no such fault */
function faultNamed(name: string | null): FaultName | null {
  if (!name) return null;
  const fault = faultNames.find((faultName) => faultName === name);
  if (!fault) throw new UserError(`there is no fault '${name}'; expected one of ${faultNames.join(', ')}`);
  return fault;
}
