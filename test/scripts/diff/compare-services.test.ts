import { expect, it } from 'vitest';
import { compareServices, describeKinds } from '../../../scripts/diff/compare-services.ts';
import { origins, service } from '../../support/served.ts';

const sampling = { count: 200, seed: 1 };
const otherService = String(Object.values(origins).find((origin) => origin !== service));

it('a service does not differ from itself, whatever it is asked', async () => {
  const kinds = await compareServices(service, service, sampling);
  expect(describeKinds(kinds, sampling.count)).toBe('# 200 queries: no difference');
});

it('two leagues differ in answers of endpoints, files and tools, the same in each run', async () => {
  const describeDifference = async () =>
    describeKinds(await compareServices(service, otherService, sampling), sampling.count);
  const first = await describeDifference();
  const second = await describeDifference();
  expect(first).toMatch(/^# 200 queries: \d+ kinds of differences\n/);
  for (const endpoint of ['/matches', '/data/v1/', 'tool ', 'HEAD '])
    expect(first).toContain(`\n## ${endpoint}`);
  expect(second).toBe(first);
});
