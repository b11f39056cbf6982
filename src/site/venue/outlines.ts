import type { GeoPermissibleObjects } from 'd3-geo';

/** Coasts and borders of the world. */
export interface Outlines {
  readonly land: GeoPermissibleObjects;
  readonly borders: GeoPermissibleObjects;
}
