import { geoConicConformal, geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import type { Venue } from '../../records/directory.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Outlines, Site } from '../site.ts';

const width = 960;
const margin = { x: 90, y: 40 };
const maxHeight = 620;
/** The size of labels in units of the drawing, and on a phone, which shows it at little more than a third. */
const labelSizes = { desk: 13, phone: 31 };

/** A venue whose coordinates are known. */
type PlacedVenue = Venue & { readonly latitude: number; readonly longitude: number };

function isPlaced(venue: Venue): venue is PlacedVenue {
  return venue.latitude !== null && venue.longitude !== null;
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

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
 * Returns a map of the venues with coasts and borders, each a link to its page. A city has one label, where it fits. Venues
 * without coordinates are left out, and the map is where none has any.
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
  const points = venues.map((venue) => {
    const [x = 0, y = 0] = projection([venue.longitude, venue.latitude]) ?? [];
    return { venue, x: Math.round(x), y: Math.round(y) };
  });
  const circles = points.map(({ x, y }) => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 }));
  const boxes: Record<keyof typeof labelSizes, Box[]> = { desk: [...circles], phone: [...circles] };
  const labelledCities = new Set<string>();
  const links = points.map(({ venue, ...place }) => {
    const isFree = (size: keyof typeof boxes) => (label: Label) => {
      const box = boxOf(label, venue.city, labelSizes[size]);
      return box.left >= 0 && box.right <= width && !boxes[size].some((other) => overlap(other, box));
    };
    const label = labelledCities.has(venue.city) ? undefined : labelsAt(place).find(isFree('desk'));
    labelledCities.add(venue.city);
    const isOnPhone = label !== undefined && isFree('phone')(label);
    if (label) boxes.desk.push(boxOf(label, venue.city, labelSizes.desk));
    if (label && isOnPhone) boxes.phone.push(boxOf(label, venue.city, labelSizes.phone));
    const text = label
      ? html`<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}"${isOnPhone ? '' : html` class="wide"`}>${venue.city}</text>`
      : '';
    const address = path({ page: 'venue', venue: venue.venue_id });
    const name = [...new Set([venue.name, venue.city])].join(', ');
    const former = venue.status === 'active' ? nothing : html` class="former"`;
    return html`<a href="${address}"${former} aria-label="${name}">
<title>${name}</title>
<circle cx="${place.x}" cy="${place.y}" r="5"/>
${text}</a>
`;
  });
  return html`<svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${t('Map of the venues by longitude and latitude')}">
<path class="land" d="${land}"/><path class="border" d="${borders}"/>
${links}</svg>`;
}

/** Where a label may stand: the place of its baseline, and the side of it that is there. */
interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

/** Returns the places of a label: right, left, above or below its point. */
function labelsAt({ x, y }: { readonly x: number; readonly y: number }): readonly Label[] {
  return [
    { x: x + 11, y: y + 4, anchor: 'start' },
    { x: x - 11, y: y + 4, anchor: 'end' },
    { x, y: y - 11, anchor: 'middle' },
    { x, y: y + 20, anchor: 'middle' },
  ];
}

function boxOf({ x, y, anchor }: Label, text: string, size: number): Box {
  const width = 0.56 * size * text.length;
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
  return { left, top: y - 0.9 * size, right: left + width, bottom: y + 0.25 * size };
}

function overlap(box: Box, other: Box): boolean {
  const isBeside = box.right <= other.left || other.right <= box.left;
  const isAboveOrBelow = box.bottom <= other.top || other.bottom <= box.top;
  return !isBeside && !isAboveOrBelow;
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
