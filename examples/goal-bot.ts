// Posts each goal of the matches in play. To try it on a day of the past, sixty times as fast as life:
//   npm start -- --replay 2025-11-09 --speed 60
//   SOCCER_DATA_URL=http://127.0.0.1:8787 node goal-bot.ts
import { type LiveEvent, soccerData } from 'soccer-data-client';

const api = soccerData();
/** From now on. With the id of the last event that was posted, nothing is missed while the bot is off. */
const since = Number(process.env.SINCE ?? Date.now());

/** Replace this with a request to your chat. */
function post(text: string): void {
  console.log(text);
}

const score = ({ home_team, home_goals, away_goals, away_team }: LiveEvent) =>
  `${home_team} ${home_goals ?? '-'} : ${away_goals ?? '-'} ${away_team}`;

const titles: { readonly [Kind in LiveEvent['kind']]?: string } = {
  kick_off: 'Kick-off',
  goal: 'Goal!',
  // A decision of the referee may take a goal back.
  goal_cancelled: 'No goal!',
  red_card: 'Red card!',
  full_time: 'Full time',
  correction: 'Corrected',
};

for await (const event of api.events({ since })) {
  const title = titles[event.kind];
  if (title) post(`${title} ${score(event)}`);
  // The feed may name the scorer a minute after the goal, in an event of its own. A bot that edits its post of the goal
  // finds it by match_id, side and goal_number.
  if (event.player !== null) post(`  ${event.minute}' ${event.player}`);
}
