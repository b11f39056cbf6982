// Posts each goal of the matches in play. To try it on a day of the past, sixty times as fast as life:
//   npm start -- --replay 2025-11-09 --speed 60
//   INTERVAL_MS=1000 SOCCER_DATA_URL=http://127.0.0.1:8787 node goal-bot.ts
import { type Match, soccerData } from 'soccer-data-client';

const api = soccerData();
const intervalMs = Number(process.env.INTERVAL_MS ?? 15_000);

/** Replace this with a request to your chat. */
function post(text: string): void {
  console.log(text);
}

const score = (match: Match) =>
  `${match.home_team} ${match.home_goals ?? '-'} : ${match.away_goals ?? '-'} ${match.away_team}`;

for await (const { match, previous, changed } of api.watchLive({ intervalMs })) {
  const { status, clock, home_goals, away_goals } = match;
  const gained =
    (home_goals ?? 0) + (away_goals ?? 0) - (previous?.home_goals ?? 0) - (previous?.away_goals ?? 0);
  if (previous === null) post(`Watching ${score(match)}: ${status}, kick-off ${match.kickoff_utc}`);
  // A decision of the referee may take a goal back.
  else if (gained < 0) post(`No goal! ${score(match)}`);
  else if (gained > 0)
    post(
      `${gained > 1 ? `${gained} goals` : 'Goal'}! ${score(match)}${clock === null ? '' : ` (${clock}')`}`,
    );
  if (status === 'FINISHED' && changed.includes('status')) post(`Full time: ${score(match)}`);
}
post('Nothing is on.');
