import fc from 'fast-check';
import * as z from 'zod/mini';
import { type FuzzRequest, fuzzRequests, type KnownValues, requestsFor } from './fuzz-requests.ts';
import { type Schema, validText } from './parameter-values.ts';

/** Returns the JSON of an address of a service; a body is posted. */
type ReadJson = (address: string, body?: string) => Promise<unknown>;

const fileList = z.object({ files: z.array(z.object({ path: z.string() })) });
const manifest = z.object({ tables: z.array(fileList) });
const discovery = z.object({ endpoints: z.array(z.object({ path: z.string(), example: z.string() })) });
const toolList = z.object({
  result: z.object({
    tools: z.array(
      z.object({
        name: z.string(),
        inputSchema: z.object({ properties: z.record(z.string(), z.custom<Schema>()) }),
      }),
    ),
  }),
});

/** The columns whose values a parameter accepts, where it is not named like one. */
const clubColumns = ['team', 'club', 'home_team', 'club_id'];
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  team: clubColumns,
  opponent: clubColumns,
  against: clubColumns,
  from: ['date'],
  to: ['date'],
  updated_since: ['date', 'last_updated'],
  search: ['name', 'full_name', 'city'],
  referee: ['referee_name', 'referee_short_name'],
  venue: ['venue', 'venue_id'],
};

/** Most requests have rows: an answer without is soon compared. */
const validWeight = 60;

/** Returns requests of all that a service has: its endpoints, its files of answers, and its tools for models. */
export async function serviceRequests(read: ReadJson): Promise<fc.Arbitrary<FuzzRequest>> {
  const document = z.record(z.string(), z.unknown()).parse(await read('/openapi.json'));
  const valuesOf = await readValues(read);
  const { files } = fileList.parse(await read('/data/v1/index.json'));
  const addresses = files.map(({ path }) => path).filter((path) => path.startsWith('/data/v1/'));
  return fc.oneof(
    { weight: 8, arbitrary: fuzzRequests(document, { valuesOf, validWeight }) },
    {
      weight: 1,
      arbitrary: requestsFor(fc.constantFrom(...addresses).map((path) => [folderOf(path), path])),
    },
    { weight: 1, arbitrary: toolCalls(await readTools(read), valuesOf) },
  );
}

/** Returns the files of an endpoint: `/data/v1/matches/season/2024.json` is one of `/data/v1/matches`. */
const folderOf = (path: string) => /^\/data\/v1\/[^/.]+/.exec(path)?.[0] ?? path;

async function readTools(read: ReadJson) {
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  return toolList.parse(await read('/mcp', request)).result.tools;
}

/** Reads the values of all columns of the downloads, and the fields of each endpoint. */
async function readValues(read: ReadJson): Promise<KnownValues> {
  const valuesByColumn = new Map<string, Set<string>>();
  const { tables } = manifest.parse(await read('/dumps/manifest.json'));
  for (const { files } of tables) {
    // The first file is of all seasons.
    const rows = await read(files.map(({ path }) => path).find((path) => path.endsWith('.json')) ?? '');
    for (const row of [rows].flat() as object[])
      for (const [column, value] of Object.entries(row)) {
        if (typeof value !== 'string' && typeof value !== 'number') continue;
        valuesByColumn.set(column, (valuesByColumn.get(column) ?? new Set()).add(String(value)));
      }
  }
  const { endpoints } = discovery.parse(await read('/api/v1'));
  const fieldsByPath = new Map<string, readonly string[]>();
  for (const { path, example } of endpoints)
    fieldsByPath.set(path.slice('/api/v1'.length), fieldsOf(await read(example)));
  const valuesByParameter = new Map<string, readonly string[]>();
  return (path, parameter) => {
    if (parameter === 'fields') return fieldsByPath.get(path) ?? [];
    const known = valuesByParameter.get(parameter);
    if (known) return known;
    const columns = columnsOf[parameter] ?? [parameter];
    const values = [...new Set(columns.flatMap((column) => [...(valuesByColumn.get(column) ?? [])]))];
    valuesByParameter.set(parameter, values);
    return values;
  };
}

/** Returns the fields of the rows of an answer: of the first list of objects in it. */
function fieldsOf(answer: unknown): string[] {
  const lists = Object.values(answer as object).filter(Array.isArray);
  const row: unknown = lists.flat().find((value) => typeof value === 'object' && value !== null);
  return Object.keys((row as object | undefined) ?? {});
}

/** Returns calls of tools for models, with arguments that are mostly valid. */
function toolCalls(
  tools: z.infer<typeof toolList>['result']['tools'],
  valuesOf: KnownValues,
): fc.Arbitrary<FuzzRequest> {
  const calls = tools.map(({ name, inputSchema }) => {
    const texts = Object.entries(inputSchema.properties).map(([parameter, schema]) =>
      validText({ schema, samples: valuesOf('', parameter) }, new Map()).map(
        (text) => [parameter, text.toWellFormed()] as const,
      ),
    );
    const some = fc.uniqueArray(fc.oneof(...texts), { selector: ([parameter]) => parameter, maxLength: 4 });
    return some.map((pairs): FuzzRequest => {
      const params = { name, arguments: Object.fromEntries(pairs) };
      return {
        method: 'POST',
        address: '/mcp',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
        target: `tool ${name}`,
      };
    });
  });
  return fc.oneof(...calls);
}
