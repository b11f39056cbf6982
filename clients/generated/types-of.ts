import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Returns the interface `components` of an OpenAPI document. The generator needs the earlier TypeScript of this folder. */
export async function typesOf(document: OpenAPI3): Promise<string> {
  return astToString(await openapiTS(document, { silent: true }));
}
