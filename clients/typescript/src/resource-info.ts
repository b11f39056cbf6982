/**
 * How values of a parameter are written into addresses. text: part of a name; club: the same, or a club_id; plain:
 * anything else that is one value.
 */
export type ParameterKind = 'plain' | 'list' | 'text';

/** A resource of the service. */
export interface ResourceInfo {
  readonly name: string;
  /** Its path below the API's root. */
  readonly path: string;
  /** The kind of each parameter of an address, and its default where it has one. */
  readonly parameters: Readonly<Record<string, readonly [ParameterKind, unknown?]>>;
  /** The sets of parameters whose queries are prerendered, as names joined by commas. */
  readonly files: readonly string[];
  /** Whether the live feed may replace what it answers about the current season. */
  readonly live?: boolean;
  /** The fields of the answer that may have the rows of a list. */
  readonly collections?: readonly string[];
}

export interface ServiceInfo {
  readonly apiRoot: string;
  /** The origin of the service, where the build knows it. */
  readonly baseUrl?: string;
  /** The resources, by the name of the client's method. */
  readonly resources: Readonly<Record<string, ResourceInfo>>;
}

/** Defined by the build, from the service's registry of resources. */
declare const SERVICE_INFO: ServiceInfo;

export const serviceInfo: ServiceInfo = SERVICE_INFO;
