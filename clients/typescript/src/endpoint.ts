/** An endpoint of the service. */
export interface Endpoint {
  /** Its path from the root, such as `/api/v1/matches/{match_id}`. */
  readonly path: string;
  /** The field of a page that has the rows, where the endpoint answers with pages. */
  readonly rows?: string;
}

/** The values of a query as a caller gives them. */
export type GivenQuery = Readonly<Record<string, unknown>>;

/** Returns the path and the search part of a query. Lists are joined by commas, and what is undefined is left out. */
export function addressOf(path: string, query: GivenQuery): string {
  const values = new Map(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));
  const filledPath = path.replace(/\{(\w+)\}/, (_, name: string) => {
    const id = encodeURIComponent(String(values.get(name)));
    values.delete(name);
    return id;
  });
  const search = new URLSearchParams();
  for (const [name, value] of values) search.append(name, String(value));
  return search.size === 0 ? filledPath : `${filledPath}?${search}`;
}
