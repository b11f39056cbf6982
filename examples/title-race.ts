// The title race of 2025: points of the first four clubs, match by match, as an SVG on the standard output.
import { soccerData } from 'soccer-data-client';

const season = 2025;
const api = soccerData();
const [{ standings }, { stages }] = await Promise.all([api.standings({ season }), api.stages({ season })]);
const tabled = stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
const clubs = standings.slice(0, 4);
const colours = ['#e66100', '#5d3a9b', '#1a85ff', '#40826d'];
const points = new Map(clubs.map(({ club }) => [club, [0]]));
for await (const match of api.matches({ season, status: 'FINISHED' })) {
  if (!tabled.some((stage) => stage === match.stage)) continue;
  for (const club of [match.home_club, match.away_club]) {
    const gained = match.winner === null ? 1 : match.winner === club ? 3 : 0;
    points.get(club)?.push((points.get(club)?.at(-1) ?? 0) + gained);
  }
}
const [width, height, left, right, top, bottom] = [720, 400, 34, 570, 34, 370];
const rounds = Math.max(...[...points.values()].map(({ length }) => length - 1));
const most = 10 * Math.ceil(Math.max(...clubs.map((club) => club.points)) / 10);
const x = (round: number) => Math.round(left + (round / rounds) * (right - left));
const y = (value: number) => Math.round(bottom - (value / most) * (bottom - top));
const text = (at: number, height: number, label: string, more = '') =>
  `<text x="${at}" y="${height}" ${more}>${label}</text>`;
const grid = Array.from({ length: most / 10 + 1 }, (_, tens) => 10 * tens).map(
  (value) =>
    `<path d="M${left} ${y(value)}H${right}" stroke="#ddd"/>${text(left - 22, y(value) + 4, String(value))}`,
);
let lowest = 0;
const lines = clubs.map(({ club, team, points: total }, index) => {
  const steps = (points.get(club) ?? []).map((value, round) => `${x(round)},${y(value)}`);
  const line = `points="${steps.join(' ')}" fill="none" stroke="${colours[index]}" stroke-width="2"`;
  lowest = Math.max(lowest + 14, y(total) + 4);
  return `<polyline ${line}/>${text(right + 8, lowest, `${team} ${total}`, `fill="${colours[index]}"`)}`;
});
const title = `Points after each match of the regular season, ${season}`;
const heading = text(left, 18, title, 'font-size="15"');
const axis = text(left, height - 8, 'match 0') + text(right, height - 8, String(rounds), 'text-anchor="end"');
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>${title}</title><rect width="100%" height="100%" fill="#fff"/>\n${[heading, ...grid, ...lines, axis].join('\n')}\n</svg>`);
