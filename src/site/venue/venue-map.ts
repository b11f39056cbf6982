import { geoConicConformal, geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import type { Venue } from '../../records/directory.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Outlines, Site } from '../site.ts';
import { type LabelPlace, placeLabels } from './label-places.ts';

const width = 960;
/** Above and below is room for names. */
const margin = { x: 90, y: 130 };
const maxHeight = 760;
/** Sizes of names and points in units of the drawing, which a phone shows at little more than a third: see `.map`. */
const sizes = {
  desk: { letters: 17, radius: 6 },
  phone: { letters: 30, radius: 9 },
};

/** A venue whose coordinates are known. */
type PlacedVenue = Venue & { readonly latitude: number; readonly longitude: number };

function isPlaced(venue: Venue): venue is PlacedVenue {
  return venue.latitude !== null && venue.longitude !== null;
}

/** The projection, and the outlines drawn with it, which maps in every language share. */
const groundOf = memoize((tables: Tables, outlines: Outlines) => {
  const venues = tables.rows('venues').filter(isPlaced);
  const { projection, height } = projectionOf(venues);
  const { land, borders } = outlinesNear(
    outlines,
    venues.map(({ longitude, latitude }) => [longitude, latitude]),
  );
  const draw = geoPath(
    projection.clipExtent([
      [0, 0],
      [width, height],
    ]),
  ).digits(0);
  return { projection, height, land: draw(land), borders: draw(borders) };
});

/** Degrees around a map beyond which an outline is on no part of it. */
const outlineMargin = { longitude: 60, latitude: 30 };

/** Returns the outlines that may be on a map of some points. Most of the world is not, and takes as long to draw. */
function outlinesNear({ land, borders }: Outlines, points: readonly Position[]): Outlines {
  const isNear = (line: readonly Position[]) =>
    line.some(([x = 0, y = 0]) =>
      points.some(
        ([longitude = 0, latitude = 0]) =>
          Math.abs(y - latitude) < outlineMargin.latitude &&
          Math.abs(((x - longitude + 540) % 360) - 180) < outlineMargin.longitude,
      ),
    );
  return {
    land: { ...land, coordinates: land.coordinates.filter(([coast = []]) => isNear(coast)) },
    borders: { ...borders, coordinates: borders.coordinates.filter(isNear) },
  };
}

/**
 * Returns a map of the venues with coasts and borders, each a link to its page. A city has one name, with places of its
 * own on a phone. Venues without coordinates are left out, and the map is where none has any.
 */
export function venueMap(site: Site, allVenues: readonly Venue[]): Html {
  const { t, path, tables, outlines, localName } = site;
  const venues = allVenues.filter(isPlaced).map((venue) => ({
    ...venue,
    name: localName(venue.name),
    // Where the city is not known, the name of the venue is the label.
    city: localName(venue.city ?? venue.name),
  }));
  if (venues.length === 0) return nothing;
  const { projection, height, land, borders } = groundOf(tables, outlines);
  const labelledCities = new Set<string>();
  const points = venues.map((venue) => {
    const [x = 0, y = 0] = projection([venue.longitude, venue.latitude]) ?? [];
    const text = labelledCities.has(venue.city) ? '' : venue.city;
    labelledCities.add(venue.city);
    return { venue, text, x: Math.round(x), y: Math.round(y) };
  });
  const onDesk = placeLabels(points, { width, height, ...sizes.desk });
  const onPhone = placeLabels(points, { width, height, ...sizes.phone });
  const links = points.map(({ venue, text, x, y }, index) => {
    const address = path({ page: 'venue', venue: venue.venue_id });
    const name = [...new Set([venue.name, venue.city])].join(', ');
    const former = venue.status === 'active' ? nothing : html` class="former"`;
    return html`<a href="${address}"${former} aria-label="${name}">
<title>${name}</title>
<circle cx="${x}" cy="${y}" r="5"/>
${label({ x, y, text }, onDesk[index], 'wide')}${label({ x, y, text }, onPhone[index], 'short')}</a>
`;
  });
  return html`<svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${t('Map of the venues by longitude and latitude')}">
<path class="land" d="${land}"/><path class="border" d="${borders}"/>
${links}</svg>`;
}

/** Returns the name of a point with a line to it, where it is not beside it. It is empty where it has no room. */
function label(
  { x, y, text }: { readonly x: number; readonly y: number; readonly text: string },
  place: LabelPlace | undefined,
  className: 'wide' | 'short',
): Html {
  if (place === undefined) return nothing;
  const { leader } = place;
  const line = leader && html`<path class="leader" d="M${x},${y}L${leader.join()}"/>`;
  return html`<g class="${className}">${line}<text x="${place.x}" y="${place.y}" text-anchor="${place.anchor}">${text}</text></g>`;
}

/** Returns the conformal projection about the middle of the venues that fits them, and the height of the map. */
function projectionOf(venues: readonly PlacedVenue[]) {
  const longitudes = venues.map(({ longitude }) => longitude);
  const latitudes = venues.map(({ latitude }) => latitude);
  const south = Math.min(...latitudes);
  const north = Math.max(...latitudes);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  // Venues in one place have country around them.
  const spread = Math.max(2, north - south);
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      ...venues.map(({ longitude, latitude }) => [longitude, latitude]),
      [middle, (south + north + spread) / 2],
      [middle, (south + north - spread) / 2],
      [middle - 1, south],
      [middle + 1, south],
    ],
  };
  const projection = geoConicConformal()
    .parallels([south, north + 1])
    .rotate([-middle, 0]);
  projection.fitWidth(width - 2 * margin.x, corners);
  const [[, top], [, bottom]] = geoPath(projection).bounds(corners);
  const height = Math.min(maxHeight, Math.round(bottom - top + 2 * margin.y));
  projection.fitExtent(
    [
      [margin.x, margin.y],
      [width - margin.x, height - margin.y],
    ],
    corners,
  );
  return { projection, height };
}
