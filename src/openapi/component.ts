export type Json = Record<string, unknown>;

/** Returns the address of a schema in the document. */
export const componentAt = (id: string) => `#/components/schemas/${id}`;
