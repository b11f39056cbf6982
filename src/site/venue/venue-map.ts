import type { Venue } from '../../records/venue.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

const width = 960;
const margin = { x: 70, y: 26 };
/** Measures of a label: an average letter, a line, and from its top to its baseline. */
const letterWidth = 7.2;
const labelHeight = 15;
const baseline = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a map of the venues, each a link to its row. A city has one label, where it fits. */
export function venueMap({ t }: Site, venues: readonly Venue[]): Html {
  const { x, y, height } = projection(venues);
  const points = venues.map((venue) => ({ venue, x: x(venue.longitude), y: y(venue.latitude) }));
  const boxes: Box[] = points.map((point) => ({
    left: point.x - 6,
    top: point.y - 6,
    width: 12,
    height: 12,
  }));
  const labelledCities = new Set<string>();
  const links = points.map(({ venue, ...place }) => {
    const box = labelledCities.has(venue.city) ? undefined : labelBox(place, venue.city, boxes);
    labelledCities.add(venue.city);
    if (box) boxes.push(box);
    const label = box
      ? html`<text x="${Math.round(box.left)}" y="${Math.round(box.top + baseline)}">${venue.city}</text>`
      : '';
    return html`<a href="#${venue.venue_id}"${venue.status === 'active' ? '' : html` class="former"`} aria-label="${venue.name}, ${venue.city}"><title>${venue.name}, ${venue.city}</title><circle cx="${place.x}" cy="${place.y}" r="5"/>${label}</a>
`;
  });
  return html`<section class="scroll" aria-label="${t.venues.map}" tabindex="0"><svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${t.venues.map}">
${links}</svg></section>`;
}

/** Returns where a label fits: right, left, above or below its point. It is undefined where all four overlap others. */
function labelBox(
  { x, y }: { readonly x: number; readonly y: number },
  text: string,
  otherBoxes: readonly Box[],
): Box | undefined {
  const size = { width: text.length * letterWidth, height: labelHeight };
  const boxes: Box[] = [
    { left: x + 9, top: y - labelHeight / 2, ...size },
    { left: x - 9 - size.width, top: y - labelHeight / 2, ...size },
    { left: x - size.width / 2, top: y - 8 - labelHeight, ...size },
    { left: x - size.width / 2, top: y + 8, ...size },
  ];
  return boxes.find(
    (box) =>
      box.left >= 0 && box.left + box.width <= width && otherBoxes.every((other) => !overlap(other, box)),
  );
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Returns the equirectangular projection about the middle latitude that fits the venues. */
function projection(venues: readonly Venue[]) {
  const longitudes = venues.map(({ longitude }) => longitude);
  const latitudes = venues.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const scale = (width - 2 * margin.x) / Math.max(1, east - west);
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    height: Math.round((north - south) * scale * stretch + 2 * margin.y),
    x: (longitude: number) => Math.round(margin.x + (longitude - west) * scale),
    y: (latitude: number) => Math.round(margin.y + (north - latitude) * scale * stretch),
  };
}
