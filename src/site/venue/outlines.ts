import type { MultiLineString, MultiPolygon, Position } from 'geojson';

/** Coasts and borders of the world. */
export interface Outlines {
  readonly land: MultiPolygon;
  readonly borders: MultiLineString;
}

/** Degrees around a map beyond which an outline is on no part of it. */
const margin = { longitude: 60, latitude: 30 };

/** Returns the outlines that may be on a map of some points. Most of the world is not, and takes as long to draw. */
export function outlinesNear({ land, borders }: Outlines, points: readonly Position[]): Outlines {
  const isNear = (line: readonly Position[]) =>
    line.some(([x = 0, y = 0]) =>
      points.some(
        ([longitude = 0, latitude = 0]) =>
          Math.abs(y - latitude) < margin.latitude &&
          Math.abs(((x - longitude + 540) % 360) - 180) < margin.longitude,
      ),
    );
  return {
    land: { ...land, coordinates: land.coordinates.filter(([coast = []]) => isNear(coast)) },
    borders: { ...borders, coordinates: borders.coordinates.filter(isNear) },
  };
}
