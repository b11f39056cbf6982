import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { computeAnswer } from '../../src/edge/answer.ts';
import { EdgeTables } from '../../src/edge/tables.ts';
import { queryAt } from '../../src/query/address.ts';
import { resources } from '../../src/resources/index.ts';
import { ask, askWithoutContract, context, file } from './ask.ts';

describe('every planned query', () => {
  let names: Parameters<typeof queryAt>[2];
  let planned: string[];

  beforeAll(async () => {
    names = JSON.parse(await file('/dumps/club-names.json'));
    const index = JSON.parse(await file('/data/v1/index.json')) as { files: { path: string }[] };
    planned = index.files.map(({ path }) => path).filter((path) => path.startsWith('/data/v1/'));
  });

  it.for(
    resources
      .filter(({ prerenderedQueries: plan }) => plan)
      .map((resource) => [resource.name, resource] as const),
  )(
    '%s: the file, the answer made at the edge and the API agree byte for byte',
    { timeout: 120_000 },
    async ([name, resource]) => {
      const paths = planned.filter(
        (path) => path === `/data/v1/${name}.json` || path.startsWith(`/data/v1/${name}/`),
      );
      expect(paths).not.toHaveLength(0);
      for (const [index, path] of paths.entries()) {
        const query = queryAt(resource, path, names);
        if (!query) throw new Error(`${path} is no address of ${name}`);
        const [onFile, made] = await Promise.all([
          file(path),
          computeAnswer(resource, query, new EdgeTables(env.ASSETS), context),
        ]);
        if (new TextDecoder().decode(made.body) !== onFile)
          throw new Error(`${path} differs from the answer`);

        const asked = new URLSearchParams(
          Object.entries(query)
            .filter(([, value]) => value !== undefined)
            .map(([key, value]) => [key, String(value)]),
        );
        // The same bytes as the file's: every tenth is held against the OpenAPI document.
        const answer = await (index % 10 === 0 ? ask : askWithoutContract)(
          `/api/v1${resource.path}?${asked}`,
        );
        if (answer.text !== onFile) throw new Error(`${path} differs from what the API answers to ${asked}`);
        if (answer.headers.get('Content-Location') !== path) {
          throw new Error(`${asked} is said to be at ${answer.headers.get('Content-Location')}, not ${path}`);
        }
      }
    },
  );

  it('are all the files there are', () => {
    const known = new Set(resources.map(({ name }) => name));
    for (const path of planned) expect(known).toContain(/^\/data\/v1\/([a-z-]+)/.exec(path)?.[1]);
  });
});
